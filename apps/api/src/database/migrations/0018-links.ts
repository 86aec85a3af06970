import type { Change } from '../change.ts';

export const links: Change = async (db, kind) => {
  await db.schema
    .createTable('link_personali')
    .addColumn('linkid', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('descrizione', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('link_personali_paziente')
    .on('link_personali')
    .columns(['id_paziente', 'name'])
    .execute();
};
