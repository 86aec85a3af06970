import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const therapies: Change = async (db, kind) => {
  const key = (column: ColumnDefinitionBuilder) =>
    kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  await db.schema
    .createTable('tbl_terapie')
    .addColumn('id_terapie', 'integer', key)
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_farmaco_codifa', 'text')
    .addColumn('descrizione_breve', 'text', required)
    .addColumn('somministrazione', 'text', required)
    .addColumn('tipo_terapia', 'integer', required)
    .addColumn('quantita_farmaceutica', 'text', required)
    .addColumn('frequenza_farmaceutica', 'text', required)
    .addColumn('data_inizio', 'text', required)
    .addColumn('data_fine', 'text')
    .addColumn('id_diagnosi', 'integer', (column) => column.references('diagnosi.id_diagnosi'))
    .addColumn('id_prescrittore', 'integer', (column) => column.references('care_providers.id_cpp'))
    .addColumn('prescrittore', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('orari', 'text', required)
    .addColumn('giorni', 'text', required)
    .addColumn('confezione_pezzi', 'double precision')
    .addColumn('confezione_dal', 'text')
    .addColumn('confezione_al_giorno', 'double precision')
    .addColumn('interazioni_accettate', 'text')
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema.createIndex('terapie_paziente').on('tbl_terapie').columns(['id_paziente', 'data_inizio']).execute();

  await db.schema
    .createTable('assunzioni')
    .addColumn('id_terapie', 'integer', (column) => column.notNull().references('tbl_terapie.id_terapie'))
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('giorno', 'text', required)
    .addColumn('ora', 'text', required)
    .addColumn('esito', 'text', required)
    .addColumn('segnata_il', 'text', required)
    .addPrimaryKeyConstraint('assunzioni_dose', ['id_terapie', 'giorno', 'ora'])
    .execute();
  await db.schema.createIndex('assunzioni_paziente').on('assunzioni').columns(['id_paziente', 'giorno']).execute();
};
