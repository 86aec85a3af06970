import { globalLayer } from '@vanilla-extract/css';

// This order is the precedence. Nested under `ds`, so that a host can rank the system with one `@layer` line.
export const reset = globalLayer('ds.reset');
export const tokens = globalLayer('ds.tokens');
export const base = globalLayer('ds.base');
export const components = globalLayer('ds.components');
export const placed = globalLayer('ds.placed');
export const utilities = globalLayer('ds.utilities');
