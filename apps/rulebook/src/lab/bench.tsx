/** Where a card is typed. */
import { MAX_TEXT } from '@komradery/cards/language';
import type { ComponentChildren } from 'preact';
import { prose } from '../prose/lab-en.ts';
import { KINDS, type LabCard, MAX_NAME, NUMBERS, TYPES } from './card.ts';

interface Props {
  readonly card: LabCard;
  readonly change: (card: LabCard) => void;
}

const { bench: words } = prose;

export function Bench({ card, change }: Props) {
  const set =
    <K extends keyof LabCard>(key: K) =>
    (value: LabCard[K]) =>
      change({ ...card, [key]: value });

  const number = (key: keyof typeof NUMBERS) => (
    <Field id={`lab-${key}`} label={words[key]}>
      <input
        id={`lab-${key}`}
        type="number"
        inputMode="numeric"
        min={NUMBERS[key][0]}
        max={NUMBERS[key][1]}
        value={card[key]}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== '' && currentTarget.checkValidity())
            set(key)(currentTarget.valueAsNumber);
        }}
      />
    </Field>
  );

  return (
    <section class="lab-bench" aria-labelledby="lab-bench">
      <h2 id="lab-bench">{words.title}</h2>
      <fieldset class="lab-kinds">
        <legend>{words.kind}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="lab-kind"
              checked={card.kind === kind}
              onInput={() => set('kind')(kind)}
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <div class="lab-fields">
        <Field id="lab-name" label={words.name} hint={words.nameHint}>
          <input
            id="lab-name"
            type="text"
            maxLength={MAX_NAME}
            autocomplete="off"
            spellcheck={false}
            value={card.name}
            aria-describedby="lab-name-hint"
            onInput={({ currentTarget }) => set('name')(currentTarget.value)}
          />
        </Field>
        {card.kind === 'equipment' && number('durability')}
        {card.kind === 'incoming' && (
          <>
            <Field id="lab-type" label={words.type}>
              <select
                id="lab-type"
                value={card.type}
                onInput={({ currentTarget }) => set('type')(TYPES[currentTarget.selectedIndex] ?? card.type)}
              >
                {TYPES.map((type) => (
                  <option key={type} value={type}>
                    {words.types[type]}
                  </option>
                ))}
              </select>
            </Field>
            {number('primary')}
            {card.type === 'splash' && number('secondary')}
            <Field id="lab-targets" label={words.targets}>
              <input
                id="lab-targets"
                type="text"
                maxLength={MAX_TEXT}
                autocomplete="off"
                spellcheck={false}
                value={card.targets}
                onInput={({ currentTarget }) => set('targets')(currentTarget.value)}
              />
            </Field>
          </>
        )}
      </div>
      <label class="lab-label" for="lab-text">
        {words.text}
      </label>
      <textarea
        id="lab-text"
        rows={6}
        autocomplete="off"
        autocapitalize="sentences"
        spellcheck={false}
        value={card.text}
        onInput={({ currentTarget }) => set('text')(currentTarget.value)}
      />
      <p class="lab-hint">{words.share}</p>
    </section>
  );
}

function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  children: ComponentChildren;
}) {
  return (
    <div class="lab-field">
      <label class="lab-label" for={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p class="lab-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
