export type { EcgSamples } from './core/pyramid.ts';
export { ecgViewMessages } from './ecg-view.messages.ts';
export { EcgView, type EcgViewProps } from './ecg-view.tsx';
