/** What a screen reader makes of a drawing: its text in order, names of images in brackets, without what is hidden from it. */
import type { VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';

export const heard = (drawing: VNode): string =>
  renderToStaticMarkup(drawing)
    .replace(/<svg[^>]* aria-label="([^"]*)"[^>]*>.*?<\/svg>/g, ' [$1] ')
    .replace(/<svg[^>]* aria-hidden="true"[^>]*>.*?<\/svg>/g, '')
    .replace(/<b aria-hidden="true">.*?<\/b>/g, '')
    .replace(/<\/?(?:p|li|ol|ul|dl|dt|dd|div|span|b|i)(?: [^>]*)?>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
