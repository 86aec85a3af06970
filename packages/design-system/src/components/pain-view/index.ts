export type { PainMark } from '../pain-canvas/marks.ts';
export { painViewMessages } from './pain-view.messages.ts';
export { PainView, type PainViewProps } from './pain-view.tsx';
