import { createFileRoute } from '@tanstack/react-router';
import { physiologicalQuery, textQuery } from '../../../../areas/anamnesis/anamnesis.queries.ts';
import { AnamnesisPage } from '../../../../areas/anamnesis/anamnesis-page.tsx';
import { isPart, type Part } from '../../../../areas/anamnesis/parts.ts';
import { pregnanciesQuery } from '../../../../areas/pregnancies/pregnancies.queries.ts';
import { PregnancyList } from '../../../../areas/pregnancies/pregnancy-list.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Anamnesi/')({
  validateSearch: ({ modifica }): { modifica?: Part } => (isPart(modifica) ? { modifica } : {}),
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(textQuery(session.userId, 'familiare')),
      queryClient.ensureQueryData(textQuery(session.userId, 'prossima')),
      queryClient.ensureQueryData(textQuery(session.userId, 'remota')),
      queryClient.ensureQueryData(physiologicalQuery(session.userId)),
      queryClient.ensureQueryData(pregnanciesQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['anamnesis', 'pregnancies', 'records']),
    ]),
  component: Anamnesis,
});

function Anamnesis() {
  const { modifica } = Route.useSearch();
  return <AnamnesisPage editing={modifica} pregnancies={PregnancyList} />;
}
