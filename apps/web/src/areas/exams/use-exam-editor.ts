import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { examsQuery } from './exams.queries.ts';

const readDraft = async (content: DraftContent) => (await import('./exam-form.ts')).examForm.readDraft(content);
const examDialog = async () => (await import('./exam-dialog.tsx')).ExamDialog;

export function useExamEditor(patient: Patient, { stay = false } = {}) {
  const term = useTerms();
  const { t } = useTranslation('exams');
  const { data: exams = [], isPending } = useQuery(examsQuery(patient.id_utente));
  const gate = useGate();
  const editor = useRecordEditor({
    patient,
    modulo: 'esami.nuova',
    readDraft,
    dialog: examDialog,
    resume: (draft) => ({
      record: exams.find(({ id_indagine }) => id_indagine === draft.id_indagine),
      state: draft.indagine_stato,
    }),
    ready: !isPending,
    stay,
    offered: {
      title: t('draft.title'),
      getName: ({ indagine_tipologia }) => term(indagine_tipologia).trim() || t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungiesame', edit: 'modificaesame' },
  });
  return { gate, editor };
}
