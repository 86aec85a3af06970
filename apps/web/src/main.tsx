import '@libretto/design-system/theme';
import './shared/shell/fonts.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.ts';
import { queryClient } from './shared/api/api.ts';
import { followTrail } from './shared/details/trail.ts';
import { startI18n } from './shared/i18n/i18n.ts';
import { focusPages } from './shared/page/focus-page.ts';
import { logCaughtError } from './shared/page/known-failure.ts';
import { startLaterParts } from './shared/page/later.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element for the application.');

async function start(root: HTMLElement): Promise<void> {
  const messages = startI18n();
  // Evaluating the modules and making the router are tasks of their own, so that neither blocks the page.
  await new Promise((resolve) => setTimeout(resolve));
  const router = createAppRouter();
  focusPages(router);
  followTrail(router);
  router.subscribe('onRendered', startLaterParts);
  await messages;
  // The provider does the same once it is rendered: the first page may lead to another one.
  router.history.subscribe(router.load);
  // Rendered with its data at hand, the first page is one transition, which React divides into slices; matches that
  // arrive later are rendered in one task. A page that takes longer shows what the router has for that case.
  const pending = new Promise((resolve) => setTimeout(resolve, router.options.defaultPendingMs));
  await Promise.race([router.load().catch(console.error), pending]);
  startTransition(() =>
    createRoot(root, { onCaughtError: logCaughtError }).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

void start(container);
