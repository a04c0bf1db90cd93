/** The pages of the gallery: cards and tables in every state with all plates, and each plate by itself. */
import type { GameEvent, PlayedExample } from '@komradery/engine';
import { frontLineChart, komandoChart } from '@komradery/engine/charts';
import { playKomandoExamples } from '@komradery/engine/examples';
import { type ChartLayout, describe, layout, part, svg } from '@komradery/statechart';
import {
  Card,
  ExamplePlate,
  FrontLineTable,
  frontLineLook,
  type GameLook,
  KomandoTable,
  komandoLook,
} from '@komradery/table';
import type { ComponentChildren, VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { frontLineExamples, tenKomrades } from '../test/front-line.ts';
import { deck, hidden, tenPlayers } from '../test/views.ts';

const examples = playKomandoExamples();
const frontLine = frontLineExamples();
const faces = [1, 17, 30, 54].map((card) => ({ card, face: deck[card - 1] }));

/** Under the same policy as the site. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";

function Page({
  title,
  game = 'komando',
  sprite,
  children,
}: {
  readonly title: string;
  readonly game?: 'komando' | 'front-line';
  readonly sprite: VNode;
  readonly children: ComponentChildren;
}) {
  return (
    <html lang="en" data-game={game}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <title>{title}</title>
        <link rel="stylesheet" href="gallery.css" />
        <link rel="stylesheet" href="chart.css" />
        <link rel="stylesheet" href={`${game}.css`} />
        <script type="module" src="element.js" />
      </head>
      <body>
        {sprite}
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function Plate<V, E extends GameEvent>(props: {
  readonly example: PlayedExample<V, E>;
  readonly look: GameLook<V, E>;
  readonly number: number;
  readonly chart?: string;
  readonly children?: ComponentChildren;
}) {
  return <ExamplePlate {...props} level={2} clauseHref={(clause) => `#${clause}`} />;
}

const draw = (model: Parameters<typeof part>[0], root: string) =>
  layout(part(model, { root }), { maxWidth: 340 });
const komando = describe(komandoChart);
const [turn, tiebreak, frontLineTurn, resolve] = await Promise.all([
  draw(komando, 'turn'),
  draw(komando, 'tiebreak'),
  draw(describe(frontLineChart), 'turn'),
  draw(describe(frontLineChart), 'resolve'),
]);

function Chart({
  id,
  title,
  drawn,
}: {
  readonly id: string;
  readonly title: string;
  readonly drawn: ChartLayout;
}) {
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

const viewsOf = <V,>(shown: readonly { readonly frames: readonly { readonly view: V }[] }[]): V[] =>
  shown.flatMap(({ frames }) => frames.map(({ view }) => view));

/** By file name. */
export const pages = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'index.html',
      render(
        <Page title="Gallery" sprite={komandoLook.sprite([tenPlayers, hidden, ...viewsOf(examples)])}>
          <CardsAndTables />
          {examples.map((example, index) => (
            <Plate key={example.id} example={example} look={komandoLook} number={index + 1} />
          ))}
        </Page>,
      ),
    ],
    [
      'tables.html',
      render(
        <Page title="Cards and tables" sprite={komandoLook.sprite([tenPlayers, hidden])}>
          <CardsAndTables />
        </Page>,
      ),
    ],
    [
      'several.html',
      render(
        <Page title="Several plates" sprite={komandoLook.sprite(viewsOf(examples.slice(1, 4)))}>
          {examples.slice(1, 4).map((example, index) => (
            <Plate key={example.id} example={example} look={komandoLook} number={index + 2} />
          ))}
        </Page>,
      ),
    ],
    [
      'chart-inside.html',
      render(
        <Page title="A plate with its own chart" sprite={komandoLook.sprite(viewsOf(examples.slice(1, 2)))}>
          {examples.slice(1, 2).map((example) => (
            <Plate key={example.id} example={example} look={komandoLook} number={2}>
              <Chart id="own" title="The turn" drawn={turn} />
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
            <Page title={example.title} sprite={komandoLook.sprite(viewsOf([example]))}>
              <p id="K4.3">A clause to link to.</p>
              <Plate example={example} look={komandoLook} number={index + 1} chart=".drawing" />
              <Chart id="turn" title="The turn" drawn={turn} />
              <Chart id="tiebreak" title="The tiebreak" drawn={tiebreak} />
            </Page>,
          ),
        ] as const,
    ),
    [
      'line.html',
      render(
        <Page title="The line" game="front-line" sprite={frontLineLook.sprite([])}>
          <h2>Ten Komrades, four target cards, as P1 sees it</h2>
          <div>
            <FrontLineTable view={tenKomrades()} />
          </div>
        </Page>,
      ),
    ],
    ...frontLine.map(
      (example, index) =>
        [
          `front-line-${example.id}.html`,
          render(
            <Page title={example.title} game="front-line" sprite={frontLineLook.sprite(viewsOf([example]))}>
              <Plate example={example} look={frontLineLook} number={index + 1} chart=".drawing" />
              <Chart id="turn" title="The turn" drawn={frontLineTurn} />
              <Chart id="resolve" title="Resolving" drawn={resolve} />
            </Page>,
          ),
        ] as const,
    ),
  ]);

const render = (page: VNode): string => `<!doctype html>${renderToStaticMarkup(page)}`;
