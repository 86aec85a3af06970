import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../../../areas/permissions/outbox-page.tsx';
import { loadForAdmin, outboxQuery } from '../../../areas/permissions/permissions.queries.ts';
import { queryClient } from '../../../shared/api/api.ts';

export const Route = createFileRoute('/_session/admin/posta')({
  loader: () => loadForAdmin(() => [queryClient.fetchQuery({ ...outboxQuery(), staleTime: 0 })]),
  component: OutboxPage,
});
