import type { Generated } from 'kysely';

/** Each request has its own row, so that a link never confirms a password that another person chose for the address. */
export interface RegistrationsTable {
  id_registration: Generated<number>;
  email: string;
  nome: string;
  cognome: string;
  password_hash: string;
  /** SHA-256 of the code in the link; null until the mail is written. */
  code_hash: string | null;
  expires_at: string | null;
  created_at: string;
}

/** Addresses without an account have a row too, with a code that is never sent, so that attempts cost the same. */
export interface PasswordResetsTable {
  email: string;
  /** argon2id: a plain hash of six digits is easily reversed. */
  code_hash: string;
  tries: number;
  expires_at: string;
}
