import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditTable } from './audit.table.ts';

export type Link = Omit<Selectable<AuditTable>, 'id_audit' | 'hash'>;

export const initialHash = '';

export function hashEntry(before: string, entry: Link): string {
  const { id_paziente, sequence, at, id_utente, action, kind, id_record } = entry;
  const text = JSON.stringify([before, id_paziente, sequence, at, id_utente, action, kind, id_record]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the sequence of the first entry that does not follow from those before it. Entries must be in order. */
export function findFirstBroken(entries: readonly (Link & { hash: string })[]): number | undefined {
  let before = initialHash;
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1 || entry.hash !== hashEntry(before, entry)) return index + 1;
    before = entry.hash;
  }
  return undefined;
}
