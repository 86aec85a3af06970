import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const privacyChoices: Change = async (db, kind) => {
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>, name: string) =>
    kind === 'sqlite'
      ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await withKey(db.schema.createTable('accessi'), 'id_audit')
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('at', 'text', required)
    .addColumn('device', 'text')
    .addColumn('address', 'text', required)
    .addColumn('session_hash', 'text', required)
    .execute();
  await db.schema.createIndex('accessi_utente').on('accessi').columns(['id_utente', 'id_audit']).execute();
  await db.schema.createIndex('accessi_at').on('accessi').column('at').execute();

  await withKey(db.schema.createTable('consensi'), 'Id_Consenso_P')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('Id_Trattamento', 'integer', required)
    .addColumn('Consenso', 'integer', required)
    .addColumn('data_consenso', 'text', required)
    .addUniqueConstraint('consensi_trattamento', ['id_paziente', 'Id_Trattamento'])
    .execute();

  // Without foreign keys: the person of origin is no longer in the database.
  await db.schema
    .createTable('dati_conservati')
    .addColumn('pseudonimo', 'text', (column) => column.primaryKey())
    .addColumn('contenuto', 'text', required)
    .addColumn('expires_on', 'text', required)
    .execute();
  await db.schema.createIndex('dati_conservati_fine').on('dati_conservati').column('expires_on').execute();
};
