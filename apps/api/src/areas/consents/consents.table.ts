import type { Generated } from 'kysely';

/** What somebody has decided; of what was never decided there is no row. */
export interface ConsentsTable {
  Id_Consenso_P: Generated<number>;
  id_paziente: number;
  Id_Trattamento: number;
  Consenso: 0 | 1;
  data_consenso: string;
}

/** What is left of an account that was deleted by somebody who agreed to that. */
export interface RetainedTable {
  /** Made up when the account was deleted, and told to nobody. */
  pseudonimo: string;
  contenuto: string;
  /** YYYY-MM-DD, the last day. */
  expires_on: string;
}
