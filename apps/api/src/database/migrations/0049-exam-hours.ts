import type { Change } from '../change.ts';

export const examHours: Change = async (db) => {
  await db.schema.alterTable('indagini').addColumn('indagine_ora', 'text').execute();
};
