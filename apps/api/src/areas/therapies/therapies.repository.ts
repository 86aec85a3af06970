import type { Queries } from '../../database/database.ts';

const excluded = '2';

/** Tells whether a diagnosis of a patient was excluded. */
export async function isExcludedDiagnosis(database: Queries, patientId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('diagnosi')
    .select('diagnosi_stato')
    .where('id_diagnosi', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row?.diagnosi_stato === excluded;
}
