import { createFileRoute } from '@tanstack/react-router';
import { NewRecordPage } from '../../../areas/add/new-record-page.tsx';
import { openedKinds, readOpenedKind } from '../../../areas/add/opened-kinds.ts';
import { examsQuery } from '../../../areas/add/waiting-exams.ts';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

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
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(examsQuery(session.userId));
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['add', 'records', 'attachments', 'confidentiality', 'exams', 'pain-facts']),
    ]);
  },
  component: NewRecord,
});

function NewRecord() {
  const { tipo } = Route.useSearch();
  return <NewRecordPage sheets={sheets} examDialog={examDialog} opens={tipo && openedKinds[tipo]} />;
}
