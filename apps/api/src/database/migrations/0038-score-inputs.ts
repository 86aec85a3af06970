import type { Change } from '../change.ts';

/** Adds the inputs of a score as JSON; older scores have none. */
export const scoreInputs: Change = async (db) => {
  await db.schema.alterTable('scores').addColumn('risposte', 'text').execute();
};
