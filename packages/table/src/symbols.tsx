/** What the drawings of every game share: the buttons of the example player, and the marks of who won and who is out. */
import { icons } from './icons.ts';

const STAR = 'M30 27l3.5 10.7h11.3l-9.1 6.6 3.5 10.8-9.2-6.7-9.2 6.7 3.5-10.8-9.1-6.6h11.3z';

const arrows = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M18 4v16L6 12z',
  forward: 'M6 4v16l12-8z',
  last: 'M4 4v16l12-8zM17 4h3v16h-3z',
};

export function HouseSymbols() {
  return (
    <>
      <symbol id="k-star" viewBox="13 25 34 34">
        <path d={STAR} />
      </symbol>
      <symbol id="k-skull" viewBox="0 0 512 512">
        <path d={icons.skull} />
      </symbol>
      {Object.entries(arrows).map(([name, outline]) => (
        <symbol key={name} id={`k-go-${name}`} viewBox="0 0 24 24">
          <path d={outline} />
        </symbol>
      ))}
    </>
  );
}
