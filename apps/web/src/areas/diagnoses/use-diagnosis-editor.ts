import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { namesKind } from '../../shared/diagnoses/allergen.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { diagnosesQuery } from './diagnoses.queries.ts';

const diagnosisDialog = async () => (await import('./diagnosis-dialog.tsx')).DiagnosisDialog;

const readDraft = async (content: DraftContent) =>
  (await import('./diagnosis-form.ts')).diagnosisForm.readDraft(content);

export function useDiagnosisEditor(patient: Patient, { stay = false } = {}) {
  const { t } = useTranslation('diagnoses');
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(patient.id_utente));
  const gate = useGate();
  const editor = useRecordEditor({
    patient,
    modulo: 'diagnosi.nuova',
    readDraft,
    dialog: diagnosisDialog,
    resume: ({ list, ...left }) => ({
      list,
      record: diagnoses.find(({ id_diagnosi }) => id_diagnosi === left.id_diagnosi),
    }),
    stay,
    offered: {
      title: t('draft.title'),
      getName: ({ diagnosi_patologia, tipo_diagnosi }) => {
        const name = diagnosi_patologia.trim();
        if (!name) return t('draft.unnamed');
        const isOther = tipo_diagnosi === 'Allergia' || tipo_diagnosi === 'Intolleranza';
        return isOther && !namesKind(name) ? `${t(`types.${tipo_diagnosi}`)}: ${name}` : name;
      },
    },
    gate: { control: gate, add: 'aggiungidiagnosi', edit: 'modificadiagnosi' },
  });
  return { gate, editor };
}
