import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '../../../areas/session/password/change-password-page.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/account/Password')({
  loader: () => loadMessages('session'),
  component: ChangePasswordPage,
});
