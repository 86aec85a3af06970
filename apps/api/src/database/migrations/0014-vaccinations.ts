import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const vaccinations: Change = async (db, kind) => {
  await db.schema
    .createTable('tbl_vaccinaziones')
    .addColumn('id_vaccinazione', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_vaccino', 'text', required)
    .addColumn('vaccino_nome', 'text', required)
    .addColumn('vaccino_atc', 'text')
    .addColumn('vaccinazione_data', 'text', required)
    .addColumn('vaccinazione_reazioni', 'text', required)
    .addColumn('vaccinazione_richiamo', 'integer', required)
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_on', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('vaccinaziones_paziente')
    .on('tbl_vaccinaziones')
    .columns(['id_paziente', 'vaccinazione_data'])
    .execute();
};
