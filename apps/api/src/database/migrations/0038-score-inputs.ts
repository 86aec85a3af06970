import type { Change } from '../change.ts';

/** What a score was computed from, as JSON; scores from before have none. */
export const scoreInputs: Change = async (db) => {
  await db.schema.alterTable('scores').addColumn('risposte', 'text').execute();
};
