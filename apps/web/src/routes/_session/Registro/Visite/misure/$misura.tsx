import { createFileRoute, notFound } from '@tanstack/react-router';
import { MeasurePage } from '../../../../../areas/readings/measure-page.tsx';
import { readingsQuery } from '../../../../../areas/readings/readings.queries.ts';
import { queryClient } from '../../../../../shared/api/api.ts';
import { loadMessages } from '../../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../../shared/patient/patient.queries.ts';
import { findChart } from '../../../../../shared/readings/charts.ts';

export const Route = createFileRoute('/_session/Registro/Visite/misure/$misura')({
  beforeLoad: ({ params: { misura } }) => {
    const chart = findChart(misura);
    if (!chart) throw notFound();
    return { chart };
  },
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(readingsQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['readings', 'trend', 'records']),
    ]),
  component: Measure,
});

function Measure() {
  return <MeasurePage chart={Route.useRouteContext().chart} />;
}
