import { createFileRoute } from '@tanstack/react-router';
import { emergencyCardQuery, keptCardQuery } from '../../../areas/emergency/emergency.queries.ts';
import { SetupPage } from '../../../areas/emergency/setup-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/Emergenza')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(emergencyCardQuery(session.userId)),
      queryClient.ensureQueryData(keptCardQuery),
      loadMessages('emergency'),
    ]),
  component: SetupPage,
});
