import { createFileRoute } from '@tanstack/react-router';
import { loadNewRecord } from '../../../areas/add/load-new-record.ts';
import { NewRecordPage } from '../../../areas/add/new-record-page.tsx';
import { openedKinds, readOpenedKind } from '../../../areas/add/opened-kinds.ts';

const sheets = {
  exam: async () => (await import('../../../areas/exams/new-exam.tsx')).NewExam,
  reading: async () => (await import('../../../areas/readings/new-reading.tsx')).NewReading,
  therapy: async () => (await import('../../../areas/therapies/new-therapy.tsx')).NewTherapy,
  visit: async () => (await import('../../../areas/visits/new-visit.tsx')).NewVisit,
  vaccination: async () => (await import('../../../areas/vaccinations/new-vaccination.tsx')).NewVaccination,
  diagnosis: async () => (await import('../../../areas/diagnoses/new-diagnosis.tsx')).NewDiagnosis,
  allergy: async () => (await import('../../../areas/diagnoses/new-diagnosis.tsx')).NewAllergy,
};
const examDialog = async () => (await import('../../../areas/exams/exam-of-file-dialog.tsx')).ExamOfFileDialog;

export const Route = createFileRoute('/_session/Registro/Nuovo')({
  validateSearch: ({ tipo }) => readOpenedKind(tipo),
  loader: ({ context: { session } }) => loadNewRecord(session.userId),
  component: NewRecord,
});

function NewRecord() {
  const { tipo } = Route.useSearch();
  return <NewRecordPage sheets={sheets} examDialog={examDialog} opens={tipo && openedKinds[tipo]} />;
}
