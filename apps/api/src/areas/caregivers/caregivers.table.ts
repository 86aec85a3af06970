import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

type Schemas = components['schemas'];

export interface GrantsTable {
  id_delega: Generated<number>;
  id_paziente: number;
  /** The caregiver; null until the invitation is accepted, and after their account is deleted. */
  id_utente: number | null;
  /** The inviting user; null after their account is deleted. */
  id_delegante: number | null;
  /** Null for the parent who created the record. */
  id_invito: number | null;
  nome: string;
  /** The invited address; null for the parent who created the record. */
  email: string | null;
  ambito: Schemas['GrantScope'];
  tipo: Schemas['GrantKind'];
  /** YYYY-MM-DD */
  dal: string;
  /** YYYY-MM-DD, inclusive. */
  fino_al: string | null;
  /** `programmata` and `scaduta` follow from the dates: the expiry of a grant needs no job. */
  stato: Exclude<Schemas['GrantState'], 'programmata' | 'scaduta'>;
  colore: number | null;
  created_at: string;
  accepted_at: string | null;
  closed_at: string | null;
  id_chiusura: number | null;
  /** Last day (YYYY-MM-DD) with an entry in the audit. */
  letta_il: string | null;
}

/** Drafts about the record of another person, which end with the grant. */
export interface CaregiverDraftsTable {
  id_utente: number;
  id_paziente: number;
  modulo: string;
  /** JSON */
  contenuto: string;
  aggiornata_il: string;
}
