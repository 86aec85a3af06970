import type { Queries } from '../../database/database.ts';

export async function listDrafts(database: Queries, userId: number) {
  return database
    .selectFrom('bozze')
    .select(['modulo', 'aggiornata_il'])
    .where('id_utente', '=', userId)
    .orderBy('aggiornata_il', 'desc')
    .orderBy('modulo')
    .execute();
}

export async function findDraft(database: Queries, userId: number, form: string) {
  return database
    .selectFrom('bozze')
    .select(['modulo', 'contenuto', 'aggiornata_il'])
    .where('id_utente', '=', userId)
    .where('modulo', '=', form)
    .executeTakeFirst();
}

export async function saveDraft(database: Queries, userId: number, form: string, contenuto: string, at: string) {
  await database
    .insertInto('bozze')
    .values({ id_utente: userId, modulo: form, contenuto, aggiornata_il: at })
    .onConflict((conflict) => conflict.columns(['id_utente', 'modulo']).doUpdateSet({ contenuto, aggiornata_il: at }))
    .execute();
}

export async function deleteDraft(database: Queries, userId: number, form: string) {
  await database.deleteFrom('bozze').where('id_utente', '=', userId).where('modulo', '=', form).execute();
}
