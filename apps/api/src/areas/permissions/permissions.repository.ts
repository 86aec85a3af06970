import type { Queries } from '../../database/database.ts';
import type { Feature } from '../../policy/features.ts';

export async function grantedFeatures(database: Queries, userId: number): Promise<Set<string>> {
  const rows = await database.selectFrom('features').select('feature').where('id_utente', '=', userId).execute();
  return new Set(rows.map(({ feature }) => feature));
}

export async function grantFeatures(database: Queries, userId: number, features: readonly Feature[]): Promise<void> {
  if (features.length === 0) return;
  await database
    .insertInto('features')
    .values(features.map((feature) => ({ id_utente: userId, feature })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
