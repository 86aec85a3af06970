import { globalLayer } from '@vanilla-extract/css';

// This order is the precedence. Nested under `ds`, so that a host can rank the system with one `@layer` line.
/** Layer of the reset of browser styles; the lowest precedence. */
export const reset = globalLayer('ds.reset');
/** Layer of the custom properties of the themes. */
export const tokens = globalLayer('ds.tokens');
/** Layer of the styles of elements, such as headings and links. */
export const base = globalLayer('ds.base');
/** Layer of the components. */
export const components = globalLayer('ds.components');
/** Layer of components that adjust another component that they contain. */
export const placed = globalLayer('ds.placed');
/** Layer of utilities, such as visually hidden text; the highest precedence. */
export const utilities = globalLayer('ds.utilities');
