// Day print or night print. Runs before the first paint, so that a reader who chose one never sees the other.
(() => {
  const root = document.documentElement;
  const kept = () => {
    try {
      return localStorage.getItem('print');
    } catch {
      return null;
    }
  };
  const keep = (print) => {
    try {
      localStorage.setItem('print', print);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  const night = matchMedia('(prefers-color-scheme: dark)');
  const now = () => root.dataset.print ?? (night.matches ? 'night' : 'day');

  const chosen = kept();
  if (chosen === 'day' || chosen === 'night') root.dataset.print = chosen;

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-print-toggle]');
    const show = () => button.setAttribute('aria-pressed', String(now() === 'night'));
    button.addEventListener('click', () => {
      root.dataset.print = now() === 'night' ? 'day' : 'night';
      keep(root.dataset.print);
      show();
    });
    night.addEventListener('change', show);
    show();
    button.hidden = false;
  });
})();
