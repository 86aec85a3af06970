export type { ResultPanelProps, ResultSource, ResultValue, WorkingStep } from './result.ts';
export { resultPanelMessages } from './result-panel.messages.ts';
export { ResultPanel } from './result-panel.tsx';
