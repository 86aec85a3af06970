import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';

export type Entry = components['schemas']['NotebookEntry'];

const columns = [
  'id_taccuino',
  'id_paziente',
  'author_id',
  'taccuino_2d_drawn',
  'taccuino_data',
  'taccuino_descrizione',
  'id_livello_confidenzialita',
  'deleted_at',
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

/** Entries that are not deleted, newest first. */
export async function listEntries(database: Queries, patientId: number): Promise<Entry[]> {
  return entriesOf(database, { patientId });
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

interface NewEntry {
  id_paziente: number;
  author_id: number;
  taccuino_data: string;
  taccuino_descrizione: string;
  taccuino_report_anteriore: string;
  taccuino_report_posteriore: string;
  id_livello_confidenzialita: number;
}

export async function insertEntry(database: Queries, entry: NewEntry, at: string): Promise<Entry> {
  return database
    .insertInto('tbl_taccuinos')
    .values({ ...entry, taccuino_2d_drawn: 1, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface EntryChange {
  taccuino_descrizione?: string;
  id_livello_confidenzialita?: number;
  deleted_at?: string | null;
  deleted_on?: string | null;
}

export async function updateEntry(database: Queries, id: number, change: EntryChange, at: string): Promise<Entry> {
  return database
    .updateTable('tbl_taccuinos')
    .set({ ...change, updated_at: at })
    .where('id_taccuino', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
