import { createFileRoute } from '@tanstack/react-router';
import { consentsQuery } from '../../../areas/consents/consents.queries.ts';
import { ConsentsPage } from '../../../areas/consents/consents-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/Consensi')({
  loader: ({ context: { session } }) =>
    Promise.all([queryClient.ensureQueryData(consentsQuery(session.userId)), loadMessages('consents')]),
  component: ConsentsPage,
});
