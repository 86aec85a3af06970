export type { PainMark } from '../pain-canvas/marks.ts';
export { painCompareMessages } from './pain-compare.messages.ts';
export { type ComparedDrawing, PainCompare, type PainCompareProps } from './pain-compare.tsx';
