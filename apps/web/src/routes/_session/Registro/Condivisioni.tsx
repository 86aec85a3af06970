import { createFileRoute } from '@tanstack/react-router';
import { type InsteadSearch, readInstead } from '../../../areas/sharing/instead-search.ts';
import { SharesPage } from '../../../areas/sharing/shares-page.tsx';
import { sharesQuery } from '../../../areas/sharing/sharing.queries.ts';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Condivisioni')({
  validateSearch: (search: Record<string, unknown>): { nuovo?: true } & Partial<InsteadSearch> =>
    search.nuovo === true ? { nuovo: true, ...readInstead(search) } : {},
  loader: ({ context: { session } }) =>
    Promise.all([
      queryClient.ensureQueryData(sharesQuery()),
      queryClient.ensureQueryData(patientQuery(session.userId)),
      loadMessages(['sharing', 'access', 'records', 'record-kinds']),
    ]),
  component: Shares,
});

function Shares() {
  const { nuovo, ...search } = Route.useSearch();
  return <SharesPage adds={nuovo} instead={readInstead(search)} />;
}
