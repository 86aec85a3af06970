import { globalLayer } from '@vanilla-extract/css';

// The order of these six lines is the precedence, independent of load order. The names are nested under `ds`, so that
// a host application can rank the whole system with one `@layer` line.
export const reset = globalLayer('ds.reset');
export const tokens = globalLayer('ds.tokens');
export const base = globalLayer('ds.base');
export const components = globalLayer('ds.components');
export const placed = globalLayer('ds.placed');
export const utilities = globalLayer('ds.utilities');
