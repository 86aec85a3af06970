import type { Change } from '../change.ts';

export const readNews: Change = async (db) => {
  await db.schema.alterTable('associated_doctors').addColumn('novita_lette', 'text').execute();
};
