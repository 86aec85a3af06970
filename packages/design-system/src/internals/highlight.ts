export { Highlight } from './highlight/highlight.tsx';
export { findRanges, type Range } from './highlight/ranges.ts';
