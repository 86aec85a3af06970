import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '../../areas/session/reset/reset-page.tsx';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/password/reset')({
  loader: () => loadMessages('session'),
  component: ResetPage,
});
