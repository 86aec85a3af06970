import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditTable } from './audit.table.ts';

export type Link = Omit<Selectable<AuditTable>, 'id_audit' | 'hash'>;

/** What stands before the first entry of a record. */
export const beginning = '';

/** SHA-256 over the entry and the hash of the one before: to change one is to change all that follow. */
export function hashOf(before: string, entry: Link): string {
  const { id_paziente, sequence, at, id_utente, action, kind, id_record } = entry;
  const text = JSON.stringify([before, id_paziente, sequence, at, id_utente, action, kind, id_record]);
  return createHash('sha256').update(text).digest('base64url');
}

/** The place of the first entry that does not fit to those before it; undefined when all do. In their order. */
export function firstBroken(entries: readonly (Link & { hash: string })[]): number | undefined {
  let before = beginning;
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1 || entry.hash !== hashOf(before, entry)) return index + 1;
    before = entry.hash;
  }
  return undefined;
}
