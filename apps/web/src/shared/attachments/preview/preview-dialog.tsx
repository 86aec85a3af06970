import { Dialog } from '@libretto/design-system/dialog';
import { useBlocker } from '@tanstack/react-router';
import { FileContent } from './file-content.tsx';
import type { PreviewedFile } from './previewed-file.ts';

export interface PreviewDialogProps {
  file: PreviewedFile;
  onClose: () => void;
}

export function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  // "Back" leaves the document, not the page below it with its place and open rows.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
  });
  return (
    <Dialog
      open
      size="lg"
      title={file.title ?? file.name}
      description={[file.description, file.title && file.name].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <FileContent file={file} />
    </Dialog>
  );
}
