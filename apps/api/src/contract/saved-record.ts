import { isRestorable } from '../policy/restoring.ts';
import { conflict, invalid } from '../problem.ts';

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
