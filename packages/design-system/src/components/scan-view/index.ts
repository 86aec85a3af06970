export type { ColourScan, GreyScan, Scan, Shown } from './scan.ts';
export { scanViewMessages } from './scan-view.messages.ts';
export { ScanView, type ScanViewProps } from './scan-view.tsx';
