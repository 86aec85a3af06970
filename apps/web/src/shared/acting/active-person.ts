import { browserStorage, readSession } from '../session/storage.ts';

/** Belongs to the tab. Named after the user, so that a later user of the tab does not start in another record. */
const keyOf = (userId: number) => `assistito:${userId}`;
const endedKey = 'accesso_finito';

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readStored(): number | undefined {
  const storage = browserStorage();
  const session = storage && readSession(storage);
  if (!session) return undefined;
  const id = Number(tabStorage()?.getItem(keyOf(session.userId)));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

let read: { id: number | undefined } | undefined;

/**
 * The `id_paziente` of the person whose record this document shows; undefined for the user's own. Read once: a document
 * shows one person from its first request to its last, whoever is chosen for the next.
 */
export function activePerson(): number | undefined {
  read ??= { id: readStored() };
  return read.id;
}

/** True in a document that the browser has kept in memory while another person was chosen. */
export const isPersonOutdated = (): boolean => activePerson() !== readStored();

/** For stories, which share a document. */
export function readPersonAgain(): void {
  read = undefined;
}

/** Takes effect with the next document. Only the ID is stored: no name and nothing clinical. */
export function storePerson(userId: number, id: number | undefined): void {
  const storage = tabStorage();
  if (id === undefined) storage?.removeItem(keyOf(userId));
  else storage?.setItem(keyOf(userId), String(id));
}

/** Clears the storage of the tab, except for the person whose record it shows: after signing in again it goes on there. */
export function clearTabStorage({ keepPerson }: { keepPerson: boolean }): void {
  const storage = tabStorage();
  const userId = keepPerson ? Number(window.localStorage.getItem('id_utente')) : 0;
  const id = userId > 0 ? storage?.getItem(keyOf(userId)) : null;
  storage?.clear();
  if (id) storage?.setItem(keyOf(userId), id);
}

/** The next document tells the user that access has ended. */
export function markAccessEnded(): void {
  tabStorage()?.setItem(endedKey, '1');
}

export function takeAccessEnded(): boolean {
  const storage = tabStorage();
  const ended = storage?.getItem(endedKey) === '1';
  storage?.removeItem(endedKey);
  return ended;
}
