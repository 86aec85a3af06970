import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const answers: Change = async (db) => {
  await db.schema
    .createTable('answers')
    .addColumn('id_utente', 'integer', required)
    .addColumn('attempt', 'text', required)
    .addColumn('operation', 'text', required)
    .addColumn('digest', 'text', required)
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('answers_of_user', ['id_utente', 'attempt'])
    .execute();
  await db.schema.createIndex('answers_created').on('answers').column('created_at').execute();
};
