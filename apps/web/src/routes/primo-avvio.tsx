import { createFileRoute } from '@tanstack/react-router';
import { FirstRunPage } from '../areas/session/first-run/first-run-page.tsx';
import { loadMessages } from '../shared/i18n/i18n.ts';

/** Public: creates the first administrator with the code that the server printed. */
export const Route = createFileRoute('/primo-avvio')({
  loader: () => loadMessages('session'),
  component: FirstRunPage,
});
