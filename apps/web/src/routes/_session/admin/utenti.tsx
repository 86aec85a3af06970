import { createFileRoute } from '@tanstack/react-router';
import { licencesQuery, loadForAdmin, rolesQuery } from '../../../areas/permissions/permissions.queries.ts';
import { UsersPage } from '../../../areas/permissions/users-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';

export const Route = createFileRoute('/_session/admin/utenti')({
  loader: () =>
    loadForAdmin(() => [queryClient.ensureQueryData(licencesQuery()), queryClient.ensureQueryData(rolesQuery())]),
  component: UsersPage,
});
