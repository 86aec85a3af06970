export interface PreferencesTable {
  id_utente: number;
  /** Keys of open lists, as JSON. */
  liste_aperte: string;
}
