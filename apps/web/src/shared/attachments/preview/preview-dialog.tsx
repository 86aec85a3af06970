import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FileContent } from './file-content.tsx';
import type { PreviewedFile } from './previewed-file.ts';

export interface PreviewDialogProps {
  file: PreviewedFile;
  onClose: () => void;
}

export function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('attachments');
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
      title={file.name}
      description={file.description}
      footer={<Button onClick={onClose}>{t('preview.close')}</Button>}
      onClose={onClose}
    >
      <FileContent file={file} />
    </Dialog>
  );
}
