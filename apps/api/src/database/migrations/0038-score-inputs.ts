import type { Change } from '../change.ts';

export const scoreInputs: Change = async (db) => {
  await db.schema.alterTable('scores').addColumn('risposte', 'text').execute();
};
