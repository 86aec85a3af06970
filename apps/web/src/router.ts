import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';
import type { DraftForm } from './shared/drafts/forms.ts';
import { Failure } from './shared/page/failure.tsx';
import { NotFound } from './shared/page/not-found.tsx';
import { Pending } from './shared/page/pending.tsx';
import { base } from './shared/session/places.ts';

export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: base,
    // The documents spell some addresses in two ways.
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // A first load over a slow line would wait for half a second with everything at hand.
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form that led to a page, and offers its draft there. */
    leftForm?: DraftForm;
    /** The row of a patient's record to which another part of the page has led. */
    followed?: string;
    /** ID of the patient whose record the doctor was reading before the + was pressed. */
    fromPatient?: number;
    /** Address of the page from which the emergency card was opened. */
    fromPage?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
