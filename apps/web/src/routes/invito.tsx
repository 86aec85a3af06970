import { createFileRoute, useLocation } from '@tanstack/react-router';
import { InvitationPage } from '../areas/session/invitation/invitation-page.tsx';
import { loadMessages } from '../shared/i18n/i18n.ts';

export const Route = createFileRoute('/invito')({
  loader: () => loadMessages('session'),
  component: () => <InvitationPage fragment={useLocation({ select: ({ hash }) => hash })} />,
});
