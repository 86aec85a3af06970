import type { Change } from '../change.ts';

export const centres: Change = async (db) => {
  for (const column of ['centro_indirizzo', 'telefono'] as const) {
    await db.schema
      .alterTable('centri_indagini')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  for (const column of ['sito_web', 'email'] as const) {
    await db.schema.alterTable('centri_indagini').addColumn(column, 'text').execute();
  }
};
