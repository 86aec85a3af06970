import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { vaccinationsQuery } from './vaccinations.queries.ts';

const vaccinationDialog = async () => (await import('./vaccination-dialog.tsx')).VaccinationDialog;
const readDraft = async (content: DraftContent) =>
  (await import('./vaccination-form.ts')).vaccinationForm.readDraft(content);

export function useVaccinationEditor(patient: Patient, { stay = false } = {}) {
  const { t } = useTranslation('vaccinations');
  const { data: vaccinations } = useSuspenseQuery(vaccinationsQuery(patient.id_utente));
  const gate = useGate();
  const editor = useRecordEditor({
    patient,
    modulo: 'vaccini.nuova',
    readDraft,
    dialog: vaccinationDialog,
    resume: (draft) => ({
      record: vaccinations.find(({ id_vaccinazione }) => id_vaccinazione === draft.id_vaccinazione),
    }),
    stay,
    offered: {
      title: t('draft.title'),
      getName: ({ vaccino }) => vaccino?.descrizione_breve ?? t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungivaccini', edit: 'modificavaccini' },
  });
  return { gate, editor };
}
