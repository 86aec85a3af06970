import { isRestorable } from '../policy/restoring.ts';
import { conflict, invalid, versionChanged } from '../problem.ts';

/** @throws Problem 422 when the body repeats an ID that differs from the one in the path. */
export function checkRecordId(field: string, inPath: number, inBody: number | undefined): void {
  if (inBody === undefined || inBody === inPath) return;
  throw invalid([{ path: `/${field}`, code: 'const', message: 'must equal the id in the path' }]);
}

/** Returns the version in an `If-Match` header; undefined for `*`. A value without quotation marks never matches. */
export function parseIfMatch(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return /^"([^"]*)"$/.exec(header.trim())?.[1] ?? '';
}

export const changedProblem = (ifMatch: string | undefined, what: string) =>
  ifMatch === undefined ? conflict('changed', `${what} has changed in the meantime.`) : versionChanged();

/** @throws Problem 412 when the record has changed since the client read it. */
export function checkVersion(ifMatch: string | undefined, version: string): void {
  if (ifMatch !== undefined && ifMatch !== version) throw versionChanged();
}

export interface Stored {
  deleted_at: string | null;
  versione: string;
}

export interface ChangeIntent {
  action: 'change' | 'delete' | 'restore';
  ifMatch: string | undefined;
  now: number;
}

/** Derives the action from the deletion date of a body: a date deletes, null restores, undefined changes. */
export function toAction({ deleted_at }: { deleted_at?: string | null | undefined }): ChangeIntent['action'] {
  if (deleted_at === undefined) return 'change';
  return deleted_at === null ? 'restore' : 'delete';
}

/**
 * @throws Problem 409 `deleted`, then 412. A client may restore after reading the deletion, or without a
 * version: a form opened before the deletion repeats `deleted_at: null` without intent. Deleting twice is allowed.
 */
export function checkChange(
  what: string,
  { deleted_at, versione }: Stored,
  { action, ifMatch, now }: ChangeIntent,
): void {
  if (deleted_at === null) {
    checkVersion(ifMatch, versione);
    return;
  }
  if (action === 'delete') return;
  if (!isRestorable(deleted_at, now)) throw conflict('deleted', `${what} was deleted more than 30 days ago.`);
  const isStale = ifMatch !== undefined && ifMatch !== versione;
  if (action === 'change' || isStale) throw conflict('deleted', `${what} is deleted.`);
}
