import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const sharedWork: Change = async (db) => {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', required)
    .execute();
};
