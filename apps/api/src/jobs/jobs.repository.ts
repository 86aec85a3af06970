import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

/** True for one of several servers. A due time more than `every` ms ahead comes from a wrong clock. */
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
