import type { Change } from '../change.ts';

export const mailLanguage: Change = async (db) => {
  await db.schema.alterTable('preferenze').addColumn('lingua', 'text').execute();
};
