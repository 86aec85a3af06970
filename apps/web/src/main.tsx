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
const messages = startI18n();
// Evaluating the modules, making the router and the first render are tasks of their own, so that none blocks the page.
await new Promise((resolve) => setTimeout(resolve));
const router = createAppRouter();
focusPages(router);
followTrail(router);
router.subscribe('onRendered', startLaterParts);
await messages;
const root = createRoot(container, { onCaughtError: logCaughtError });
// A transition is rendered in slices.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
