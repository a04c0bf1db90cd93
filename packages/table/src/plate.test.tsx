import { playKomandoExamples } from '@komradery/engine/examples';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { komandoLook } from './komando/look.tsx';
import { ExamplePlate, stepId } from './plate.tsx';

const [, example] = playKomandoExamples();
if (!example) throw new Error('the engine has no second example');

const html = renderToStaticMarkup(
  <ExamplePlate
    example={example}
    number={2}
    level={4}
    chart="#turn"
    clauseHref={(clause) => `/komando/#${clause}`}
    look={{
      ...komandoLook,
      say: (event) => (event.type === 'entered' ? undefined : `told: ${event.type}`),
    }}
    caption={(text) => <em>{text}</em>}
  />,
);
const steps = html.split('<li class="k-step"').slice(1);

describe('a plate', () => {
  test('has its number and title in a heading of the level asked for, and its id', () => {
    expect(html).toContain('<h4 class="k-title"><span>Plate 2</span> One exchange</h4>');
    expect(html).toMatch(/^<komradery-example class="k-plate" id="exchange" chart="#turn">/);
  });

  test('has every frame as a step with a place of its own', () => {
    expect(steps.length).toBe(example.frames.length);
    steps.forEach((step, index) => {
      expect(step).toContain(`id="${stepId('exchange', index + 1)}"`);
      expect(step).toContain(`<em>${example.frames[index]?.caption}</em>`);
    });
  });

  test('[L12] links every rule of a step, and of every line of its log', () => {
    example.frames.forEach(({ clauses, events }, index) => {
      const links = [...(steps[index] as string).matchAll(/href="\/komando\/#([^"]+)"/g)].map(
        (match) => match[1],
      );
      const told = events.filter(({ type }) => type !== 'entered').map(({ clause }) => clause);
      expect(links).toEqual([...clauses, ...told]);
    });
  });

  test('leaves out of the log what has no words', () => {
    expect(html).toContain('told: attacked');
    expect(html).not.toContain('told: entered');
  });

  test('tells where the chart is, in words and for the player', () => {
    example.frames.forEach(({ at }, index) => {
      const step = steps[index] as string;
      expect(JSON.parse((/data-at="([^"]*)"/.exec(step)?.[1] ?? '').replaceAll('&quot;', '"'))).toEqual(at);
    });
    expect(steps[1]).toContain('data-via="turn.attack:attack"');
    expect(steps[1]).toContain('Statechart: turn › defend');
  });

  test('says where the chart is in the words it is given', () => {
    const said = renderToStaticMarkup(
      <ExamplePlate
        example={example}
        number={2}
        clauseHref={String}
        look={komandoLook}
        sayState={(at) => `at ${JSON.stringify(at).length}`}
      />,
    );
    expect(said).toContain('<p class="k-at">Statechart: at 17</p>');
  });

  test('has its controls out of sight until a script needs them', () => {
    expect(html).toMatch(/<div class="k-bar"[^>]* hidden>/);
  });
});
