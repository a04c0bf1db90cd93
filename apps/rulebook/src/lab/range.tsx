/** The firing range, as it is looked at. The rules are fetched when a card is first played, not before. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { prose } from '../prose/lab-en.ts';
import type { LabCard } from './card.ts';
import type { Inspection } from './inspect.ts';
import type { Asked, Loaded, LogLine, RangeSession, Setting } from './play.ts';

interface Props {
  readonly card: LabCard;
  readonly found: Inspection;
}

type Rules = typeof import('./play.ts');

/** A card on the range: nothing of it changes while it is played, whatever is typed meanwhile. */
interface Shot {
  readonly rules: Rules;
  readonly session: RangeSession;
  readonly card: Loaded;
  readonly setting: Setting;
  /** The last turn to be played. */
  readonly until: number;
  readonly asked: Asked | undefined;
  /** The steps at which something was asked and answered. */
  readonly stops: readonly number[];
}

const { range: words } = prose;
const SETTING: Setting = { stand: 'middle', threat: 'none', busy: false };

export function Range({ card, found }: Props) {
  const [setting, setSetting] = useState<Setting>(SETTING);
  const [shot, setShot] = useState<Shot>();
  const [told, setTold] = useState<string>();
  const ready = found.ast !== undefined && found.targetErrors.length === 0;

  const play = async (event: Event) => {
    event.preventDefault();
    if (!found.ast) return;
    setTold(words.loading);
    const loaded: Loaded = {
      ...card,
      text: found.ast,
      targets: found.targets,
    };
    try {
      const rules = await import('./play.ts');
      const laid = rules.layOut(loaded, setting);
      if ('refusal' in laid) return setTold(laid.refusal);
      setTold(undefined);
      setShot(
        goOn({ rules, session: laid.session, card: loaded, setting, until: 1, asked: undefined, stops: [] }),
      );
    } catch {
      setTold(words.failed);
    }
  };

  return (
    <section class="lab-range" aria-labelledby="lab-range">
      <h2 id="lab-range">{words.title}</h2>
      <p>{words.lead}</p>
      <form class="lab-setting" onSubmit={play}>
        <Picker
          label={words.stand}
          labels={words.stands}
          value={setting.stand}
          pick={(stand) => setSetting({ ...setting, stand })}
        />
        {card.kind !== 'incoming' && (
          <Picker
            label={words.threat}
            labels={words.threats}
            value={setting.threat}
            pick={(threat) => setSetting({ ...setting, threat })}
          />
        )}
        <label class="lab-busy">
          <input
            type="checkbox"
            checked={setting.busy}
            onInput={({ currentTarget }) => setSetting({ ...setting, busy: currentTarget.checked })}
          />
          <span>{words.busy}</span>
        </label>
        <button type="submit" class="lab-play" disabled={!ready}>
          {shot ? words.again : words.load}
        </button>
      </form>
      <p role="status">{told ?? (ready || found.blank ? '' : words.notYet)}</p>
      {shot && <Fired shot={shot} change={setShot} />}
    </section>
  );
}

const goOn = (shot: Shot): Shot => ({
  ...shot,
  asked: shot.rules.goOn(shot.session, shot.card, shot.setting, shot.until),
});

function oneBack(shot: Shot): Shot {
  const { session, stops } = shot;
  session.goto(stops.at(-1) ?? 0);
  return { ...shot, stops: stops.slice(0, -1), until: session.state.turn };
}

function Fired({ shot, change }: { shot: Shot; change: (shot: Shot) => void }) {
  const { rules, session, asked, until, stops } = shot;
  const { state } = session;
  const log = rules.logOf(session, until);
  const over = state.winners !== null;
  const turnOver = !asked && !over;
  return (
    <div class="lab-fired">
      <div class="lab-table">
        {asked && (
          <fieldset class="lab-asked">
            <legend>{asked.question}</legend>
            {asked.answers.map(({ command, label }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  const stop = session.step;
                  session.play(asked.player, command);
                  change(goOn({ ...shot, stops: [...stops, stop] }));
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
        {rules.draw(session)}
        {over && <p>{words.gameOver}</p>}
        {turnOver && <p>{words.turnOver(until)}</p>}
        <p class="lab-moves">
          {stops.length > 0 && (
            <button type="button" onClick={() => change(goOn(oneBack(shot)))}>
              {words.undo}
            </button>
          )}
          {turnOver && until < rules.MOST_TURNS && (
            <button type="button" onClick={() => change(goOn({ ...shot, until: until + 1 }))}>
              {words.nextTurn}
            </button>
          )}
          {turnOver && until >= rules.MOST_TURNS && words.enough}
        </p>
      </div>
      <Log lines={log} />
    </div>
  );
}

function Log({ lines }: { lines: readonly LogLine[] }) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list && lines.length > 0) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <section class="lab-log" aria-labelledby="lab-log">
      <h3 id="lab-log">{words.log}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached */}
      <ol ref={end} tabIndex={0} aria-live="polite">
        {lines.map(({ seq, clause, text }) => (
          <li key={seq}>
            <a class="rule" href={`/front-line/#${clause}`}>
              {clause}
            </a>{' '}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Picker<T extends string>({
  label,
  labels,
  value,
  pick,
}: {
  label: string;
  labels: Readonly<Record<T, string>>;
  value: T;
  pick: (value: T) => void;
}) {
  const keys = Object.keys(labels) as T[];
  return (
    <label class="lab-field">
      <span class="lab-label">{label}</span>
      <select value={value} onInput={({ currentTarget }) => pick(keys[currentTarget.selectedIndex] ?? value)}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {labels[key]}
          </option>
        ))}
      </select>
    </label>
  );
}
