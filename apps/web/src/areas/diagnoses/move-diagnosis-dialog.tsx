import { ProblemError } from '@libretto/api-client/problem';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { MoveDialog } from '@libretto/design-system/move-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { type Diagnosis, type DiagnosisStatus, diagnosesQuery, saveDiagnosis, statuses } from './diagnoses.queries.ts';

export interface MoveDiagnosisDialogProps {
  diagnosis: Diagnosis;
  userId: number;
  onClose: () => void;
}

export function MoveDiagnosisDialog({ diagnosis, userId, onClose }: MoveDiagnosisDialogProps) {
  const { t } = useTranslation('diagnoses');
  const { t: tRecords } = useTranslation('records');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const refusal = useRefusalText();
  const { queryKey } = diagnosesQuery(userId);
  const targets = (['confirmed', 'excluded'] as const).map((name) => ({
    id: statuses[name],
    label: t(`lists.${name}.title`),
    description: t(`lists.${name}.subtitle`),
  }));

  async function move(diagnosi_stato: DiagnosisStatus) {
    await saveDiagnosis(diagnosis.id_diagnosi, { diagnosi_stato });
    await queryClient.invalidateQueries({ queryKey });
  }

  return (
    <MoveDialog<DiagnosisStatus>
      open
      title={t('move')}
      description={diagnosis.diagnosi_patologia}
      from={t('lists.suspected.title')}
      targets={targets}
      confirm={() => confirm({ message: tRecords('saveQuestion') })}
      describeError={(error) => {
        console.warn('A diagnosis could not be moved', error);
        void queryClient.invalidateQueries({ queryKey });
        const isConflict = error instanceof ProblemError && error.status === 409;
        return isConflict ? t('overtaken') : (refusal(error) ?? tShell('save.failed'));
      }}
      onMove={move}
      onClose={(moved) => {
        onClose();
        if (moved) toasts.show({ message: tShell('save.done'), tone: 'success' });
      }}
    />
  );
}
