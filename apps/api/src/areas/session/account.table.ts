import type { Generated } from 'kysely';

/**
 * Somebody who asked for an account and has not followed the link yet. Each request is a row with a link of its own,
 * so that the link of one person can never confirm the password that another one chose for the same address.
 */
export interface RegistrationsTable {
  id_registration: Generated<number>;
  email: string;
  nome: string;
  cognome: string;
  password_hash: string;
  /** SHA-256 of the code in the link; null until the mail is written. */
  code_hash: string | null;
  expires_at: string | null;
  /** When the terms were accepted, too. */
  created_at: string;
}

/**
 * The newest code for a new password of each address for which one was asked. Those without an account have a row
 * like all others, so that a try costs the same; nobody has been told their code.
 */
export interface PasswordResetsTable {
  email: string;
  /** argon2id: six digits would be found again from a plain hash at once. */
  code_hash: string;
  tries: number;
  expires_at: string;
}
