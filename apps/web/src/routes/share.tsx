import { createFileRoute } from '@tanstack/react-router';
import { ViewerPage } from '../areas/sharing/viewer-page.tsx';
import { loadMessages } from '../shared/i18n/i18n.ts';

/** Public: the link contains the key. */
export const Route = createFileRoute('/share')({
  loader: () => loadMessages('sharing'),
  component: ViewerPage,
});
