import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../shared/api/api.ts';
import { landingPage, loadMenu, waitForMenu } from '../../../shared/menu/menu.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';
import { LoadingData } from '../../../shared/shell/loading-data.tsx';

export const Route = createFileRoute('/_session/Registro/')({
  loader: async ({ context: { session } }) => {
    void queryClient.prefetchQuery(patientQuery(session.userId));
    await waitForMenu(loadMenu(queryClient, session.userId));
    throw redirect({ to: landingPage(queryClient, session.userId), replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: LoadingData,
});
