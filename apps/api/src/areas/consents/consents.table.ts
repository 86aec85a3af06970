import type { Generated } from 'kysely';

export interface ConsentsTable {
  Id_Consenso_P: Generated<number>;
  id_paziente: number;
  Id_Trattamento: number;
  Consenso: 0 | 1;
  data_consenso: string;
}

/** Pseudonymous data kept after the deletion of an account, with the user's consent. */
export interface RetainedTable {
  pseudonimo: string;
  contenuto: string;
  /** YYYY-MM-DD, inclusive. */
  expires_on: string;
}
