import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '../../shared/attachments/attachment-list.tsx';
import { downloadAddress } from '../../shared/downloads/save-file.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import type { Exam } from './exams.queries.ts';

interface AttachmentsDialogProps {
  exam: Exam;
  onClose: () => void;
}

export function AttachmentsDialog({ exam, onClose }: AttachmentsDialogProps) {
  const term = useTerms();
  const { t } = useTranslation('exams');
  return (
    <Dialog
      open
      title={t('files.title')}
      description={term(exam.indagine_tipologia)}
      footer={<Button onClick={onClose}>{t('files.close')}</Button>}
      onClose={onClose}
    >
      <AttachmentList
        label={t('files.list', { exam: term(exam.indagine_tipologia) })}
        files={exam.id_allegati.map((id, i) => ({ id: String(id), name: exam.allegati[i] ?? '' }))}
        getAddress={downloadAddress}
        downloadFailed={t('files.failed')}
        note={exam.indagine_motivo}
      />
    </Dialog>
  );
}
