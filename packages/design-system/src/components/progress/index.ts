export { progressMessages } from './progress.messages.ts';
export { ProgressBar, type ProgressBarProps, Spinner, type SpinnerProps } from './progress.tsx';
