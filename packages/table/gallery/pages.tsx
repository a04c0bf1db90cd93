/** The pages of the gallery: cards and tables in every state with all plates, and each plate by itself. */
import { type KomandoView, sayEvent } from '@komradery/engine';
import { komandoChart } from '@komradery/engine/charts';
import { type PlayedKomandoExample, playKomandoExamples } from '@komradery/engine/examples';
import { describe, layout, part, svg } from '@komradery/statechart';
import { Card, ExamplePlate, KomandoTable, Sprite, tableProseEn as words } from '@komradery/table';
import type { ComponentChildren, VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { deck, hidden, tenPlayers } from '../test/views.ts';

const examples = playKomandoExamples();
const faces = [1, 17, 30, 54].map((card) => ({ card, face: deck[card - 1] }));

/** Under the same policy as the site. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";

function Page({
  title,
  views,
  children,
}: {
  readonly title: string;
  readonly views: readonly KomandoView[];
  readonly children: ComponentChildren;
}) {
  return (
    <html lang="en" data-game="komando">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <title>{title}</title>
        <link rel="stylesheet" href="gallery.css" />
        <link rel="stylesheet" href="chart.css" />
        <link rel="stylesheet" href="table.css" />
        <script type="module" src="element.js" />
      </head>
      <body>
        <Sprite views={views} />
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function Plate({
  example,
  number,
  chart,
  children,
}: {
  readonly example: PlayedKomandoExample;
  readonly number: number;
  readonly chart?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <ExamplePlate
      {...(chart && { chart })}
      example={example}
      number={number}
      level={2}
      clauseHref={(clause) => `#${clause}`}
      say={(event) =>
        sayEvent(event, {
          player: words.player,
          card: words.cardName,
          face: (card) => example.frames[0]?.view.setup.deck[card - 1],
        })
      }
    >
      {children}
    </ExamplePlate>
  );
}

const model = describe(komandoChart);
const drawings = await Promise.all(
  [part(model, { root: 'turn' }), part(model, { root: 'tiebreak' })].map((chart) =>
    layout(chart, { maxWidth: 340 }),
  ),
);

/** A part of the chart: the turn, or the tiebreak. */
function Chart({ id, title, index }: { readonly id: string; readonly title: string; readonly index: 0 | 1 }) {
  const drawn = drawings[index];
  if (!drawn) throw new Error(`no drawing ${index}`);
  return (
    <div
      id={id}
      class="drawing"
      dangerouslySetInnerHTML={{ __html: svg(drawn, { id: `${id}-svg`, title }) }}
    />
  );
}

function CardsAndTables() {
  return (
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
      <h2>60 px wide</h2>
      <div class="cards small">
        {faces.map((face) => (
          <Card key={face.card} {...face} />
        ))}
        <Card card={-1} face={undefined} />
        <Card card={17} face={deck[16]} played="sword" />
        <Card card={17} face={deck[16]} played="shield" />
      </div>
      <h2>Ten players</h2>
      <div>
        <KomandoTable view={tenPlayers} />
      </div>
      <h2>A shared win, hidden hands, life and group below 0</h2>
      <div>
        <KomandoTable view={hidden} />
      </div>
    </>
  );
}

const viewsOf = (shown: readonly PlayedKomandoExample[]): KomandoView[] =>
  shown.flatMap(({ frames }) => frames.map(({ view }) => view));

/** By file name. */
export const pages = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'index.html',
      render(
        <Page title="Gallery" views={[tenPlayers, hidden, ...viewsOf(examples)]}>
          <CardsAndTables />
          {examples.map((example, index) => (
            <Plate key={example.id} example={example} number={index + 1} />
          ))}
        </Page>,
      ),
    ],
    [
      'tables.html',
      render(
        <Page title="Cards and tables" views={[tenPlayers, hidden]}>
          <CardsAndTables />
        </Page>,
      ),
    ],
    [
      'several.html',
      render(
        <Page title="Several plates" views={viewsOf(examples.slice(1, 4))}>
          {examples.slice(1, 4).map((example, index) => (
            <Plate key={example.id} example={example} number={index + 2} />
          ))}
        </Page>,
      ),
    ],
    [
      'chart-inside.html',
      render(
        <Page title="A plate with its own chart" views={viewsOf(examples.slice(1, 2))}>
          {examples.slice(1, 2).map((example) => (
            <Plate key={example.id} example={example} number={2}>
              <Chart id="own" title="The turn" index={0} />
            </Plate>
          ))}
        </Page>,
      ),
    ],
    ...examples.map(
      (example, index) =>
        [
          `${example.id}.html`,
          render(
            <Page title={example.title} views={viewsOf([example])}>
              <p id="K4.3">A clause to link to.</p>
              <Plate example={example} number={index + 1} chart=".drawing" />
              <Chart id="turn" title="The turn" index={0} />
              <Chart id="tiebreak" title="The tiebreak" index={1} />
            </Page>,
          ),
        ] as const,
    ),
  ]);

const render = (page: VNode): string => `<!doctype html>${renderToStaticMarkup(page)}`;
