/** Keeps the lit state of a chart in sight as a plate is stepped through; only the chart's own frame scrolls. */
document.addEventListener('step', () => {
  for (const frame of document.querySelectorAll('.lit-charts .drawing')) {
    const lit = frame.querySelector('.is-active:not(.outside)');
    if (lit === null) continue;
    const [box, around] = [lit.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy({
      left: box.left + box.width / 2 - (around.left + around.width / 2),
      top: box.top + box.height / 2 - (around.top + around.height / 2),
    });
  }
});
