import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** The directory of doctors, which all patients share. */
export interface CareProvidersTable {
  id_cpp: Generated<number>;
  /** Null for a doctor who has no account here. */
  id_utente: number | null;
  fullname: string;
  email: string;
  cpp_localita_iscrizione: string;
  specializzation: string;
  /** Number in the register of the medical board that `cpp_localita_iscrizione` names. */
  numero_iscrizione: string | null;
  /** 1: listed for every patient. 0: known only to the patients who are associated, until it is verified. */
  pubblico: Generated<number>;
  /** When an administrator confirmed who the doctor is. */
  verificato_at: string | null;
  /** Not offered to anyone any more; existing associations and history stay. */
  disattivato_at: string | null;
  /** Entry that replaced this one when two entries of one doctor were merged. */
  fuso_in: number | null;
  created_at: string;
}

/** Whom a patient has let in. One that is taken back keeps its row, as every deletion does. */
export interface AssociatedDoctorsTable {
  id_paziente: number;
  id_cpp: number;
  /** User who made it. */
  author_id: number;
  assegnazione_confidenzialita: number;
  visibility: components['schemas']['Visibility'];
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** The specialties of an association whose visibility is 3; they go when another one is chosen. */
export interface AssociatedDoctorTagsTable {
  id_paziente: number;
  id_cpp: number;
  id_tag: number;
}
