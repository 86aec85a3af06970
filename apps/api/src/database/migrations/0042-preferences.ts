import type { Change } from '../change.ts';

export const preferences: Change = async (db) => {
  await db.schema
    .createTable('preferenze')
    .addColumn('id_utente', 'integer', (column) => column.primaryKey().references('utenti.id_utente'))
    .addColumn('liste_aperte', 'text', (column) => column.notNull())
    .execute();
};
