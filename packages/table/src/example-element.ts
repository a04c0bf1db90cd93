/**
 * `<komradery-example>`: one step of a plate at a time. It changes nothing of what the server wrote but which step is
 * shown; all words come from the markup (`plate.tsx`).
 *
 * The address holds the place as the id of a step, `#exchange-step-3`, so that a link to a step works without a script too.
 */

import type { StateValue } from '@komradery/engine';
import { lightChart } from './chart.ts';

type Go = 'first' | 'back' | 'forward' | 'last';

const KEYS: Readonly<Record<string, Go>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
};

/** Safari refuses more than a hundred changes of the address in half a minute, and a scrubber makes more. */
const ADDRESS_WAIT = 200;

/** Fires `step` with `{ step }`, counted from 1, whenever another step is shown. */
export class KomraderyExample extends HTMLElement {
  #steps: readonly HTMLElement[] = [];
  #now = -1;
  #bar: HTMLElement | null = null;
  #status: HTMLElement | null = null;
  #left: AbortController | undefined;
  #seen: IntersectionObserver | undefined;
  #addressTimer = 0;

  /** The step shown, from 1. */
  get step(): number {
    return this.#now + 1;
  }
  set step(n: number) {
    this.#show(n - 1);
  }

  connectedCallback(): void {
    this.#steps = [...this.querySelectorAll<HTMLElement>('.k-step')];
    this.#bar = this.querySelector('.k-bar');
    if (!this.#steps.length || !this.#bar) return;
    this.#left = new AbortController();
    const { signal } = this.#left;

    this.#status = document.createElement('p');
    this.#status.className = 'k-unseen';
    this.#status.setAttribute('role', 'status');
    this.#bar.append(this.#status);
    this.#bar.hidden = false;
    this.dataset.live = '';

    this.#bar.addEventListener(
      'click',
      (event) => {
        const button = (event.target as Element).closest<HTMLElement>('[data-go]');
        if (button) this.#go(button.dataset.go as Go);
      },
      { signal },
    );
    this.#bar.addEventListener(
      'input',
      (event) => {
        this.#choose(Number((event.target as HTMLInputElement).value) - 1);
      },
      { signal },
    );
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    addEventListener(
      'hashchange',
      () => {
        this.#forget();
        this.#follow();
      },
      { signal },
    );

    if (this.#follow()) this.scrollIntoView();
    else this.#show(0);

    // Several plates may share a chart: the one last scrolled to or used has it.
    this.#seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.#light();
      },
      { rootMargin: '-40% 0px' },
    );
    this.#seen.observe(this);
  }

  disconnectedCallback(): void {
    this.#left?.abort();
    this.#seen?.disconnect();
    this.#forget();
    this.#status?.remove();
    delete this.dataset.live;
  }

  /** Shows the step that the address names, if it is one of these. */
  #follow(): boolean {
    const index = this.#steps.findIndex((step) => location.hash === `#${encodeURIComponent(step.id)}`);
    if (index >= 0) this.#show(index);
    return index >= 0;
  }

  #key(event: KeyboardEvent): void {
    const go = KEYS[event.key];
    if (!go || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if ((event.target as Element).closest('input, select, textarea, [contenteditable]')) return;
    event.preventDefault();
    this.#go(go);
  }

  #go(go: Go): void {
    const last = this.#steps.length - 1;
    this.#choose({ first: 0, back: this.#now - 1, forward: this.#now + 1, last }[go]);
  }

  /** What a reader does: shows the step, says it, and notes it in the address. */
  #choose(index: number): void {
    const to = Math.max(0, Math.min(index, this.#steps.length - 1));
    if (to === this.#now || Number.isNaN(to)) return;
    const from = this.#steps[this.#now];
    const focused = from?.contains(document.activeElement);
    this.#show(to);
    const step = this.#steps[to] as HTMLElement;
    if (focused) step.focus({ preventScroll: true });
    const caption = step.querySelector('.k-caption')?.textContent ?? '';
    if (this.#status) this.#status.textContent = `${this.#count(to)}. ${caption}`;
    if (this.#addressTimer === 0) this.#note();
  }

  /** Notes the step in the address at once, and those that follow too fast when they come to rest. */
  #note(): void {
    const hash = `#${encodeURIComponent(this.#steps[this.#now]?.id ?? '')}`;
    if (location.hash === hash) {
      this.#addressTimer = 0;
      return;
    }
    history.replaceState(history.state, '', hash);
    this.#addressTimer = window.setTimeout(() => this.#note(), ADDRESS_WAIT);
  }

  #forget(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = 0;
  }

  #show(index: number): void {
    const step = this.#steps[index];
    if (!step || index === this.#now) return;
    // Only a step onwards is played as a motion: it shows what just happened.
    this.toggleAttribute('data-onwards', index === this.#now + 1 && this.#now >= 0);
    this.#now = index;
    for (const other of this.#steps) {
      other.removeAttribute('aria-current');
      other.removeAttribute('tabindex');
    }
    step.setAttribute('aria-current', 'step');
    step.tabIndex = -1;

    const last = this.#steps.length - 1;
    for (const button of this.#bar?.querySelectorAll<HTMLElement>('[data-go]') ?? []) {
      const atEnd = index === (button.dataset.go === 'first' || button.dataset.go === 'back' ? 0 : last);
      // Not `disabled`, which would take the focus from under the finger.
      button.setAttribute('aria-disabled', String(atEnd));
    }
    const scrubber = this.#bar?.querySelector('input');
    if (scrubber) {
      scrubber.value = String(index + 1);
      scrubber.setAttribute('aria-valuetext', this.#count(index));
    }
    const count = this.#bar?.querySelector('.k-count');
    if (count) count.textContent = `${index + 1} / ${last + 1}`;
    this.#light();
    this.dispatchEvent(new CustomEvent('step', { detail: { step: index + 1 }, bubbles: true }));
  }

  #count(index: number): string {
    const label = this.#bar?.querySelector<HTMLElement>('.k-count')?.dataset.label ?? '{n}';
    return label.replace('{n}', String(index + 1)).replace('{of}', String(this.#steps.length));
  }

  #light(): void {
    const { at, via } = this.#steps[this.#now]?.dataset ?? {};
    if (at === undefined) return;
    const value = JSON.parse(at) as StateValue;
    for (const chart of document.querySelectorAll(
      this.getAttribute('chart') ?? `#${CSS.escape(this.id)} .k-chart`,
    ))
      lightChart(chart, value, via?.split(' ') ?? []);
  }
}
