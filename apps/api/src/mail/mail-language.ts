import type { Queries } from '../database/database.ts';
import type { MailLanguage } from './mail.table.ts';

/** Returns the language in which the user of an address last used the app; undefined if the app has not told it yet. */
export async function findMailLanguage(database: Queries, email: string): Promise<MailLanguage | undefined> {
  const found = await database
    .selectFrom('preferenze')
    .innerJoin('utenti', 'utenti.id_utente', 'preferenze.id_utente')
    .select('lingua')
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.lingua ?? undefined;
}
