/**
 * The Content-Security-Policy of every page, as a `<meta>` so that any static host keeps it. Everything comes from the
 * site's own origin, as a file; nothing is inline, nothing is evaluated, nothing is sent.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
