import { createFileRoute } from '@tanstack/react-router';
import { externalLinksQuery, linkLists, personalLinksQuery } from '../../areas/links/links.queries.ts';
import { LinksPage } from '../../areas/links/links-page.tsx';
import { queryClient } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/altro')({
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(personalLinksQuery(session.userId)),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      ...linkLists.map((name) => queryClient.ensureQueryData(externalLinksQuery(name))),
      loadMessages(['links', 'records']),
    ]),
  component: LinksPage,
});
