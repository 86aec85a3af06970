import type { MailLanguage } from '../../mail/mail.table.ts';

export interface PreferencesTable {
  id_utente: number;
  /** Keys of open lists, as JSON. */
  liste_aperte: string;
  /** Null until the app has told it. */
  lingua: MailLanguage | null;
}
