import type { Database } from '../../database/database.ts';
import type { MailRenderer } from '../../mail/mail-queue.ts';
import { patientMessage } from '../../mail/texts.ts';

export interface Sender {
  email: string;
  name: string;
}

function query(database: Database, userId: number) {
  return database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['email', 'paziente_nome', 'paziente_cognome'])
    .where('pazienti.id_utente', '=', userId);
}

export async function findSender(database: Database, userId: number): Promise<Sender> {
  const { email, paziente_nome, paziente_cognome } = await query(database, userId).executeTakeFirstOrThrow();
  return { email, name: `${paziente_nome} ${paziente_cognome}` };
}

/** The sender is looked up at delivery, so that replies go to the current address. */
export const messageMails = (database: Database): Record<'message', MailRenderer> => ({
  message: async ({ about, subject, text, language }) => {
    if (about === null || subject === null || text === null) return undefined;
    const sender = await findSender(database, about);
    return { ...patientMessage(language, { subject, text }, sender), replyTo: sender };
  },
});
