import type { Insertable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { VisitsTable } from './visits.table.ts';

export type Visit = components['schemas']['Visit'];

const columns = [
  'id_visita',
  'id_paziente',
  'author_id',
  'visita_data',
  'visita_motivazione',
  'visita_osservazioni',
  'visita_conclusioni',
  'deleted_at',
  'updated_at as versione',
] as const;

const visitsOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('visite')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('visita_data', 'desc')
    .orderBy('id_visita', 'desc'),
);

/** Those that are not deleted, newest first. */
export async function listVisits(database: Queries, patientId: number): Promise<Visit[]> {
  return visitsOf(database, { patientId });
}

/** A visit of a patient, deleted or not. */
export async function findVisit(database: Queries, patientId: number, id: number): Promise<Visit | undefined> {
  return database
    .selectFrom('visite')
    .select(columns)
    .where('id_visita', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

export async function insertVisit(
  database: Queries,
  visit: Omit<Insertable<VisitsTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<Visit> {
  return database
    .insertInto('visite')
    .values({ ...visit, deleted_at: null, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined when somebody else has deleted or restored it since it was read, or it is not the version that was seen. */
export async function updateVisit(
  database: Queries,
  before: Visit,
  change: Omit<Updateable<VisitsTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<Visit | undefined> {
  return database
    .updateTable('visite')
    .set({ ...change, updated_at: at })
    .where('id_visita', '=', before.id_visita)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returning(columns)
    .executeTakeFirst();
}
