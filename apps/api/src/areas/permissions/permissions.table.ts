/** A feature that a user's subscription includes. */
export interface FeaturesTable {
  id_utente: number;
  feature: string;
}
