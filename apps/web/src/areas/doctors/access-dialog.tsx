import { DoctorLockDialog } from '@libretto/design-system/confidentiality-lock-dialog';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useVersionConflict } from '../../shared/records/use-version-conflict.ts';
import { type Association, reloadDoctors, saveAccess, tagsQuery } from './doctors.queries.ts';

export interface AccessDialogProps {
  association: Association;
  patient: Patient;
  onClose: () => void;
}

export function AccessDialog({ association, patient, onClose }: AccessDialogProps) {
  const { t } = useTranslation('doctors');
  const { t: tShell } = useTranslation();
  const { data: specialties } = useSuspenseQuery(tagsQuery());
  const confirm = useConfirm();
  const toasts = useToast();
  const { id_cpp, care_provider, assegnazione_confidenzialita, visibility, tags } = association;
  const { ifMatch: seen, question, describeConflict: overtaken } = useVersionConflict(association.versione);
  return (
    <DoctorLockDialog
      open
      description={care_provider.fullname}
      levels={patient.liveli_confidencialita}
      specialties={specialties}
      value={{ level: assegnazione_confidenzialita, visibility, tags }}
      confirm={() => confirm({ message: question ?? t('saveQuestion') })}
      describeError={(error) => {
        console.warn('The access of a doctor could not be changed', error);
        return overtaken(error) === undefined ? tShell('save.failed') : t('accessChanged');
      }}
      onSave={async (access) => {
        const { level, visibility, tags } = access;
        const wanted = { assegnazione_confidenzialita: level, visibility, tags: [...tags] };
        await saveAccess(id_cpp, wanted, seen).finally(() => reloadDoctors(patient.id_utente));
      }}
      onClose={(saved) => {
        onClose();
        if (saved) toasts.show({ message: t('accessSaved'), tone: 'success' });
      }}
    >
      <RecordLog record={{ tipo: 'doctor', id: id_cpp }} />
    </DoctorLockDialog>
  );
}
