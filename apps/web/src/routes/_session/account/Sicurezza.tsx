import { createFileRoute } from '@tanstack/react-router';
import { secondFactorQuery } from '../../../areas/account/security/security.queries.ts';
import { SecurityPage } from '../../../areas/account/security/security-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/Sicurezza')({
  loader: () => Promise.all([queryClient.ensureQueryData(secondFactorQuery()), loadMessages('account')]),
  component: SecurityPage,
});
