import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const scores: Change = async (db, kind) => {
  await db.schema
    .createTable('scores')
    .addColumn('id_score', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('nome_score', 'text', required)
    .addColumn('valore_score', 'double precision', required)
    .addColumn('additional_score', 'double precision')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('scores_paziente')
    .on('scores')
    .columns(['id_paziente', 'nome_score', 'created_at'])
    .execute();
};
