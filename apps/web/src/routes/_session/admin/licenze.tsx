import { createFileRoute } from '@tanstack/react-router';
import { LicencesPage } from '../../../areas/permissions/licences-page.tsx';
import { licencesQuery, loadForAdmin, rolesQuery } from '../../../areas/permissions/permissions.queries.ts';
import { queryClient } from '../../../shared/api/api.ts';

export const Route = createFileRoute('/_session/admin/licenze')({
  loader: () =>
    loadForAdmin(() => [queryClient.ensureQueryData(licencesQuery()), queryClient.ensureQueryData(rolesQuery())]),
  component: LicencesPage,
});
