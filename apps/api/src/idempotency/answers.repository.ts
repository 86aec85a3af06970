import { timestamp } from '../clock.ts';
import type { Attempt } from '../contract/idempotency.ts';
import type { Queries } from '../database/database.ts';

const day = 86_400_000;

export async function findAnswer(database: Queries, userId: number, attempt: string) {
  return database
    .selectFrom('answers')
    .select(['operation', 'digest', 'answer'])
    .where('id_utente', '=', userId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
}

/** Returns false if the same attempt was answered concurrently. */
export async function saveAnswer(
  database: Queries,
  userId: number,
  { key, operation, digest }: Attempt,
  answer: unknown,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('answers')
    .values({
      id_utente: userId,
      attempt: key,
      operation,
      digest,
      answer: answer === undefined ? null : JSON.stringify(answer),
      created_at: timestamp(now),
    })
    .onConflict((conflict) => conflict.columns(['id_utente', 'attempt']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetAnswers(database: Queries, now: number): Promise<void> {
  await database
    .deleteFrom('answers')
    .where('created_at', '<', timestamp(now - day))
    .execute();
}
