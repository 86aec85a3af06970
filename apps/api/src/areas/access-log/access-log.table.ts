import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

export interface AccessesTable {
  id_audit: Generated<number>;
  id_utente: number;
  at: string;
  device: string | null;
  address: string;
  /** SHA-256 of the session's token, which identifies the current session in the list. Empty for a change. */
  session_hash: string;
  /** Null for sign-ins from before this column existed. */
  method: 'password' | 'provider' | 'passkey' | null;
  second_step: 'totp' | 'passkey' | 'recupero' | null;
  evento: components['schemas']['Access']['evento'];
}
