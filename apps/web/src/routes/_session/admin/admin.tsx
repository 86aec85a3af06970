import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../../../areas/permissions/admin-page.tsx';
import { loadForAdmin } from '../../../areas/permissions/permissions.queries.ts';

export const Route = createFileRoute('/_session/admin/admin')({
  loader: () => loadForAdmin(),
  component: AdminPage,
});
