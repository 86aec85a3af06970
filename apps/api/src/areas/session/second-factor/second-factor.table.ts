import type { Generated } from 'kysely';

export interface TotpSecretsTable {
  id_utente: number;
  /** Encrypted, see secrets.ts. */
  secret: string;
  created_at: string;
  /** Null until confirmed by a first code. */
  confirmed_at: string | null;
  last_step: number;
}

export interface RecoveryCodesTable {
  id_utente: number;
  /** Keyed hash, see secrets.ts: the codes are too short for a plain hash. */
  code_hash: string;
}

export interface PasskeysTable {
  id_passkey: Generated<number>;
  id_utente: number;
  /** Credential ID in base64url. */
  credential: string;
  public_key: string;
  /** Text, because it may exceed the integers of some databases. */
  counter: string;
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/**
 * - `second-step`: the first factor succeeded; the token allows trying the second.
 * - `link-identity`: a provider identified an account that its owner here may link.
 * - `second-passkey`, `passkey`, `new-passkey`: challenges for authenticators.
 */
export type StepPurpose = 'second-step' | 'second-passkey' | 'passkey' | 'new-passkey' | 'link-identity';

export interface SignInStepsTable {
  /** SHA-256 of the token or challenge, which itself is not stored. */
  step_hash: string;
  purpose: StepPurpose;
  id_utente: number | null;
  method: 'password' | 'provider' | null;
  /** The identity to link after the sign-in, if any. */
  issuer: string | null;
  subject: string | null;
  expires_at: string;
}
