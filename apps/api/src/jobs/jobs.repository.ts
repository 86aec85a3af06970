import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

/**
 * True for the one server that is to do the work now; the next time it is due is `every` milliseconds later. One that is due
 * later than that was put off by a clock that was wrong.
 */
export async function takeJob(database: Queries, name: string, every: number, now: number): Promise<boolean> {
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
