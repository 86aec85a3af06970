import { useTranslation } from 'react-i18next';
import { NewFileDialog } from '../../shared/attachments/new-file-dialog.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { type Exam, refreshExams } from './exams.queries.ts';

interface AttachDialogProps {
  exam: Exam;
  patient: Patient;
  onAttached?: () => void;
  onClose: () => void;
}

export function AttachDialog({ exam, patient, onAttached, onClose }: AttachDialogProps) {
  const term = useTerms();
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  return (
    <NewFileDialog
      patient={patient}
      title={t('actions.attach')}
      exam={{ id: exam.id_indagine, name: term(exam.indagine_tipologia), level: exam.id_livello_confidenzialita }}
      onSaved={async () => {
        await refreshExams(userId);
        onAttached?.();
      }}
      onClose={onClose}
    />
  );
}
