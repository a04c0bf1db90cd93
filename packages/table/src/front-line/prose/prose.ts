import type { Choice, PlayerId, TargetCard, WindowFrame } from '@komradery/engine';
import type { HouseProse } from '../../prose/prose.ts';
import type { SceneIncoming, SceneKind } from '../scene.ts';

/** The words of Front Line's table in one language, and those around it. */
export interface FrontLineProse extends HouseProse {
  readonly turn: (n: number) => string;
  readonly komrade: (id: PlayerId, name: string | undefined) => string;
  readonly character: (index: number) => string;

  readonly incoming: string;
  readonly types: Readonly<Record<SceneIncoming['type'], string>>;
  readonly damage: string;
  /** The damage beside the centre of a Splash. */
  readonly sides: string;
  /** A target card is a letter. */
  readonly letter: (index: number) => string;
  readonly lies: (at: TargetCard['at']) => string;
  readonly points: Readonly<Record<TargetCard['arrow'], string>>;
  readonly misses: string;

  readonly line: string;
  readonly space: string;
  readonly open: string;
  readonly kommissar: string;
  readonly stepped: string;
  readonly targetHere: (letter: string) => string;
  readonly passesHere: (letter: string) => string;
  readonly strikesHere: (letter: string, amount: number, hits: boolean) => string;
  readonly movedFrom: (space: number) => string;

  readonly hp: string;
  readonly initiative: string;
  readonly faceDown: string;
  readonly durability: string;
  readonly dead: string;
  readonly offLine: string;
  readonly marked: string;
  readonly decides: string;
  readonly answered: string;
  readonly wins: string;
  readonly shares: string;

  readonly komrades: string;
  readonly pack: string;
  readonly picked: string;
  readonly noCards: string;
  readonly backs: (n: number) => string;
  /** In the log, for whoever may not see which. */
  readonly hiddenCard: string;
  readonly kinds: Readonly<Record<SceneKind, string>>;
  readonly inPlay: string;
  readonly isNew: string;

  readonly piles: Readonly<Record<'draw' | 'discard' | 'incomingDraw' | 'incomingDiscard', string>>;

  readonly asks: {
    readonly pick: (who: string) => string;
    readonly draft: (who: string) => string;
    readonly lay: (who: string) => string;
    readonly window: (who: string, window: WindowFrame['window'], answering: string | undefined) => string;
    readonly choose: (who: string, what: Choice['what'], by: string | undefined) => string;
    readonly options: (what: Choice['what'], options: readonly number[]) => string | undefined;
  };
  readonly over: string;
}
