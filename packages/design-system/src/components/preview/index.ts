export type { MediaSource } from './media-view.tsx';
export { previewMessages } from './preview.messages.ts';
export { type PdfView, Preview, type PreviewFile, type PreviewProps } from './preview.tsx';
