import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Entry = components['schemas']['AuditEntry'];

/** Append-only; enforced by database triggers. */
export interface AuditTable {
  id_audit: Generated<number>;
  id_paziente: number;
  /** From 1, without gaps, per record. */
  sequence: number;
  at: string;
  id_utente: number;
  action: Entry['azione'];
  kind: Entry['tipo'];
  id_record: number;
  hash: string;
}
