import * as operations from '@libretto/api-client/operations';
import type { QueryClient } from '@tanstack/react-query';
import { activePerson } from '../acting/active-person.ts';
import { api } from '../api/api.ts';
import { keys, readSession, trySetItem } from '../session/storage.ts';
import { findPlaces, isWork, type MenuItem } from './places.ts';

export const minimalMenu: MenuItem[] = [
  { label: 'Oggi', url: '/Registro/SchedaPaziente', image: 'today', active: true, submenu: [] },
];

const attempts = 6;
const pause = 1000;

const lifetimeMs = 120 * 60_000;

interface StoredMenu {
  userId: number;
  items: MenuItem[];
}

export function storedMenu(storage: Storage): MenuItem[] | undefined {
  try {
    const stored: StoredMenu | null = JSON.parse(storage.getItem(keys.menu) ?? 'null');
    return stored && stored.userId === readSession(storage)?.userId ? stored.items : undefined;
  } catch {
    storage.removeItem(keys.menu);
    return undefined;
  }
}

function storeMenu(userId: number, items: MenuItem[]): void {
  // The session may have ended in the meantime.
  if (readSession(localStorage)?.userId !== userId) return;
  const stored: StoredMenu = { userId, items };
  trySetItem(localStorage, keys.menu, JSON.stringify(stored));
}

export function menuQuery(userId: number) {
  return {
    queryKey: api.key(operations.getMenu, { path: { id: userId } }),
    // No abort signal: the request must outlive the page that started it.
    queryFn: async () => {
      const items = await api.call(operations.getMenu, { path: { id: userId } });
      storeMenu(userId, items);
      return items;
    },
    initialData: () => storedMenu(localStorage),
    staleTime: lifetimeMs,
  };
}

export async function loadMenu(client: QueryClient, userId: number): Promise<MenuItem[]> {
  const query = menuQuery(userId);
  const first = findPlaces(storedMenu(localStorage) ?? []).first;
  // A role may have been lost since the menu was stored, and the pages of its work would be missing.
  return first && isWork(first) ? client.fetchQuery({ ...query, staleTime: 0 }) : client.ensureQueryData(query);
}

/** Lets the next document load the menu, after a change of the user's own roles. */
export const forgetMenu = (): void => localStorage.removeItem(keys.menu);

/** Their own work for doctors and administrators; without a menu the record. */
export function landingPage(client: QueryClient, userId: number): string {
  if (activePerson() !== undefined) return '/Registro/SchedaPaziente';
  const items = client.getQueryData<MenuItem[]>(menuQuery(userId).queryKey) ?? minimalMenu;
  return findPlaces(items).first?.url ?? '/Registro/SchedaPaziente';
}

/** After signing in: waits for the menu, for at most six seconds. */
export async function waitForMenu(menu: Promise<unknown>): Promise<void> {
  let isLoaded = false;
  const done = menu.then(
    () => {
      isLoaded = true;
    },
    (error: unknown) => {
      isLoaded = true;
      console.error('The menu did not load', error);
    },
  );
  for (let attempt = 0; attempt < attempts && !isLoaded; attempt++) {
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, pause))]);
  }
}
