import type { Change } from '../change.ts';

export const notebookZones: Change = async (db) => {
  await db.schema
    .createTable('taccuino_zone')
    .addColumn('id_taccuino', 'integer', (column) =>
      column.notNull().references('tbl_taccuinos.id_taccuino').onDelete('cascade'),
    )
    .addColumn('zona_lato', 'text', (column) => column.notNull())
    .addColumn('zona_regione', 'text', (column) => column.notNull())
    .addColumn('zona_livello', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('taccuino_zone_key', ['id_taccuino', 'zona_regione'])
    .execute();
};
