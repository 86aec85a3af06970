import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';

type Dose = components['schemas']['Dose'];
type Mark = components['schemas']['DoseMark'];

export async function listDoses(database: Queries, patientId: number, day: string): Promise<Dose[]> {
  return database
    .selectFrom('assunzioni')
    .innerJoin('tbl_terapie', 'tbl_terapie.id_terapie', 'assunzioni.id_terapie')
    .select(['assunzioni.id_terapie', 'giorno', 'ora', 'esito', 'segnata_il'])
    .where('assunzioni.id_paziente', '=', patientId)
    .where('giorno', '=', day)
    .where('tbl_terapie.deleted_at', 'is', null)
    .orderBy('ora')
    .orderBy('assunzioni.id_terapie')
    .execute();
}

export async function markDose(
  database: Queries,
  patientId: number,
  { id_terapie, giorno, ora, esito }: Mark,
  at: string,
): Promise<void> {
  if (esito === null) {
    await database
      .deleteFrom('assunzioni')
      .where('id_terapie', '=', id_terapie)
      .where('giorno', '=', giorno)
      .where('ora', '=', ora)
      .execute();
    return;
  }
  await database
    .insertInto('assunzioni')
    .values({ id_terapie, id_paziente: patientId, giorno, ora, esito, segnata_il: at })
    .onConflict((conflict) => conflict.columns(['id_terapie', 'giorno', 'ora']).doUpdateSet({ esito, segnata_il: at }))
    .execute();
}
