export { formatFileSize } from '../../internals/files/file-size.ts';
export { downloadListMessages } from './download-list.messages.ts';
export { type DownloadItem, DownloadList, type DownloadListProps } from './download-list.tsx';
