/** A card as it is typed at the bench, and how it travels in an address. */
import { type IncomingType, MAX_TEXT } from '@komradery/cards/language';

export const KINDS = ['maneuver', 'event', 'equipment', 'incoming', 'character'] as const;
export type Kind = (typeof KINDS)[number];

export const TYPES: readonly IncomingType[] = ['linear', 'splash', 'special'];

export interface LabCard {
  readonly kind: Kind;
  readonly name: string;
  readonly text: string;
  /** Of equipment. */
  readonly durability: number;
  /** Of an Incoming! card. */
  readonly type: IncomingType;
  /** Of an Incoming! card: where its target cards go, in the language of target lines. */
  readonly targets: string;
  /** Of an Incoming! card: damage. */
  readonly primary: number;
  /** Of a Splash: what the spaces beside its centre suffer. */
  readonly secondary: number;
}

export const MAX_NAME = 80;
/** Smallest and largest of each number on a card. */
export const NUMBERS = {
  durability: [1, 9],
  primary: [0, 20],
  secondary: [0, 20],
} as const satisfies Partial<Record<keyof LabCard, readonly [number, number]>>;

export const BLANK: LabCard = {
  kind: 'maneuver',
  name: '',
  text: '',
  durability: 3,
  type: 'linear',
  targets: 'Space 2',
  primary: 3,
  secondary: 1,
};

/** The parts of a card that only one kind has. */
const ONLY: Partial<Record<Kind, readonly (keyof LabCard)[]>> = {
  equipment: ['durability'],
  incoming: ['type', 'targets', 'primary', 'secondary'],
};

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const number = (said: URLSearchParams, key: keyof typeof NUMBERS): number => {
  const value = Number(said.get(key) ?? BLANK[key]);
  const [least, most] = NUMBERS[key];
  return Number.isInteger(value) && value >= least && value <= most ? value : BLANK[key];
};

/** What an address carries behind its `#`. What is not given, or makes no sense, is as on a blank card. */
export function readAddress(hash: string): LabCard | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const text = said.get('text');
  if (text === null) return undefined;
  return {
    kind: oneOf(KINDS, said.get('kind'), BLANK.kind),
    name: (said.get('name') ?? BLANK.name).slice(0, MAX_NAME),
    // One too long is shown to be so.
    text: text.slice(0, MAX_TEXT + 1),
    durability: number(said, 'durability'),
    type: oneOf(TYPES, said.get('type'), BLANK.type),
    targets: (said.get('targets') ?? BLANK.targets).slice(0, MAX_TEXT),
    primary: number(said, 'primary'),
    secondary: number(said, 'secondary'),
  };
}

/** The other way round: only what the card has. */
export function writeAddress(card: LabCard): string {
  const said = new URLSearchParams({ kind: card.kind, text: card.text });
  if (card.name !== '') said.set('name', card.name);
  for (const key of ONLY[card.kind] ?? []) said.set(key, `${card[key]}`);
  return `#${said}`;
}
