import { useRouteContext } from '@tanstack/react-router';
import type { PageSession } from './storage.ts';

/** For pages below the guard only. */
export function useSession(): PageSession {
  return useRouteContext({ from: '/_session', select: (context) => context.session });
}
