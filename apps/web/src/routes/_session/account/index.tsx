import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../areas/account/account-page.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/')({
  loader: () => loadMessages('account'),
  component: AccountPage,
});
