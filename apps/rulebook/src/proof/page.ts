import { Parser } from 'htmlparser2';

/** What proofreading needs to know of a built page. */
export interface ProofPage {
  /** The address on the site: `/komando/`. */
  readonly address: string;
  /** In the order of the page, repetitions included. */
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** What the page loads: scripts, styles, fonts, pictures. */
  readonly loads: readonly string[];
  readonly text: string;
  /** What the site's Content-Security-Policy forbids: style attributes, inline styles, scripts and handlers. */
  readonly inline: readonly string[];
}

const LOADING = new Set(['script', 'img', 'source', 'link', 'iframe', 'object', 'embed', 'video', 'audio']);
const UNREAD = new Set(['script', 'style', 'template']);

/** Reads the HTML of a page. */
export const readPage = (address: string, html: string): ProofPage => {
  const ids: string[] = [];
  const links: string[] = [];
  const loads: string[] = [];
  const inline: string[] = [];
  const open: string[] = [];
  let text = '';

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (name === 'a' && attributes.href !== undefined) links.push(attributes.href);
      if (name === 'use' && attributes.href !== undefined) links.push(attributes.href);
      if (LOADING.has(name)) {
        const loaded = attributes.src ?? attributes.data ?? (name === 'link' ? attributes.href : undefined);
        if (loaded !== undefined) loads.push(loaded);
      }
      if (name === 'script' && attributes.src === undefined && attributes.type !== 'application/json') {
        inline.push('an inline <script>');
      }
      if (name === 'style') inline.push('an inline <style>');
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style') inline.push(`<${name} style="${attributes[attribute]}">`);
        if (/^on[a-z]/.test(attribute)) inline.push(`<${name} ${attribute}>`);
      }
    },
    onclosetag() {
      open.pop();
      text += ' ';
    },
    ontext(data) {
      if (!open.some((name) => UNREAD.has(name))) text += data;
    },
  });
  parser.end(html);
  return { address, ids, links, loads, text: text.replaceAll(/\s+/g, ' '), inline };
};
