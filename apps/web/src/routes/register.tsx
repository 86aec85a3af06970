import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RegisterPage } from '../areas/session/register/register-page.tsx';
import { loadMessages } from '../shared/i18n/i18n.ts';

export const Route = createFileRoute('/register')({
  loader: () => loadMessages('session'),
  component: () => <RegisterPage fragment={useLocation({ select: ({ hash }) => hash })} />,
});
