import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { diagnosesQuery, lists } from './diagnoses.queries.ts';
import { DiagnosisList } from './diagnosis-list.tsx';

const diagnosisDialog = async () => (await import('./diagnosis-dialog.tsx')).DiagnosisDialog;

const readDraft = async (content: DraftContent) =>
  (await import('./diagnosis-form.ts')).diagnosisForm.readDraft(content);

export function DiagnosesPage() {
  const { t } = useTranslation('diagnoses');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: diagnoses } = useSuspenseQuery(diagnosesQuery(userId));
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
    offered: {
      title: t('draft.title'),
      getName: ({ diagnosi_patologia }) => diagnosi_patologia.trim() || t('draft.unnamed'),
    },
    gate: { control: gate, add: 'aggiungidiagnosi', edit: 'modificadiagnosi' },
  });
  return (
    <Page title={t('title')}>
      {editor.offer}
      {lists.map((list) => (
        <DiagnosisList key={list} {...{ list, patient, diagnoses, editor, gate }} />
      ))}
      {editor.element}
      {gate.dialog}
    </Page>
  );
}
