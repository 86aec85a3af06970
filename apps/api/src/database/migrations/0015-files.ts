import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const files: Change = async (db, kind) => {
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>, name: string) =>
    kind === 'sqlite'
      ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn(name, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await db.schema
    .alterTable('files')
    .addColumn('kardia_note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await withKey(db.schema.createTable('uploads'), 'id_caricamento')
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('size', 'integer', required)
    .addColumn('received', 'integer', required)
    .addColumn('digest', 'text')
    .addColumn('id_file', 'integer', (column) => column.references('files.id_file'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('uploads_paziente').on('uploads').columns(['id_paziente', 'expires_at']).execute();
  await db.schema.createIndex('uploads_end').on('uploads').column('expires_at').execute();

  await db.schema
    .createTable('upload_parts')
    .addColumn('id_caricamento', 'integer', (column) =>
      column.notNull().references('uploads.id_caricamento').onDelete('cascade'),
    )
    .addColumn('start', 'integer', required)
    .addColumn('blob_key', 'text', (column) => column.notNull().references('blobs.blob_key'))
    .addPrimaryKeyConstraint('upload_parts_key', ['id_caricamento', 'start'])
    .execute();
};
