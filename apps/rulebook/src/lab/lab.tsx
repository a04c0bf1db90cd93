/** The bench: a card is typed, read as it is typed, and played. The page's address always holds the card. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bench } from './bench.tsx';
import { BLANK, type LabCard, readAddress, writeAddress } from './card.ts';
import { inspect } from './inspect.ts';
import { Range } from './range.tsx';
import { Reading } from './reading.tsx';

const fromAddress = (): LabCard => readAddress(location.hash) ?? BLANK;

export function Lab() {
  const [card, setCard] = useState(fromAddress);
  const found = useMemo(() => inspect(card), [card]);

  useEffect(() => {
    const take = () => setCard(fromAddress());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);

  const change = (next: LabCard) => {
    setCard(next);
    // Typing is no journey: the way back leads to the page before.
    history.replaceState(history.state, '', writeAddress(next));
  };

  return (
    <>
      <div class="lab-desk">
        <Bench card={card} change={change} />
        <Reading card={card} found={found} />
      </div>
      <Range card={card} found={found} />
    </>
  );
}
