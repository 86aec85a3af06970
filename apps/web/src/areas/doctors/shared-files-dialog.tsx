import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import type { DownloadItem } from '@libretto/design-system/download-list';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '../../shared/attachments/attachment-list.tsx';
import { sharedAddress } from './doctors.queries.ts';

interface SharedFilesDialogProps {
  title: string;
  files: DownloadItem[];
  onClose: () => void;
}

export function SharedFilesDialog({ title, files, onClose }: SharedFilesDialogProps) {
  const { t } = useTranslation('doctors');
  return (
    <Dialog
      open
      title={t('patients.files')}
      description={title}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      <AttachmentList
        label={t('patients.filesOf', { title })}
        files={files}
        getAddress={sharedAddress}
        downloadFailed={t('patients.downloadFailed')}
      />
    </Dialog>
  );
}
