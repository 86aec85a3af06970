import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { DownloadList } from '@libretto/design-system/download-list';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/downloads/save-file.ts';
import type { Exam } from './exams.queries.ts';

interface AttachmentsDialogProps {
  exam: Exam;
  onClose: () => void;
}

export function AttachmentsDialog({ exam, onClose }: AttachmentsDialogProps) {
  const { t } = useTranslation('exams');
  return (
    <Dialog
      open
      title={t('download.title')}
      description={exam.indagine_tipologia}
      footer={<Button onClick={onClose}>{t('download.close')}</Button>}
      onClose={onClose}
    >
      <DownloadList
        label={t('download.list', { exam: exam.indagine_tipologia })}
        items={exam.id_allegati.map((id, i) => ({ id: String(id), name: exam.allegati[i] ?? '' }))}
        onDownload={({ id }) => downloadFile(Number(id))}
        describeError={(error) => {
          console.warn('An attachment could not be downloaded', error);
          return t('download.failed');
        }}
      />
    </Dialog>
  );
}
