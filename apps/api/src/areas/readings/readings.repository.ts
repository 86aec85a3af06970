import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { type Reading, readings } from './readings.kind.ts';
import type { ReadingsTable } from './readings.table.ts';

type Row = Selectable<ReadingsTable>;

function newestFirst(database: Queries, patientId: number) {
  return database
    .selectFrom('tbl_parametri_vitalis')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('data_rilevazione', 'desc')
    .orderBy('id_rilevazione', 'desc');
}

const newestWeight = prepared({ patientId: -1 }, (database, { patientId }) =>
  newestFirst(database, patientId).where('parametro_peso', 'is not', null).limit(1),
);
const newestHeight = prepared({ patientId: -1 }, (database, { patientId }) =>
  newestFirst(database, patientId).where('parametro_altezza', 'is not', null).limit(1),
);

/** Returns the newest readings with a weight and with a height, possibly the same one; newest first. */
export async function newestReadings(database: Queries, patientId: number): Promise<Reading[]> {
  const [[weight], [height]] = await Promise.all([
    newestWeight(database, { patientId }),
    newestHeight(database, { patientId }),
  ]);
  const both = [weight, height].filter((row) => row !== undefined);
  const distinct = weight?.id_rilevazione === height?.id_rilevazione ? both.slice(0, 1) : both;
  return distinct
    .sort((one, other) => other.data_rilevazione.localeCompare(one.data_rilevazione))
    .map((row) => readings.kind.show(row));
}

/** Returns the readings from a date (YYYY-MM-DD) on, newest first. */
export async function readingsSince(database: Queries, patientId: number, day: string): Promise<Reading[]> {
  const rows = await newestFirst(database, patientId).where('data_rilevazione', '>=', day).execute();
  return rows.map((row) => readings.kind.show(row));
}

export async function insertReading(
  database: Queries,
  reading: Omit<Insertable<ReadingsTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<Row | undefined> {
  return database
    .insertInto('tbl_parametri_vitalis')
    .values({ ...reading, deleted_at: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['id_paziente', 'impronta_misura']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findMeasured(database: Queries, patientId: number, measurement: string): Promise<Row> {
  return database
    .selectFrom('tbl_parametri_vitalis')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('impronta_misura', '=', measurement)
    .executeTakeFirstOrThrow();
}

export async function readingsWithIds(
  database: Queries,
  patientId: number,
  ids: readonly number[],
): Promise<Reading[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('tbl_parametri_vitalis')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('id_rilevazione', 'in', ids)
    .execute();
  return rows.map((row) => readings.kind.show(row));
}
