import type { Insertable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { ReadingsTable } from './readings.table.ts';

export type Reading = components['schemas']['Reading'];

const columns = [
  'id_rilevazione',
  'id_paziente',
  'author_id',
  'data_rilevazione',
  'parametro_peso',
  'parametro_altezza',
  'parametro_pressione_min',
  'parametro_pressione_max',
  'parametro_frequenza',
  'parametro_saturazione',
  'parametro_temperatura',
  'fonte',
  'impronta_misura',
  'deleted_at',
  'updated_at as versione',
] as const;

function newestFirst(database: Queries, patientId: number) {
  return database
    .selectFrom('tbl_parametri_vitalis')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('data_rilevazione', 'desc')
    .orderBy('id_rilevazione', 'desc');
}

const readingsOf = prepared({ patientId: -1 }, (database, { patientId }) => newestFirst(database, patientId));

const newestWeight = prepared({ patientId: -1 }, (database, { patientId }) =>
  newestFirst(database, patientId).where('parametro_peso', 'is not', null).limit(1),
);
const newestHeight = prepared({ patientId: -1 }, (database, { patientId }) =>
  newestFirst(database, patientId).where('parametro_altezza', 'is not', null).limit(1),
);

/** Those that are not deleted, newest first. */
export async function listReadings(database: Queries, patientId: number): Promise<Reading[]> {
  return readingsOf(database, { patientId });
}

/** The newest reading with a weight and the newest with a height, which may be one and the same; newest first. */
export async function newestReadings(database: Queries, patientId: number): Promise<Reading[]> {
  const [[weight], [height]] = await Promise.all([
    newestWeight(database, { patientId }),
    newestHeight(database, { patientId }),
  ]);
  const both = [weight, height].filter((reading) => reading !== undefined);
  if (weight?.id_rilevazione === height?.id_rilevazione) return both.slice(0, 1);
  return both.sort((one, other) => other.data_rilevazione.localeCompare(one.data_rilevazione));
}

/** A reading of a patient, deleted or not. */
export async function findReading(database: Queries, patientId: number, id: number): Promise<Reading | undefined> {
  return database
    .selectFrom('tbl_parametri_vitalis')
    .select(columns)
    .where('id_rilevazione', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

export type NewReading = Omit<Insertable<ReadingsTable>, 'deleted_at' | 'created_at' | 'updated_at'>;

/** Undefined when the patient has one of the same measurement already, deleted or not. */
export async function insertReading(database: Queries, reading: NewReading, at: string): Promise<Reading | undefined> {
  return database
    .insertInto('tbl_parametri_vitalis')
    .values({ ...reading, deleted_at: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['id_paziente', 'impronta_misura']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** The reading that was made from a measurement, deleted or not. */
export async function findMeasured(database: Queries, patientId: number, measurement: string): Promise<Reading> {
  return database
    .selectFrom('tbl_parametri_vitalis')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('impronta_misura', '=', measurement)
    .executeTakeFirstOrThrow();
}

/** Undefined when somebody else has deleted or restored it since it was read, or it is not the version that was seen. */
export async function updateReading(
  database: Queries,
  before: Reading,
  change: Omit<Updateable<ReadingsTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<Reading | undefined> {
  return database
    .updateTable('tbl_parametri_vitalis')
    .set({ ...change, updated_at: at })
    .where('id_rilevazione', '=', before.id_rilevazione)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returning(columns)
    .executeTakeFirst();
}

export async function readingsWithIds(
  database: Queries,
  patientId: number,
  ids: readonly number[],
): Promise<Reading[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('tbl_parametri_vitalis')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('id_rilevazione', 'in', ids)
    .execute();
}
