import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '../../areas/session/second-step/second-step-page.tsx';
import { loadMessages } from '../../shared/i18n/i18n.ts';

/** Public: the login page, a separate document, leads here. */
export const Route = createFileRoute('/login/verifica')({
  loader: () => loadMessages('session'),
  component: SecondStepPage,
});
