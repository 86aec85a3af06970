import { queryClient } from '../api/api.ts';
import { loadMenu } from '../menu/menu.ts';
import { currentSession, goToLogin } from './session.ts';
import type { StoredSession } from './storage.ts';

/** Before every navigation: the session as storage has it now, or the login page. */
export async function guard(): Promise<{ session: StoredSession }> {
  const session = currentSession();
  if (!session) {
    goToLogin();
    // The document is being replaced; nothing of the page may appear meanwhile.
    return new Promise(() => undefined);
  }
  // The pages do not wait for the menu: they begin with a minimal one.
  loadMenu(queryClient, session.userId).catch((error: unknown) => console.warn('The menu did not load', error));
  return { session };
}
