import type { Insertable, Selectable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { VaccinationsTable } from './vaccinations.table.ts';

export type Vaccination = components['schemas']['Vaccination'];
export type VaccinationRow = Selectable<VaccinationsTable>;

const vaccinationsOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('tbl_vaccinaziones')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('vaccinazione_data', 'desc')
    .orderBy('id_vaccinazione', 'desc'),
);

export function toVaccination(row: VaccinationRow): Vaccination {
  return {
    id_vaccinazione: row.id_vaccinazione,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    id_vaccino: row.id_vaccino,
    vaccinazione_data: row.vaccinazione_data,
    vaccinazione_reazioni: row.vaccinazione_reazioni,
    vaccinazione_richiamo: row.vaccinazione_richiamo,
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    vaccinidetails: { descrizione_breve: row.vaccino_nome, id_farmaco_codifa: row.id_vaccino },
    deleted_at: row.deleted_at,
    versione: row.updated_at,
  };
}

/** Those that are not deleted, newest first. */
export async function listVaccinations(database: Queries, patientId: number): Promise<Vaccination[]> {
  return (await vaccinationsOf(database, { patientId })).map(toVaccination);
}

/** What the schedule asks of each. */
export async function givenVaccines(database: Queries, patientId: number) {
  return (await vaccinationsOf(database, { patientId })).map((row) => ({
    id: row.id_vaccinazione,
    atc: row.vaccino_atc,
    on: row.vaccinazione_data,
    dose: row.vaccinazione_richiamo,
  }));
}

/** A vaccination of a patient, deleted or not. */
export async function findVaccination(
  database: Queries,
  patientId: number,
  id: number,
): Promise<VaccinationRow | undefined> {
  return database
    .selectFrom('tbl_vaccinaziones')
    .selectAll()
    .where('id_vaccinazione', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

export async function insertVaccination(
  database: Queries,
  vaccination: Omit<Insertable<VaccinationsTable>, 'deleted_at' | 'deleted_on' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<Vaccination> {
  const row = await database
    .insertInto('tbl_vaccinaziones')
    .values({ ...vaccination, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toVaccination(row);
}

/** Undefined when somebody else has deleted or restored it since it was read, or it is not the version that was seen. */
export async function updateVaccination(
  database: Queries,
  before: VaccinationRow,
  change: Omit<Updateable<VaccinationsTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<Vaccination | undefined> {
  const row = await database
    .updateTable('tbl_vaccinaziones')
    .set({ ...change, updated_at: at })
    .where('id_vaccinazione', '=', before.id_vaccinazione)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('deleted_on', before.deleted_on === null ? 'is' : '=', before.deleted_on)
    .returningAll()
    .executeTakeFirst();
  return row && toVaccination(row);
}
