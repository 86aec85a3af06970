export { ProgressBar, type ProgressBarProps, Spinner, type SpinnerProps } from './progress.tsx';
