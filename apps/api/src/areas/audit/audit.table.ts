import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Entry = components['schemas']['AuditEntry'];

/** Rows are only ever added; the database refuses anything else. */
export interface AuditTable {
  id_audit: Generated<number>;
  /** Whose record it is. */
  id_paziente: number;
  /** From 1, without holes, within one record. */
  sequence: number;
  at: string;
  /** Who did it. */
  id_utente: number;
  action: Entry['azione'];
  kind: Entry['tipo'];
  id_record: number;
  /** Of this row and of the one before it; see chain.ts. */
  hash: string;
}
