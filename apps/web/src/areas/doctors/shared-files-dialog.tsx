import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { type DownloadItem, DownloadList } from '@libretto/design-system/download-list';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../../shared/downloads/save-file.ts';
import { sharedAddress } from './doctors.queries.ts';

interface SharedFilesDialogProps {
  /** The exam that they belong to, or the file itself. */
  title: string;
  files: DownloadItem[];
  onClose: () => void;
}

/** Files that a patient shares, for a doctor to take along. */
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
      <DownloadList
        label={t('patients.filesOf', { title })}
        items={files}
        // The server says the name.
        onDownload={async ({ id }) => saveAddress(await sharedAddress(Number(id)), '')}
        describeError={(error) => {
          console.warn('A shared file could not be downloaded', error);
          return t('patients.downloadFailed');
        }}
      />
    </Dialog>
  );
}
