import { createFileRoute } from '@tanstack/react-router';
import { LogPage } from '../../../areas/permissions/log-page.tsx';
import { loadForAdmin } from '../../../areas/permissions/permissions.queries.ts';

export const Route = createFileRoute('/_session/admin/registro')({
  loader: () => loadForAdmin(),
  component: LogPage,
});
