export type { PainMark } from '../pain-canvas/marks.ts';
export { painImageMessages } from './pain-image.messages.ts';
export { PainImage, type PainImageProps } from './pain-image.tsx';
