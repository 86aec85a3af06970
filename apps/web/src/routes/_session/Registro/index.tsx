import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../shared/api/api.ts';
import { findFirstPage } from '../../../shared/menu/first-page.ts';
import { loadMenu, menuQuery, waitForMenu } from '../../../shared/menu/menu.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';
import { LoadingData } from '../../../shared/shell/loading-data.tsx';

export const Route = createFileRoute('/_session/Registro/')({
  loader: async ({ context: { session } }) => {
    const { queryKey } = menuQuery(session.userId);
    void queryClient.prefetchQuery(patientQuery(session.userId));
    await waitForMenu(loadMenu(queryClient, session.userId));
    throw redirect({ ...findFirstPage(queryClient.getQueryData(queryKey) ?? []), replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: LoadingData,
});
