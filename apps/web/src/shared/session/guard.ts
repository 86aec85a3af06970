import { queryClient } from '../api/api.ts';
import { loadMenu } from '../menu/menu.ts';
import { restoreListMemory } from '../preferences/list-memory.ts';
import { currentSession, goToLogin } from './session.ts';
import type { StoredSession } from './storage.ts';

export async function guard(): Promise<{ session: StoredSession }> {
  const session = currentSession();
  if (!session) {
    goToLogin();
    // Never resolves, so that nothing is rendered until the document is replaced.
    return new Promise(() => undefined);
  }
  loadMenu(queryClient, session.userId).catch((error: unknown) => console.warn('The menu did not load', error));
  await restoreListMemory(session.userId);
  return { session };
}
