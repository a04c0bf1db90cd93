import { checkKomandoDeck, type KomandoDeck, printProblem } from '@komradery/cards';
import { loadKomandoDeck } from '@komradery/cards/load';

/** The deck in a file's text, and what a person should hear about it. */
export function ownDeck(text: string): { deck?: KomandoDeck; report: string[] } {
  const loaded = loadKomandoDeck(text);
  if (!loaded.ok) return { report: loaded.error.map(printProblem) };
  const findings = checkKomandoDeck(loaded.value);
  return { deck: loaded.value, report: findings.map(({ message, mend }) => `${message} ${mend}`) };
}
