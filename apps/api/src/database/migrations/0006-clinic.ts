import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const clinic: Change = async (db, kind) => {
  const record = <Table extends string>(table: CreateTableBuilder<Table>, key: string) =>
    table
      .addColumn(key, 'integer', (column) =>
        kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
      .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
      .addColumn('deleted_at', 'text')
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required);

  await record(db.schema.createTable('diagnosi'), 'id_diagnosi')
    .addColumn('diagnosi_stato', 'text', required)
    .addColumn('tipo_diagnosi', 'text', required)
    .addColumn('diagnosi_patologia', 'text', required)
    .addColumn('careprovider', 'text', required)
    .addColumn('diagnosi_inserimento', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .execute();
  await db.schema
    .createIndex('diagnosi_paziente')
    .on('diagnosi')
    .columns(['id_paziente', 'diagnosi_inserimento'])
    .execute();

  await record(db.schema.createTable('visite'), 'id_visita')
    .addColumn('visita_data', 'text', required)
    .addColumn('visita_motivazione', 'text', required)
    .addColumn('visita_osservazioni', 'text', required)
    .addColumn('visita_conclusioni', 'text', required)
    .execute();
  await db.schema.createIndex('visite_paziente').on('visite').columns(['id_paziente', 'visita_data']).execute();

  await record(db.schema.createTable('tbl_parametri_vitalis'), 'id_rilevazione')
    .addColumn('data_rilevazione', 'text', required)
    .addColumn('parametro_peso', 'double precision')
    .addColumn('parametro_altezza', 'double precision')
    .addColumn('parametro_pressione_min', 'integer')
    .addColumn('parametro_pressione_max', 'integer')
    .addColumn('parametro_frequenza', 'integer')
    .addColumn('fonte', 'text', required)
    .execute();
  await db.schema
    .createIndex('parametri_vitalis_paziente')
    .on('tbl_parametri_vitalis')
    .columns(['id_paziente', 'data_rilevazione'])
    .execute();
};
