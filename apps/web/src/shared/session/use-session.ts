import { useRouteContext } from '@tanstack/react-router';
import type { StoredSession } from './storage.ts';

/** Who is signed in; only for pages below the guard. */
export function useSession(): StoredSession {
  return useRouteContext({ from: '/_session', select: (context) => context.session });
}
