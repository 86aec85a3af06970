import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const snapshots: Change = async (db) => {
  await db.schema
    .createTable('download_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('id_file', 'integer', required)
    .addColumn('token_hash', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('begun_at', 'text')
    .addColumn('in_parts', 'integer', required)
    .execute();
  await db.schema.createIndex('download_tickets_expires').on('download_tickets').column('expires_at').execute();

  await db.schema
    .createTable('condivisioni_voci')
    .addColumn('id_condivisione', 'integer', required)
    .addColumn('tipo', 'text', required)
    .addColumn('id_record', 'integer', required)
    .addPrimaryKeyConstraint('condivisioni_voci_key', ['id_condivisione', 'tipo', 'id_record'])
    .execute();
};
