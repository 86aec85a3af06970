import { createFileRoute } from '@tanstack/react-router';
import { loadHealth } from '../../../areas/health/health.queries.ts';
import { HealthPage } from '../../../areas/health/health-page.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Salute')({
  loader: ({ context: { session } }) =>
    Promise.all([loadHealth(session.userId), loadMessages(['health', 'entries', 'record-kinds', 'vaccinations'])]),
  component: HealthPage,
});
