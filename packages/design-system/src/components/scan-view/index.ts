export type { ColourScan, GreyScan, GreyWindow, Scan } from './scan.ts';
export { scanViewMessages } from './scan-view.messages.ts';
export { ScanView, type ScanViewProps } from './scan-view.tsx';
