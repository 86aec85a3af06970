import { isRestorable } from '../policy/restoring.ts';
import { changed, conflict, invalid } from '../problem.ts';

/** A record that is saved may repeat its id; it must be the one of the path. */
export function checkRecordId(field: string, inPath: number, inBody: number | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw invalid([{ path: `/${field}`, code: 'const', message: 'must be the id of the path' }]);
}

/** Refuses to change what is deleted, but by taking it back in time; `what` as in 'The visit'. */
export function checkDeleted(
  what: string,
  deletedAt: string | null,
  sent: string | null | undefined,
  now: number,
): void {
  if (deletedAt === null) return;
  if (sent !== null) throw conflict('deleted', `${what} is deleted.`);
  if (!isRestorable(deletedAt, now)) throw conflict('deleted', `${what} was deleted more than 30 days ago.`);
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
