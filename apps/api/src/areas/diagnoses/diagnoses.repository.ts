import type { Insertable, Selectable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { DiagnosesTable } from './diagnoses.table.ts';

export type Diagnosis = components['schemas']['Diagnosis'];
type Row = Selectable<DiagnosesTable>;

const diagnosesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('diagnosi')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('diagnosi_inserimento', 'desc')
    .orderBy('id_diagnosi', 'desc'),
);

function toDiagnosis(row: Row): Diagnosis {
  return {
    id_diagnosi: row.id_diagnosi,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    diagnosi_stato: row.diagnosi_stato,
    tipo_diagnosi: row.tipo_diagnosi,
    diagnosi_patologia: row.diagnosi_patologia,
    diagnosiDetails: { careprovider: row.careprovider },
    diagnosi_inserimento: row.diagnosi_inserimento,
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    id_livelo_confidenzialita: row.id_livello_confidenzialita,
    deleted_at: row.deleted_at,
    versione: row.updated_at,
  };
}

/** Those that are not deleted, newest first. */
export async function listDiagnoses(database: Queries, patientId: number): Promise<Diagnosis[]> {
  return (await diagnosesOf(database, { patientId })).map(toDiagnosis);
}

/** A diagnosis of a patient, deleted or not. */
export async function findDiagnosis(database: Queries, patientId: number, id: number): Promise<Diagnosis | undefined> {
  const row = await database
    .selectFrom('diagnosi')
    .selectAll()
    .where('id_diagnosi', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row && toDiagnosis(row);
}

export async function insertDiagnosis(
  database: Queries,
  diagnosis: Omit<Insertable<DiagnosesTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<Diagnosis> {
  const row = await database
    .insertInto('diagnosi')
    .values({ ...diagnosis, deleted_at: null, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDiagnosis(row);
}

/** Undefined when somebody else has moved or deleted it since it was read, or it is not the version that was seen. */
export async function updateDiagnosis(
  database: Queries,
  before: Diagnosis,
  change: Omit<Updateable<DiagnosesTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<Diagnosis | undefined> {
  const row = await database
    .updateTable('diagnosi')
    .set({ ...change, updated_at: at })
    .where('id_diagnosi', '=', before.id_diagnosi)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('diagnosi_stato', '=', before.diagnosi_stato)
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returningAll()
    .executeTakeFirst();
  return row && toDiagnosis(row);
}
