import type { Generated } from 'kysely';

/** Accounts at identity providers that sign in to an account here. */
export interface LinkedIdentitiesTable {
  id_identita: Generated<number>;
  id_utente: number;
  /** `iss` and `sub` of the ID token: together they name one account for ever (OpenID Connect Core 1.0, section 5.7). */
  issuer: string;
  subject: string;
  linked_at: string;
  last_used_at: string | null;
}
