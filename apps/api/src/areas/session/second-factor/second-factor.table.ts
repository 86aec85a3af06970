import type { Generated } from 'kysely';

/** The authenticator app of an account. */
export interface TotpSecretsTable {
  id_utente: number;
  /** Encrypted, see secrets.ts. */
  secret: string;
  created_at: string;
  /** Null until a first code has shown that the app has it. */
  confirmed_at: string | null;
  /** The newest step of which a code was taken: neither it nor an older one is taken again. */
  last_step: number;
}

/** Codes that were given out and not used yet. */
export interface RecoveryCodesTable {
  id_utente: number;
  /** Keyed, see secrets.ts: they are too short for a plain hash. */
  code_hash: string;
}

export interface PasskeysTable {
  id_passkey: Generated<number>;
  id_utente: number;
  /** What the authenticator calls it, in base64url. */
  credential: string;
  public_key: string;
  /** As text: it may be larger than an integer of every database. */
  counter: string;
  /** A JSON list. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/**
 * - `second-step`: somebody has shown the first factor; its token lets them try the second one.
 * - `link-identity`: a provider has named its account; the owner of the one here may link it.
 * - `second-passkey`, `passkey`, `new-passkey`: what an authenticator has to sign, for whichever reason.
 */
export type StepPurpose = 'second-step' | 'second-passkey' | 'passkey' | 'new-passkey' | 'link-identity';

/** Sign-ins that have begun, for ten minutes. */
export interface SignInStepsTable {
  /** SHA-256 of the token or challenge; itself it is nowhere. */
  step_hash: string;
  purpose: StepPurpose;
  /** Null while nobody has said who they are. */
  id_utente: number | null;
  /** How the first factor was shown. */
  method: 'password' | 'provider' | null;
  /** The identity that is linked once the sign-in is complete; null for none. */
  issuer: string | null;
  subject: string | null;
  expires_at: string;
}
