import type { DownloadItem } from '@libretto/design-system/download-list';
import type { ReactNode } from 'react';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { dot } from '../formats/dot.ts';
import type { PreviewedFile } from './preview/previewed-file.ts';

const previewDialog = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog;

/** Fetches what shows a document before its button is pressed. A failure is reported when it is. */
const preload = () => void Promise.all([previewDialog(), import('./preview/pdf-document.ts')]).catch(() => {});

/** For a button that opens a preview, or what contains several. */
export const preloadHandlers = { onPointerEnter: preload, onFocus: preload };

type OpenedFile = Pick<DownloadItem, 'id' | 'name' | 'type' | 'comment'> & Pick<PreviewedFile, 'title' | 'note'>;

interface AttachmentPreview {
  /** `files` are turned with it. */
  open: (file: OpenedFile, files?: readonly OpenedFile[]) => void;
  loading: boolean;
  element: ReactNode;
}

/** `person` names whose documents these are, for readers of several records. */
export function useAttachmentPreview(getAddress: (id: number) => Promise<string>, person?: string): AttachmentPreview {
  const { open, loading, element } = useLazyDialog(previewDialog);
  const toPreviewed = ({ id, name, type, comment, title, note }: OpenedFile): PreviewedFile => ({
    ...{ id: Number(id), name, type, title, note },
    description: [person, comment].filter(Boolean).join(dot),
    address: () => getAddress(Number(id)),
  });
  return {
    open: (file, files) => void open({ file: toPreviewed(file), files: files?.map(toPreviewed) }),
    loading,
    element,
  };
}
