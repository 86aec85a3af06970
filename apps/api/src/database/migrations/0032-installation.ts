import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const installation: Change = async (db) => {
  await db.schema
    .createTable('installation')
    .addColumn('one', 'integer', (column) => column.primaryKey())
    .addColumn('installation_id', 'text', required)
    .addColumn('store_marked', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('probed_at', 'text', required)
    .execute();
  await db.schema
    .createTable('blob_deletions')
    .addColumn('blob_key', 'text', (column) => column.primaryKey())
    .execute();
};
