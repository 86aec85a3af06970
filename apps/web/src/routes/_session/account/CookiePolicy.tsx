import { createFileRoute } from '@tanstack/react-router';
import { cookiePolicyQuery } from '../../../areas/cookies/cookies.queries.ts';
import { CookiesPage } from '../../../areas/cookies/cookies-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/CookiePolicy')({
  loader: () => Promise.all([queryClient.ensureQueryData(cookiePolicyQuery()), loadMessages('cookies')]),
  component: CookiesPage,
});
