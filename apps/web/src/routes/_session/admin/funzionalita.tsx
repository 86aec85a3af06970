import { createFileRoute } from '@tanstack/react-router';
import { FeaturesPage } from '../../../areas/permissions/features-page.tsx';
import { loadForAdmin, permissionsQuery } from '../../../areas/permissions/permissions.queries.ts';
import { queryClient } from '../../../shared/api/api.ts';

export const Route = createFileRoute('/_session/admin/funzionalita')({
  loader: () => loadForAdmin(() => [queryClient.ensureQueryData(permissionsQuery())]),
  component: FeaturesPage,
});
