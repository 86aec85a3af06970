import { createFileRoute } from '@tanstack/react-router';
import { caregiversQuery } from '../../../areas/caregivers/caregivers.queries.ts';
import { CaregiversPage } from '../../../areas/caregivers/caregivers-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Deleghe')({
  loader: () =>
    Promise.all([
      queryClient.fetchQuery({ ...caregiversQuery(), staleTime: 0 }),
      loadMessages(['caregivers', 'records']),
    ]),
  component: CaregiversPage,
});
