import { isRestorable } from '../policy/restoring.ts';
import { changed, conflict, invalid } from '../problem.ts';

/** A record that is saved may repeat its id; it must be the one of the path. */
export function checkRecordId(field: string, inPath: number, inBody: number | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw invalid([{ path: `/${field}`, code: 'const', message: 'must be the id of the path' }]);
}

/** The version that an `If-Match` names; a word without quotation marks names none that there could be. */
export function seenVersion(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return /^"([^"]*)"$/.exec(header.trim())?.[1] ?? '';
}

/** What to answer when a record has become another between its reading and its writing. */
export const overtaken = (seen: string | undefined, what: string) =>
  seen === undefined ? conflict('changed', `${what} has changed meanwhile.`) : changed();

/** Refuses to write over a change that its author has not seen. */
export function checkSeen(seen: string | undefined, version: string): void {
  if (seen !== undefined && seen !== version) throw changed();
}

export interface Stored {
  /** Null when the record is not deleted. */
  deleted_at: string | null;
  versione: string;
}

export interface Intent {
  does: 'change' | 'delete' | 'restore';
  /** The version that the author has seen; undefined when the client does not say. */
  seen: string | undefined;
  now: number;
}

/** What a body means by its date of deletion: a date deletes, null restores, none changes the record. */
export function intentOf({ deleted_at }: { deleted_at?: string | null | undefined }): Intent['does'] {
  if (deleted_at === undefined) return 'change';
  return deleted_at === null ? 'restore' : 'delete';
}

/**
 * Refuses a change of a record that is deleted (409 `deleted`) or has changed since it was seen (412), in this order.
 * A record is restored within 30 days, and only by a client that has seen the deletion or does not say what it has seen:
 * a form that was open when the record was deleted elsewhere repeats `deleted_at: null` without meaning it.
 * Deleting twice is no error. `what` as in 'The visit'.
 */
export function checkChange(what: string, { deleted_at, versione }: Stored, { does, seen, now }: Intent): void {
  if (deleted_at === null) {
    checkSeen(seen, versione);
    return;
  }
  if (does === 'delete') return;
  if (!isRestorable(deleted_at, now)) throw conflict('deleted', `${what} was deleted more than 30 days ago.`);
  const unseen = seen !== undefined && seen !== versione;
  if (does === 'change' || unseen) throw conflict('deleted', `${what} is deleted.`);
}
