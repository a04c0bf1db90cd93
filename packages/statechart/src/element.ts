/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Lit, light } from './light.ts';
import type { StateValueLike } from './lit.ts';
import { CONTROLS_EN, type ControlsProse } from './prose/controls-en.ts';

const STEP = 1.25;
const MOST = 4;

/** Detail of the `select` event. */
export type ChartSelection = { state: string } | { transition: string };

/**
 * `<komradery-statechart>`: makes the SVG inside it explorable. Without script it is just the SVG.
 *
 * - `value` (attribute as JSON or a plain name, property as a state value) and `transition` light the chart, scroll the lit
 *   state into view inside the chart's own scroller, and say it politely to a screen reader; with `quiet` it is not said.
 * - Zoom: buttons, `+` `-` `0`, pinch, control and wheel. Pan: scroll, drag, arrow keys.
 * - With `selectable`, states and transitions can be chosen by pointer or by keyboard (arrow keys from one to the next), and
 *   `select` is sent with `{ state }` or `{ transition }`.
 *
 * The words of the controls are in the static `prose`; styles are in `chart.css`.
 */
export class KomraderyStatechart extends HTMLElement {
  static observedAttributes = ['value', 'transition', 'selectable'];
  static prose: ControlsProse = CONTROLS_EN;

  #scroller: HTMLElement | undefined;
  #svg: SVGSVGElement | undefined;
  #status: HTMLElement | undefined;
  #zoom = 1;
  #value: StateValueLike | undefined;
  #pending = false;

  connectedCallback(): void {
    const svg = this.querySelector<SVGSVGElement>('svg');
    if (this.#scroller || !svg) return;
    this.#svg = svg;
    const scroller = document.createElement('div');
    scroller.className = 'statechart-scroller';
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', svg.querySelector('title')?.textContent ?? '');
    svg.replaceWith(scroller);
    scroller.append(svg);
    this.#scroller = scroller;

    const status = document.createElement('div');
    status.className = 'statechart-status';
    status.setAttribute('role', 'status');
    this.#status = status;

    const { prose } = KomraderyStatechart;
    const controls = document.createElement('div');
    controls.className = 'statechart-controls';
    const add = (sign: string, label: string, act: () => void) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = sign;
      button.setAttribute('aria-label', label);
      button.title = label;
      button.addEventListener('click', act);
      controls.append(button);
    };
    add('\u2212', prose.zoomOut, () => this.zoom(this.#zoom / STEP));
    add('+', prose.zoomIn, () => this.zoom(this.#zoom * STEP));
    add('\u2194', prose.fit, () => this.zoom(1));
    this.append(controls, status);

    this.#listen(scroller);
    this.#makeSelectable();
    this.#show(false);
  }

  attributeChangedCallback(name: string): void {
    if (name === 'value') this.#value = parse(this.getAttribute('value'));
    if (name === 'selectable') this.#makeSelectable();
    // Value and transition are mostly set one after the other: they are shown together.
    if (this.#pending || !this.#svg) return;
    this.#pending = true;
    queueMicrotask(() => {
      this.#pending = false;
      this.#show();
    });
  }

  get value(): StateValueLike | undefined {
    return this.#value;
  }
  set value(value: StateValueLike | undefined) {
    if (value === undefined) this.removeAttribute('value');
    else this.setAttribute('value', JSON.stringify(value));
  }

  get transition(): string | undefined {
    return this.getAttribute('transition') ?? undefined;
  }
  set transition(id: string | undefined) {
    if (id === undefined) this.removeAttribute('transition');
    else this.setAttribute('transition', id);
  }

  /** Sets the size as a multiple of the width that fits, from 1 to 4, keeping the point at (x, y) of the window in its place. */
  zoom(factor: number, x?: number, y?: number): void {
    const [scroller, svg] = [this.#scroller, this.#svg];
    if (!scroller || !svg) return;
    const next = Math.min(MOST, Math.max(1, factor));
    const before = svg.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const px = x ?? frame.left + frame.width / 2;
    const py = y ?? frame.top + frame.height / 2;
    const fitting = before.width / this.#zoom;
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '0 0 1 1').split(' ').map(Number) as number[];
    const isZoomed = next > 1.001;
    scroller.classList.toggle('is-zoomed', isZoomed);
    svg.setAttribute('width', String(isZoomed ? fitting * next : width));
    svg.setAttribute('height', String(isZoomed ? (fitting * next * (height ?? 1)) / (width ?? 1) : height));
    this.#zoom = isZoomed ? next : 1;
    const after = svg.getBoundingClientRect();
    const ratio = after.width / before.width;
    scroller.scrollLeft += after.left + (px - before.left) * ratio - px;
    scroller.scrollTop += after.top + (py - before.top) * ratio - py;
  }

  #show(say = !this.hasAttribute('quiet')): void {
    if (!this.#svg || this.#value === undefined) return;
    const lit = light(this, this.#value, this.transition);
    this.#reveal(lit);
    const now = KomraderyStatechart.prose.now(
      [...this.#svg.querySelectorAll('[data-state]:is(.is-within, .is-active)')].map((part) =>
        written(part, '.title'),
      ),
    );
    if (this.#status && say && this.#status.textContent !== now) this.#status.textContent = now;
  }

  /** Only ever moves the chart's own scroller. */
  #reveal({ leaves, last }: Lit): void {
    const scroller = this.#scroller;
    const svg = this.#svg;
    const drawn = leaves.filter((leaf) => svg?.contains(leaf));
    if (!scroller || drawn.length === 0) return;
    const frame = scroller.getBoundingClientRect();
    const around = (elements: Element[]) => {
      const boxes = elements.map((element) => element.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map((b) => b.left)) - frame.left,
        top: Math.min(...boxes.map((b) => b.top)) - frame.top,
        right: Math.max(...boxes.map((b) => b.right)) - frame.left,
        bottom: Math.max(...boxes.map((b) => b.bottom)) - frame.top,
      };
    };
    // With the transition if both fit, else the state alone.
    let box = around([...drawn, ...last.filter((element) => svg?.contains(element))]);
    const { clientWidth, clientHeight } = scroller;
    if (box.right - box.left > clientWidth || box.bottom - box.top > clientHeight) box = around(drawn);
    const move = (low: number, high: number, size: number) =>
      low >= 0 && high <= size ? 0 : (low + high - size) / 2;
    scroller.scrollBy({
      left: move(box.left, box.right, clientWidth),
      top: move(box.top, box.bottom, clientHeight),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }

  #makeSelectable(): void {
    const svg = this.#svg;
    if (!svg) return;
    const on = this.hasAttribute('selectable');
    const links = svg.querySelector('a') !== null;
    svg.setAttribute('role', on || links ? 'group' : 'img');
    for (const [i, part] of this.#parts().entries()) {
      if (on) {
        part.setAttribute('tabindex', i === 0 ? '0' : '-1');
        part.setAttribute('role', part.querySelector('a') ? 'group' : 'button');
        part.setAttribute('aria-label', written(part) || (part.getAttribute('data-transition') ?? ''));
      } else for (const attribute of ['tabindex', 'role', 'aria-label']) part.removeAttribute(attribute);
    }
  }

  /** Of groups in one another, which stand for transitions that share an arrow, the outermost. */
  #parts(): SVGGElement[] {
    const all = this.#svg?.querySelectorAll<SVGGElement>('g[data-state], g[data-transition]') ?? [];
    return [...all].filter((part) => !part.parentElement?.closest('g[data-transition]'));
  }

  #select(part: Element): void {
    const state = part.getAttribute('data-state');
    const detail: ChartSelection =
      state === null ? { transition: part.getAttribute('data-transition') ?? '' } : { state };
    this.dispatchEvent(new CustomEvent('select', { detail, bubbles: true }));
  }

  #focus(part: SVGGElement): void {
    for (const other of this.#parts()) other.setAttribute('tabindex', '-1');
    part.setAttribute('tabindex', '0');
    part.focus({ preventScroll: true });
    this.#reveal({ leaves: [part], last: [] });
  }

  #listen(scroller: HTMLElement): void {
    const partAt = (target: EventTarget | null) =>
      this.#parts().find((part) => part.contains(target as Node));

    scroller.addEventListener('keydown', (event) => {
      const part = partAt(event.target);
      const keys: Record<string, () => void> = {
        '+': () => this.zoom(this.#zoom * STEP),
        '=': () => this.zoom(this.#zoom * STEP),
        '-': () => this.zoom(this.#zoom / STEP),
        0: () => this.zoom(1),
      };
      if (part && part === event.target) {
        const parts = this.#parts();
        const to = (step: number) => () =>
          this.#focus(parts[(parts.indexOf(part) + step + parts.length) % parts.length] ?? part);
        Object.assign(keys, {
          ArrowRight: to(1),
          ArrowDown: to(1),
          ArrowLeft: to(-1),
          ArrowUp: to(-1),
          Enter: () => this.#select(part),
          ' ': () => this.#select(part),
        });
      }
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });

    scroller.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.zoom(this.#zoom * 1.002 ** -event.deltaY, event.clientX, event.clientY);
      },
      { passive: false },
    );

    let dragged = false;
    scroller.addEventListener('pointerdown', (down) => {
      dragged = false;
      if (down.pointerType !== 'mouse' || down.button !== 0) return;
      const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
      const move = (event: PointerEvent) => {
        const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (Math.hypot(dx, dy) > 4) dragged = true;
        if (dragged) scroller.scrollTo({ left: left - dx, top: top - dy, behavior: 'instant' });
      };
      const up = () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
    });
    scroller.addEventListener(
      'click',
      (event) => {
        const part = partAt(event.target);
        if (dragged) {
          event.preventDefault();
          event.stopPropagation();
        } else if (part && this.hasAttribute('selectable') && !(event.target as Element).closest('a'))
          this.#select(part);
      },
      true,
    );

    let pinch: { span: number; zoom: number } | undefined;
    const spanOf = ([a, b]: ArrayLike<Touch> & Iterable<Touch>) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    scroller.addEventListener(
      'touchstart',
      (event) => {
        const span = spanOf(event.touches);
        pinch = span > 0 ? { span, zoom: this.#zoom } : undefined;
      },
      { passive: true },
    );
    scroller.addEventListener(
      'touchmove',
      (event) => {
        const [a, b] = event.touches;
        if (!pinch || !a || !b) return;
        event.preventDefault();
        const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
        this.zoom((pinch.zoom * spanOf(event.touches)) / pinch.span, x, y);
      },
      { passive: false },
    );
  }
}

/** A state value as JSON; what is not JSON is the name of a state at the top. */
function parse(text: string | null): StateValueLike | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as StateValueLike;
  } catch {
    return text;
  }
}

const written = (part: Element, which = 'text') =>
  [...part.querySelectorAll(which)].map((text) => text.textContent).join(' ');

if (!customElements.get('komradery-statechart'))
  customElements.define('komradery-statechart', KomraderyStatechart);
