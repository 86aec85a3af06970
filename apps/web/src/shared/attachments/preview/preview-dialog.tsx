import { Dialog } from '@libretto/design-system/dialog';
import { useCloseOnBack } from '../../dialogs/use-close-on-back.ts';
import { FileContent } from './file-content.tsx';
import type { PreviewedFile } from './previewed-file.ts';

export interface PreviewDialogProps {
  file: PreviewedFile;
  onClose: () => void;
}

export function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  useCloseOnBack(onClose);
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
