import { createFileRoute } from '@tanstack/react-router';
import { accessesQuery } from '../../../areas/access-log/access-log.queries.ts';
import { AccessLogPage } from '../../../areas/access-log/access-log-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Accessi')({
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(accessesQuery(session.accountId, 1));
    return loadMessages('access-log');
  },
  component: AccessLogPage,
});
