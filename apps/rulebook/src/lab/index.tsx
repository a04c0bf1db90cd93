/** Puts the bench where the page has a place for it. */
import { render } from 'preact';
import { Lab } from './lab.tsx';

const place = document.querySelector('[data-lab]');
if (place) render(<Lab />, place);
