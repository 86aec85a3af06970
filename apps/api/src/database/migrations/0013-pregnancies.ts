import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const pregnancies: Change = async (db, kind) => {
  await db.schema
    .createTable('tbl_gravidanze')
    .addColumn('id_gravidanza', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('eta', 'integer', required)
    .addColumn('inizio_gravidanza', 'text')
    .addColumn('fine_gravidanza', 'text')
    .addColumn('esito', 'text')
    .addColumn('sesso_bambino', 'text')
    .addColumn('note_gravidanza', 'text', required)
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('gravidanze_paziente')
    .on('tbl_gravidanze')
    .columns(['id_paziente', 'inizio_gravidanza'])
    .execute();
};
