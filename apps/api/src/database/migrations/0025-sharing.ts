import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const sharing: Change = async (db, kind) => {
  const numbered = (table: string, id: string) =>
    kind === 'sqlite'
      ? db.schema.createTable(table).addColumn(id, 'integer', (column) => column.primaryKey().autoIncrement())
      : db.schema
          .createTable(table)
          .addColumn(id, 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  await numbered('condivisioni', 'id_condivisione')
    .addColumn('id_paziente', 'integer', required)
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('contents', 'text', required)
    .addColumn('areas', 'text', required)
    .addColumn('level', 'integer', required)
    .addColumn('passcode_hash', 'text')
    .addColumn('attempts_left', 'integer', required)
    .addColumn('uses', 'integer', required)
    .addColumn('max_uses', 'integer')
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('condivisioni_paziente').on('condivisioni').column('id_paziente').execute();

  await numbered('condivisioni_file', 'id_file_condiviso')
    .addColumn('id_condivisione', 'integer', required)
    .addColumn('blob_key', 'text', required)
    .execute();
  await db.schema
    .createIndex('condivisioni_file_condivisione')
    .on('condivisioni_file')
    .column('id_condivisione')
    .execute();

  await numbered('condivisioni_accessi', 'id_accesso')
    .addColumn('id_condivisione', 'integer', required)
    .addColumn('at', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('device', 'text')
    .addColumn('outcome', 'text', required)
    .execute();
  await db.schema
    .createIndex('condivisioni_accessi_condivisione')
    .on('condivisioni_accessi')
    .column('id_condivisione')
    .execute();
};
