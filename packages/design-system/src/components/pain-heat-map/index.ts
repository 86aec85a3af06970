export type { PainMark } from '../pain-canvas/marks.ts';
export type { PainEntry } from '../pain-regions/tally.ts';
export { painHeatMapMessages } from './pain-heat-map.messages.ts';
export { PainHeatMap, type PainHeatMapProps } from './pain-heat-map.tsx';
