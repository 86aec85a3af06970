import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

/**
 * Returns true for the one server that may run the job now; it is due again after `every` milliseconds. A due time
 * further ahead comes from a wrong clock and is ignored.
 */
export async function claimJob(database: Queries, name: string, every: number, now: number): Promise<boolean> {
  const row = { name, due_at: timestamp(now + every) };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ due_at: row.due_at })
        .where(({ or, eb }) =>
          or([eb('jobs.due_at', '<=', timestamp(now)), eb('jobs.due_at', '>', timestamp(now + 2 * every))]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
