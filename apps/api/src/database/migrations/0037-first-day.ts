import type { Change } from '../change.ts';

export const firstDay: Change = async (schema) => {
  const db = schema.withTables<{ mail: { state: string; text: string | null } }>();
  await db.schema
    .createTable('primo_avvio')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('funzioni_libere')
    .addColumn('id_permesso', 'integer', (column) => column.primaryKey().references('permessi.id'))
    .execute();
  // Texts of held mails are encrypted from now on; a migration has no key for that.
  await db.updateTable('mail').set({ text: null }).where('state', '=', 'outbox').execute();
};
