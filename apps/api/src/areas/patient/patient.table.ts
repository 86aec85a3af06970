import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface UsersTable {
  id_utente: Generated<number>;
  /** Trimmed and lower case. */
  email: string;
  password_hash: string;
  demo: Generated<number>;
  /** 1: the account of a child, which allows no sign-in until its record is handed over. */
  dormiente: Generated<number>;
  created_at: string;
  /** Null for accounts that were not self-registered. */
  terms_accepted_at: Generated<string | null>;
}

export interface PatientTable {
  id_paziente: Generated<number>;
  id_utente: number;
  paziente_nome: string;
  paziente_cognome: string;
  paziente_codfiscale: string | null;
  /** YYYY-MM-DD */
  paziente_nascita: string | null;
  paziente_sesso: 'female' | 'male' | 'unknown';
  id_stato_matrimoniale: number | null;
  paziente_gruppo: components['schemas']['BloodGroup'] | null;
  paziente_donatore_organi: components['schemas']['OrganDonation'] | null;
  id_update: number;
  updated_at: string;
}

export interface ContactDetailTable {
  id_utente: number;
  comune_nascita: string | null;
  comune_residenza: string | null;
  contatto_indirizzo: string | null;
  contatto_telefono: string | null;
}
