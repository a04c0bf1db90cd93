import type { ComponentChildren } from 'preact';
import { classes } from '../classes.ts';
import { Card } from './card.tsx';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import type { SceneExchange, SceneResult } from './scene.ts';

/** The middle of the table: sword against shield, and what came of it (K4.1 to K4.4). */
export function ExchangeView({
  exchange,
  words = en,
}: {
  readonly exchange: SceneExchange | undefined;
  readonly words?: KomandoProse;
}) {
  const { attacker, target, sword, shield, result, groupCounts = true, cleared } = exchange ?? {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={classes('k-exchange', result?.kind ?? 'none', cleared && 'cleared')}
      role="group"
      aria-label={words.exchange}
    >
      <Side who={attacker === undefined ? undefined : `${words.player(attacker)} ${words.attacks}`}>
        {sword && <Card {...sword} played="sword" groupCounts={groupCounts} words={words} />}
      </Side>
      {result ? (
        <Clash result={result} cleared={cleared ?? false} words={words} />
      ) : (
        <p class="k-clash k-note">{words.noExchange}</p>
      )}
      <Side
        who={
          target === undefined
            ? undefined
            : `${words.player(target)} ${shield === undefined ? words.choosing : shield === null ? words.noCard : words.defends}`
        }
      >
        {shield && <Card {...shield} played="shield" groupCounts={groupCounts} words={words} />}
      </Side>
    </div>
  );
}

function Side({ who, children }: { readonly who: string | undefined; readonly children: ComponentChildren }) {
  return (
    <div class="k-side">
      {children || <span class="k-place" />}
      <p>{who}</p>
    </div>
  );
}

const WEDGE = { through: 'M2 12 58 22 2 32Z', stopped: 'M2 12 28 22 2 32Z' };
const BAR = { through: 'M34 2h6v10l-6-2zM34 34l6-2v10h-6z', stopped: 'M32 2h6v40h-6z' };

/** A wedge runs at a bar, and stops there or goes through. */
function Clash({
  result,
  cleared,
  words,
}: {
  readonly result: SceneResult;
  readonly cleared: boolean;
  readonly words: KomandoProse;
}) {
  const through = result.kind === 'damage';
  const decided = through || result.kind === 'blocked';
  return (
    <p class="k-clash">
      <svg viewBox="0 0 60 44" aria-hidden="true">
        <path class="wedge" d={through ? WEDGE.through : WEDGE.stopped} />
        {result.kind !== 'waiting' && <path class="bar" d={through ? BAR.through : BAR.stopped} />}
      </svg>
      {decided && (
        <>
          <b class="k-result">{through ? `${words.number(result.amount)} ${words.damage}` : words.blocked}</b>
          <span>{words.against(result.sword, result.shield)}</span>
          {cleared && <span class="k-note">{words.discarded}</span>}
        </>
      )}
    </p>
  );
}
