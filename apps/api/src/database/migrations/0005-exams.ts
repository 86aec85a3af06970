import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const exams: Change = async (db, kind) => {
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>, name: string) =>
    kind === 'sqlite'
      ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await withKey(db.schema.createTable('centri_indagini'), 'id_centro_indagine')
    .addColumn('centro_tipologia', 'integer', required)
    .addColumn('centro_nome', 'text', required)
    .execute();

  await withKey(db.schema.createTable('indagini'), 'id_indagine')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('indagine_tipologia', 'text', required)
    .addColumn('indagine_categoria', 'text')
    .addColumn('indagine_stato', 'text', required)
    .addColumn('indagine_motivo', 'text', required)
    .addColumn('indagine_data_display', 'text')
    .addColumn('id_diagn_investigations', 'integer')
    .addColumn('id_centro_indagine', 'integer', (column) => column.references('centri_indagini.id_centro_indagine'))
    .addColumn('altro_centro', 'text', required)
    .addColumn('careprovider', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer')
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_on', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('indagini_paziente')
    .on('indagini')
    .columns(['id_paziente', 'indagine_stato', 'indagine_data_display'])
    .execute();
  await db.schema.createIndex('indagini_recenti').on('indagini').columns(['id_paziente', 'id_indagine']).execute();

  await db.schema
    .createTable('indagini_diagnosi')
    .addColumn('id_indagine', 'integer', (column) =>
      column.notNull().references('indagini.id_indagine').onDelete('cascade'),
    )
    .addColumn('id_diagnosi', 'integer', required)
    .addPrimaryKeyConstraint('indagini_diagnosi_key', ['id_indagine', 'id_diagnosi'])
    .execute();

  await withKey(db.schema.createTable('files'), 'id_file')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('id_autore', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_indagine', 'integer', (column) => column.references('indagini.id_indagine'))
    .addColumn('file_nome', 'text', required)
    .addColumn('file_type', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('type', 'text', required)
    .addColumn('file_commento', 'text', required)
    .addColumn('data_rilievo', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('tags', 'text', required)
    .addColumn('blob_key', 'text', (column) => column.notNull().references('blobs.blob_key'))
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_on', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema.createIndex('files_paziente').on('files').columns(['id_paziente', 'id_indagine']).execute();
};
