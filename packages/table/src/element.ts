/**
 * Importing this defines `<komradery-example>`, where there is a page to define it on.
 *
 * @example
 * ```html
 * <script type="module">import '@komradery/table/element';</script>
 * ```
 */
import { KomraderyExample } from './example-element.ts';

export { KomraderyExample };

if (!customElements.get('komradery-example')) customElements.define('komradery-example', KomraderyExample);
