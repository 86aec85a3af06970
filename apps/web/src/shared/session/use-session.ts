import { useRouteContext } from '@tanstack/react-router';
import type { StoredSession } from './storage.ts';

/** For pages below the guard only. */
export function useSession(): StoredSession {
  return useRouteContext({ from: '/_session', select: (context) => context.session });
}
