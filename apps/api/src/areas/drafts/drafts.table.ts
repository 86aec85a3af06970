export interface DraftsTable {
  id_utente: number;
  modulo: string;
  /** JSON */
  contenuto: string;
  aggiornata_il: string;
}
