export { type ListMarks, ListMarksProvider, type ListMarksProviderProps, type RowMark } from './list-marks.tsx';
