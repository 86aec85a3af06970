export { Calipers } from './calipers.tsx';
export { middleSpan } from './core/measure.ts';
export { Paper } from './paper.tsx';
export { Readout } from './readout.tsx';
