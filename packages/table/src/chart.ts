/** Shows on a statechart where a game is and how it got there. */
import type { StateValue } from '@komradery/engine';
import { light } from '@komradery/statechart/light';

/** @param via the ids of the transitions taken, in order; a chart that is an element of its own shows the last */
export function lightChart(chart: Element, at: StateValue, via: readonly string[]): void {
  const last = via.at(-1);
  if (chart.localName === 'komradery-statechart') {
    // What it would say is in the step's own words already.
    chart.setAttribute('quiet', '');
    chart.setAttribute('value', JSON.stringify(at));
    if (last === undefined) chart.removeAttribute('transition');
    else chart.setAttribute('transition', last);
    return;
  }
  const { leaves } = light(chart, at, last);
  for (const transition of chart.querySelectorAll('[data-transition]'))
    if (via.includes(transition.getAttribute('data-transition') ?? '')) transition.classList.add('is-last');
  for (const leaf of leaves) reveal(leaf, chart);
}

/** Scrolls the frame around a drawing, and never the page, until a state is in sight. */
function reveal(state: Element, root: Element): void {
  let frame = state.closest('svg')?.parentElement;
  while (
    frame &&
    frame !== root &&
    frame.scrollWidth <= frame.clientWidth &&
    frame.scrollHeight <= frame.clientHeight
  )
    frame = frame.parentElement;
  if (!frame) return;
  const inside = frame.getBoundingClientRect();
  const box = state.getBoundingClientRect();
  if (box.left < inside.left || box.right > inside.right)
    frame.scrollLeft += (box.left + box.right - inside.left - inside.right) / 2;
  if (box.top < inside.top || box.bottom > inside.bottom)
    frame.scrollTop += (box.top + box.bottom - inside.top - inside.bottom) / 2;
}
