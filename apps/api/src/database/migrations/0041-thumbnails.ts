import type { Change } from '../change.ts';

export const thumbnails: Change = async (db) => {
  await db.schema
    .createTable('miniature')
    .addColumn('id_file', 'integer', (column) => column.primaryKey().references('files.id_file'))
    .addColumn('blob_key', 'text')
    .execute();
};
