/** The page of the gallery: cards and tables in every state, then all examples as plates. */
import { type KomandoView, sayEvent } from '@komradery/engine';
import { playKomandoExamples } from '@komradery/engine/examples';
import {
  Card,
  credits,
  ExamplePlate,
  KomandoTable,
  Sprite,
  stepId,
  tableProseEn as words,
} from '@komradery/table';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { deck, tenPlayers, viewOf } from '../test/views.ts';

const examples = playKomandoExamples();

const shared: KomandoView = viewOf({
  hands: [[1, 2, 3], [], [-1, -1, -2], [52, 53, 54]],
  life: [4, -2, 4, 0],
  out: [false, true, false, true],
  winners: [0, 2],
  group: -3,
  discardPile: [17, 18],
});
const faces = [1, 17, 30, 54].map((card) => ({ card, face: deck[card - 1] }));

const say = (example: (typeof examples)[number]) => (event: Parameters<typeof sayEvent>[0]) =>
  sayEvent(event, {
    player: words.player,
    card: words.cardName,
    face: (card) => example.frames[0]?.view.setup.deck[card - 1],
  });

function Gallery({ only }: { readonly only?: string | undefined }) {
  const plates = examples.filter((example) => !only || example.id === only);
  return (
    <html lang="en" data-game="komando">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"
        />
        <title>Gallery</title>
        <link rel="stylesheet" href="gallery.css" />
        <link rel="stylesheet" href="table.css" />
        <script type="module" src="browser.js" />
      </head>
      <body>
        <Sprite
          views={[tenPlayers, shared, ...plates.flatMap(({ frames }) => frames.map(({ view }) => view))]}
        />
        <main>
          <h1>Gallery</h1>
          {!only && (
            <>
              <h2>Cards</h2>
              <div class="cards">
                {faces.map((face) => (
                  <Card key={face.card} {...face} />
                ))}
                <Card card={-1} face={undefined} />
                <Card card={17} face={deck[16]} played="sword" />
                <Card card={17} face={deck[16]} played="shield" />
                <Card card={17} face={deck[16]} played="sword" groupCounts={false} />
                <Card card={17} face={deck[16]} playable />
                <Card card={17} face={deck[16]} playable chosen />
              </div>
              <div class="cards small">
                {faces.map((face) => (
                  <Card key={face.card} {...face} />
                ))}
                <Card card={-1} face={undefined} />
                <Card card={17} face={deck[16]} played="sword" />
                <Card card={17} face={deck[16]} played="shield" />
              </div>
              <h2>Ten players</h2>
              <div class="stage">
                <KomandoTable view={tenPlayers} />
              </div>
              <h2>A shared win, hidden hands, life and group below 0</h2>
              <div class="stage">
                <KomandoTable view={shared} />
              </div>
            </>
          )}
          <h2>Plates</h2>
          {plates.map((example, index) => (
            <ExamplePlate
              key={example.id}
              example={example}
              number={index + 1}
              clauseHref={(clause) => `#${clause}`}
              say={say(example)}
            />
          ))}
          <p>
            {examples.map(({ id }) => (
              <a key={id} href={`#${stepId(id, 3)}`}>
                {id}{' '}
              </a>
            ))}
          </p>
          <p>Icons: {credits.map(({ author }) => author).join(', ')}.</p>
        </main>
      </body>
    </html>
  );
}

export const page = (only?: string): string =>
  `<!doctype html>${renderToStaticMarkup(<Gallery only={only} />)}`;
