import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** Sign-ins, and changes of what signs in, for two years. */
export interface AccessesTable {
  id_audit: Generated<number>;
  id_utente: number;
  at: string;
  /** Null when the browser did not say what it is. */
  device: string | null;
  address: string;
  /** SHA-256 of the token of the session that began: tells which of them is the one that asks. Empty for a change. */
  session_hash: string;
  /** Null for sign-ins from before this was kept. */
  method: 'password' | 'provider' | 'passkey' | null;
  second_step: 'totp' | 'passkey' | 'recupero' | null;
  /** Null for a sign-in. */
  evento: components['schemas']['Access']['evento'];
}
