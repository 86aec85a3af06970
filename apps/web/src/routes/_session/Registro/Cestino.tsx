import { createFileRoute } from '@tanstack/react-router';
import { trashQuery } from '../../../areas/timeline/timeline.queries.ts';
import { TrashPage } from '../../../areas/timeline/trash-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Cestino')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.fetchQuery(trashQuery(session.userId)),
      loadMessages(['timeline', 'entries', 'record-kinds']),
    ]),
  component: TrashPage,
});
