import { createFileRoute } from '@tanstack/react-router';
import { loadForAdmin, permissionsQuery, rolesQuery } from '../../../areas/permissions/permissions.queries.ts';
import { RolesPage } from '../../../areas/permissions/roles-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';

export const Route = createFileRoute('/_session/admin/ruoli')({
  loader: () =>
    loadForAdmin(() => [queryClient.ensureQueryData(rolesQuery()), queryClient.ensureQueryData(permissionsQuery())]),
  component: RolesPage,
});
