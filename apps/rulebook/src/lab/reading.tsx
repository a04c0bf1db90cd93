/** What the rules make of the text: its normal form and its tree, or its mistake at its place. */
import type { Diagnostic, TextError } from '@komradery/cards/language';
import { prose } from '../prose/lab-en.ts';
import type { LabCard } from './card.ts';
import type { Inspection } from './inspect.ts';
import { Tree } from './tree.tsx';

interface Props {
  readonly card: LabCard;
  readonly found: Inspection;
}

const { reading: words } = prose;

export function Reading({ card, found }: Props) {
  const { blank, errors, targetErrors, diagnostics, ast, normalForm, targetsForm } = found;
  const faulty = errors.length + targetErrors.length > 0;
  return (
    <section class="lab-reading" aria-labelledby="lab-reading">
      <h2 id="lab-reading">{words.title}</h2>
      <p class="unseen" role="status">
        {blank ? '' : faulty ? words.faulty : words.fine}
      </p>
      {blank && <p class="lab-hint">{words.blank}</p>}
      {errors.map((error) => (
        <Fault key={error.start} title={words.fault} text={card.text} error={error} />
      ))}
      {targetErrors.map((error) => (
        <Fault key={error.start} title={words.faultInTargets} text={card.targets} error={error} />
      ))}
      {ast && (
        <>
          <h3>{words.normal}</h3>
          <blockquote class="lab-normal">
            <p>{normalForm}</p>
          </blockquote>
          {normalForm === card.text.trim() && <p class="lab-hint">{words.same}</p>}
          {targetsForm !== undefined && (
            <p class="lab-targets">
              <b>{words.targets}</b> {targetsForm}
            </p>
          )}
          {diagnostics.length > 0 && <Doubts diagnostics={diagnostics} />}
          <details class="lab-tree" open>
            <summary>{words.tree}</summary>
            <Tree value={ast} />
          </details>
          <details class="lab-json">
            <summary>{words.json}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached */}
            <pre tabIndex={0}>{JSON.stringify(ast, undefined, 2)}</pre>
          </details>
        </>
      )}
    </section>
  );
}

/** Longer texts are shown around their mistake only. */
const AROUND = 160;

function Fault({ title, text, error }: { title: string; text: string; error: TextError }) {
  const { start, end, line, column, message, expected, suggestion } = error;
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  return (
    <div class="lab-fault">
      <h3>{title}</h3>
      <p class="lab-proof">
        {from > 0 && '… '}
        {text.slice(from, start)}
        <mark>{text.slice(start, Math.min(end, to)) || words.end}</mark>
        {text.slice(Math.min(end, to), to)}
        {to < text.length && ' …'}
      </p>
      <p>
        {words.at(line, column)}
        {message}
      </p>
      {suggestion !== undefined && (
        <p>
          {words.nearest}: <q>{suggestion}</q>
        </p>
      )}
      {expected.length > 0 && (
        <details>
          <summary>{words.expected}</summary>
          <ul class="lab-expected">
            {expected.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Doubts = ({ diagnostics }: { diagnostics: readonly Diagnostic[] }) => (
  <div class="lab-doubts">
    <h3>{words.doubts}</h3>
    <ul>
      {diagnostics.map(({ code, severity, at, phrase, message, mend }) => (
        <li key={`${code} ${at}`}>
          <b>{words.severity[severity]}</b> {message} {mend}
          {phrase !== undefined && <q>{phrase}</q>}
        </li>
      ))}
    </ul>
  </div>
);
