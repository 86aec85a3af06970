import { createFileRoute } from '@tanstack/react-router';
import { proposalsQuery } from '../../../areas/proposals/proposals.queries.ts';
import { ProposalsPage } from '../../../areas/proposals/proposals-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

const editors = {
  therapy: async () => (await import('../../../areas/therapies/proposed-therapy.tsx')).ProposedTherapy,
  exam: async () => (await import('../../../areas/exams/proposed-exam.tsx')).ProposedExam,
  diagnosis: async () => (await import('../../../areas/diagnoses/proposed-diagnosis.tsx')).ProposedDiagnosis,
};

export const Route = createFileRoute('/_session/Registro/Proposte')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.fetchQuery(proposalsQuery()),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['proposals', 'records', 'therapies', 'doses', 'drugs', 'exams', 'diagnoses']),
    ]),
  component: () => <ProposalsPage editors={editors} />,
});
