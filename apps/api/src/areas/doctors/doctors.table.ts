import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface CareProvidersTable {
  id_cpp: Generated<number>;
  id_utente: number | null;
  fullname: string;
  email: string;
  cpp_localita_iscrizione: string;
  specializzation: string;
  /** Number in the register of the medical board `cpp_localita_iscrizione`. */
  numero_iscrizione: string | null;
  /** 1: listed for all patients; 0: visible only to associated patients until verified. */
  pubblico: Generated<number>;
  verificato_at: string | null;
  /** Deactivated: no longer offered, but kept in associations and history. */
  disattivato_at: string | null;
  /** The entry that replaced this one in a merge. */
  fuso_in: number | null;
  created_at: string;
}

export interface AssociatedDoctorsTable {
  id_paziente: number;
  id_cpp: number;
  author_id: number;
  assegnazione_confidenzialita: number;
  visibility: components['schemas']['Visibility'];
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** Time of the latest reading that the doctor marked as read. */
  novita_lette: string | null;
  /** The mark before it, which returns when it is taken back; equal once it was, or if none can be. */
  novita_lette_prima: string | null;
}

export interface AssociatedDoctorTagsTable {
  id_paziente: number;
  id_cpp: number;
  id_tag: number;
}

/** Records that one doctor must not see, even after they were deleted and restored, or the doctor was added again. */
export interface AssociatedDoctorExceptionsTable {
  id_paziente: number;
  id_cpp: number;
  tipo: components['schemas']['SharedKind'];
  id_record: number;
}
