import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { isKept, keys, readSession } from '../session/storage.ts';

export type MenuItem = Schema<'MenuItem'>;
export type MenuEntry = Schema<'MenuEntry'>;

/** What one can always reach, when the menu does not come. */
export const minimalMenu: MenuItem[] = [
  {
    label: 'Registro',
    url: '/Registro',
    image: 'record',
    active: true,
    submenu: [{ label: 'Scheda Paziente', url: '/Registro/SchedaPaziente', image: 'patient', active: true }],
  },
];

const attempts = 6;
const pause = 1000;

const lifetime = 120 * 60_000;

interface StoredMenu {
  userId: number;
  items: MenuItem[];
}

/** The menu kept since an earlier page, if it is this person's. */
export function storedMenu(storage: Storage): MenuItem[] | undefined {
  try {
    const stored: StoredMenu | null = JSON.parse(storage.getItem(keys.menu) ?? 'null');
    return stored && stored.userId === readSession(storage)?.userId ? stored.items : undefined;
  } catch {
    storage.removeItem(keys.menu);
    return undefined;
  }
}

export function menuQuery(userId: number) {
  return {
    queryKey: api.key(operations.getMenu, { path: { id: userId } }),
    // Never cancelled by a page that goes away: it is not for the page that it is fetched.
    queryFn: () => api.call(operations.getMenu, { path: { id: userId } }),
    initialData: () => storedMenu(localStorage),
    staleTime: lifetime,
  };
}

/** Fetches the menu unless it is stored, and stores it. */
export async function loadMenu(client: QueryClient, userId: number): Promise<MenuItem[]> {
  const items = await client.ensureQueryData(menuQuery(userId));
  // The session may have ended while the answer was on its way.
  if (readSession(localStorage)?.userId === userId) {
    const stored: StoredMenu = { userId, items };
    // Where there is no room for it the menu is asked for each time.
    isKept(localStorage, keys.menu, JSON.stringify(stored));
  }
  return items;
}

/** After signing in: the menu, but nobody waits longer than six times a second for it. */
export async function waitForMenu(menu: Promise<unknown>): Promise<void> {
  let here = false;
  const done = menu.then(
    () => {
      here = true;
    },
    (error: unknown) => {
      here = true;
      console.error('The menu did not load', error);
    },
  );
  for (let attempt = 0; attempt < attempts && !here; attempt++) {
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, pause))]);
  }
}
