import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Entry = components['schemas']['AuditEntry'];

/** Append-only; enforced by database triggers. */
export interface AuditTable {
  id_audit: Generated<number>;
  /** The patient whose record it is. */
  id_paziente: number;
  /** From 1, without gaps, per record. */
  sequence: number;
  at: string;
  /** The user who acted. */
  id_utente: number;
  action: Entry['azione'];
  kind: Entry['tipo'];
  id_record: number;
  /** Hash of this row chained to the previous one; see chain.ts. */
  hash: string;
}
