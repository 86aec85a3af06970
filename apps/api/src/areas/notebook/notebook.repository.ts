import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';

export type Entry = components['schemas']['NotebookEntry'];
export type Zone = components['schemas']['NotebookZone'];

const columns = [
  'id_taccuino',
  'id_paziente',
  'author_id',
  'taccuino_2d_drawn',
  'taccuino_data',
  'taccuino_descrizione',
  'id_livello_confidenzialita',
  'deleted_at',
  'updated_at as versione',
] as const;

const entriesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('tbl_taccuinos')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('taccuino_data', 'desc')
    .orderBy('id_taccuino', 'desc'),
);

const zoneColumns = ['zona_lato', 'zona_regione', 'zona_livello'] as const;

const zonesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('tbl_taccuinos')
    .innerJoin('taccuino_zone', 'taccuino_zone.id_taccuino', 'tbl_taccuinos.id_taccuino')
    .select(['taccuino_zone.id_taccuino', ...zoneColumns])
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('zona_regione'),
);

/** Entries that are not deleted, newest first. */
export async function listEntries(database: Queries, patientId: number): Promise<Entry[]> {
  const entries = await entriesOf(database, { patientId });
  // Afterwards: whoever's entry is seen already has its zones.
  const zones = Map.groupBy(await zonesOf(database, { patientId }), ({ id_taccuino }) => id_taccuino);
  return entries.map((entry) => ({
    ...entry,
    taccuino_zone: (zones.get(entry.id_taccuino) ?? []).map(({ id_taccuino: _id, ...zone }) => zone),
  }));
}

async function withZones<Row extends { id_taccuino: number }>(database: Queries, row: Row) {
  const taccuino_zone = await database
    .selectFrom('taccuino_zone')
    .select(zoneColumns)
    .where('id_taccuino', '=', row.id_taccuino)
    .orderBy('zona_regione')
    .execute();
  return { ...row, taccuino_zone };
}

/** An entry of a patient, deleted or not. */
export async function findEntry(database: Queries, patientId: number, id: number) {
  return database
    .selectFrom('tbl_taccuinos')
    .select([...columns, 'deleted_on', 'taccuino_report_anteriore', 'taccuino_report_posteriore'])
    .where('id_taccuino', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

/** Returns an entry of any patient that is not deleted; its zones are asked for also when there is none. */
export async function findLiveEntry(database: Queries, id: number): Promise<Entry | undefined> {
  const row = await database
    .selectFrom('tbl_taccuinos')
    .select(columns)
    .where('id_taccuino', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { taccuino_zone } = await withZones(database, { id_taccuino: id });
  return row && { ...row, taccuino_zone };
}

interface NewEntry {
  id_paziente: number;
  author_id: number;
  taccuino_data: string;
  taccuino_descrizione: string;
  taccuino_report_anteriore: string;
  taccuino_report_posteriore: string;
  taccuino_zone: readonly Zone[];
  id_livello_confidenzialita: number;
}

export async function insertEntry(
  database: Queries,
  { taccuino_zone, ...entry }: NewEntry,
  at: string,
): Promise<Entry> {
  const row = await database
    .insertInto('tbl_taccuinos')
    .values({ ...entry, taccuino_2d_drawn: 1, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const { id_taccuino } = row;
  if (taccuino_zone.length > 0) {
    await database
      .insertInto('taccuino_zone')
      .values(taccuino_zone.map((zone) => ({ id_taccuino, ...zone })))
      .execute();
  }
  return withZones(database, row);
}

interface EntryChange {
  taccuino_descrizione?: string;
  id_livello_confidenzialita?: number;
  deleted_at?: string | null;
  deleted_on?: string | null;
}

/** Undefined when it is not the version that was seen. */
export async function updateEntry(
  database: Queries,
  id: number,
  change: EntryChange,
  at: string,
  seen?: string,
): Promise<Entry | undefined> {
  const row = await database
    .updateTable('tbl_taccuinos')
    .set({ ...change, updated_at: at })
    .where('id_taccuino', '=', id)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .returning(columns)
    .executeTakeFirst();
  return row && withZones(database, row);
}

/** Whose entry it is, while it is not deleted. */
export async function patientOfEntry(database: Queries, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('tbl_taccuinos')
    .select('id_paziente')
    .where('id_taccuino', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id_paziente;
}
