import { createFileRoute } from '@tanstack/react-router';
import { archiveQuery } from '../../../areas/archive/archive.queries.ts';
import { ArchivePage } from '../../../areas/archive/archive-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/Copia')({
  loader: () => Promise.all([queryClient.fetchQuery({ ...archiveQuery(), staleTime: 0 }), loadMessages('archive')]),
  component: ArchivePage,
});
