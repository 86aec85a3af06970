import { timestamp } from '../../clock.ts';
import type { Queries } from '../../database/database.ts';

export const ownsConsent = async (database: Queries, patientId: number, id: number): Promise<boolean> =>
  (await database
    .selectFrom('consensi')
    .select('Id_Consenso_P')
    .where('Id_Consenso_P', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst()) !== undefined;

export async function listDecisions(database: Queries, patientId: number) {
  return database.selectFrom('consensi').selectAll().where('id_paziente', '=', patientId).execute();
}

export async function hasConsent(database: Queries, patientId: number, treatment: number): Promise<boolean> {
  const row = await database
    .selectFrom('consensi')
    .select('Consenso')
    .where('id_paziente', '=', patientId)
    .where('Id_Trattamento', '=', treatment)
    .executeTakeFirst();
  return row?.Consenso === 1;
}

/** Falls back to the registration of accounts from before the acceptance was stored. */
export async function memberSince(database: Queries, userId: number): Promise<string> {
  const { terms_accepted_at, created_at } = await database
    .selectFrom('utenti')
    .select(['terms_accepted_at', 'created_at'])
    .where('id_utente', '=', userId)
    .executeTakeFirstOrThrow();
  return terms_accepted_at ?? created_at;
}

export async function saveDecision(
  database: Queries,
  decision: { id_paziente: number; Id_Trattamento: number; Consenso: 0 | 1 },
  now: number,
) {
  const { Consenso } = decision;
  const data_consenso = timestamp(now);
  return (
    database
      .insertInto('consensi')
      .values({ ...decision, data_consenso })
      // Two tabs may both save a first decision.
      .onConflict((conflict) =>
        conflict.columns(['id_paziente', 'Id_Trattamento']).doUpdateSet({ Consenso, data_consenso }),
      )
      .returning(['Id_Consenso_P', 'Id_Trattamento', 'Consenso', 'data_consenso'])
      .executeTakeFirstOrThrow()
  );
}
