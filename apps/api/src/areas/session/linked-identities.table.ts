import type { Generated } from 'kysely';

export interface LinkedIdentitiesTable {
  id_identita: Generated<number>;
  id_utente: number;
  /** `iss` and `sub` of the ID token: permanent identifier together (OpenID Connect Core 1.0, section 5.7). */
  issuer: string;
  subject: string;
  linked_at: string;
  last_used_at: string | null;
}
