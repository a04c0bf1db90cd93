/** The line on the range: spaces from the front, who stands in them, what lies there. */
import type { FrontLineState } from '@komradery/engine';
import { prose } from '../prose/lab-en.ts';

interface Props {
  readonly state: FrontLineState;
  readonly nameOf: (state: FrontLineState, card: number) => string;
}

const { range: words } = prose;

export function Line({ state, nameOf }: Props) {
  const targetsAt = (space: number, player: number) =>
    state.targets.filter(({ at }) => ('space' in at ? at.space === space : at.komrade === player)).length;
  const off = state.offLine.map(({ player }) => words.komrades[player]);
  const dead = state.out.flatMap((out, player) => (out ? [words.komrades[player]] : []));
  return (
    <div class="lab-line">
      <h3 id="lab-line">{words.line}</h3>
      <ol aria-labelledby="lab-line">
        {state.line.map((player, space) => {
          const targets = targetsAt(space, player);
          return (
            <li key={space} class={player < 0 ? 'is-open' : player === 1 ? 'is-holder' : undefined}>
              <span class="lab-space">{space + 1}</span>
              {player < 0 ? (
                <span class="lab-who">{words.open}</span>
              ) : (
                <>
                  <span class="lab-who">{words.komrades[player]}</span>
                  <span class="lab-hp">{words.hp(state.hp[player] ?? 0)}</span>
                  {(state.gear[player] ?? []).map(({ card, durability }) => (
                    <span key={card} class="lab-gear">
                      {words.gear(nameOf(state, card), durability)}
                    </span>
                  ))}
                </>
              )}
              {targets > 0 && (
                <span class="lab-target">
                  {words.targetHere}
                  {targets > 1 && ` ×${targets}`}
                </span>
              )}
            </li>
          );
        })}
        <li class="is-kommissar">
          <span class="lab-who">{words.kommissar}</span>
        </li>
      </ol>
      {off.length > 0 && (
        <p>
          {words.offLine}: {off.join(', ')}
        </p>
      )}
      {dead.length > 0 && (
        <p>
          {words.dead}: {dead.join(', ')}
        </p>
      )}
    </div>
  );
}
