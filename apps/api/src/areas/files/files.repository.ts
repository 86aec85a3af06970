import type { Insertable, Selectable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { attachmentLevel } from '../../policy/visibility.ts';
import { versionAfter } from '../../records/version.ts';
import type { FilesTable } from './files.table.ts';
import { fileName } from './names.ts';

export type File = components['schemas']['File'];

const megabyte = 1024 * 1024;
/** To four decimals, so that a page of text is more than nothing. */
const inMegabytes = (bytes: number) => Math.max(Math.round((bytes / megabyte) * 10_000) / 10_000, 0.0001);

/** With the exam that each is attached to. */
const joined = (database: Queries) =>
  database
    .selectFrom('files')
    .leftJoin('indagini', 'indagini.id_indagine', 'files.id_indagine')
    .selectAll('files')
    .select(['indagine_tipologia', 'indagini.id_livello_confidenzialita as parent_level'])
    .where('indagini.deleted_at', 'is', null);

/** A row, and of the exam that it is attached to what counts for it. */
export type FileRow = Selectable<FilesTable> & { indagine_tipologia: string | null; parent_level: number | null };

export function toFile(row: FileRow): File {
  const own = row.id_livello_confidenzialita;
  return {
    id_file: row.id_file,
    id_paziente: row.id_paziente,
    id_autore: row.id_autore,
    id_audit_log: null,
    id_a_log: null,
    id_indagine: row.id_indagine,
    indagine_tipologia: row.indagine_tipologia,
    // Names from before extensions were derived are still stored as they came.
    file_nome: fileName(row.file_nome, row.file_type),
    file_type: row.file_type,
    file_size: inMegabytes(row.bytes),
    type: row.type,
    file_commento: row.file_commento,
    created_at: row.data_rilievo,
    data_rilievo: row.data_rilievo,
    date_display: row.data_rilievo.split('-').reverse().join('/'),
    data_reg: row.created_at,
    id_livello_confidenzialita: own,
    // A file that is attached to nothing has no parent's level.
    livello_effettivo: row.id_indagine === null ? own : attachmentLevel(own, row.parent_level),
    tags: JSON.parse(row.tags),
    kardia: row.type === 'kardia' ? [{ kardia_note: row.kardia_note }] : [],
    impronta_misura: row.impronta_misura,
    deleted_at: row.deleted_on,
    versione: row.updated_at,
  };
}

const filesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  joined(database)
    .where('files.id_paziente', '=', patientId)
    .where('files.deleted_at', 'is', null)
    .orderBy('data_rilievo', 'desc')
    .orderBy('id_file', 'desc'),
);

/** Those that are not deleted, and whose exam is not; the newest survey first. */
export async function listFiles(database: Queries, patientId: number): Promise<File[]> {
  return (await filesOf(database, { patientId })).map(toFile);
}

/** Deleted or not, unless its exam is deleted. */
export async function findFileRow(database: Queries, id: number): Promise<FileRow | undefined> {
  return joined(database).where('id_file', '=', id).executeTakeFirst();
}

/** A file that is not deleted, and whose exam is not either. */
export async function findFile(database: Queries, id: number): Promise<FileRow | undefined> {
  const file = await findFileRow(database, id);
  return file?.deleted_on === null ? file : undefined;
}

/** Whose file it is, while it is not deleted. */
export async function patientOfFile(database: Queries, id: number): Promise<number | undefined> {
  return (await findFile(database, id))?.id_paziente;
}

/** The exam of a patient that a file is to be attached to, unless it is deleted. */
export async function findParent(database: Queries, patientId: number, examId: number) {
  return database
    .selectFrom('indagini')
    .select('id_indagine')
    .where('id_indagine', '=', examId)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type NewFile = Omit<
  Insertable<FilesTable>,
  'id_file' | 'deleted_at' | 'deleted_on' | 'created_at' | 'updated_at'
>;

async function readFile(database: Queries, id: number): Promise<File> {
  const row = await findFileRow(database, id);
  if (row === undefined) throw new Error('A file was lost between two queries.');
  return toFile(row);
}

/** Undefined when the patient has one of the same recording already. */
export async function insertFile(database: Queries, file: NewFile, at: string): Promise<File | undefined> {
  const row = await database
    .insertInto('files')
    .values({ ...file, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['id_paziente', 'impronta_misura']).doNothing())
    .returning('id_file')
    .executeTakeFirst();
  return row && readFile(database, row.id_file);
}

/** The file that was made from a recording, deleted or not. */
export async function findRecorded(
  database: Queries,
  patientId: number,
  recording: string,
): Promise<FileRow | undefined> {
  return joined(database)
    .where('files.id_paziente', '=', patientId)
    .where('impronta_misura', '=', recording)
    .executeTakeFirst();
}

export type FileChange = Omit<
  Updateable<FilesTable>,
  'id_file' | 'id_paziente' | 'id_autore' | 'blob_key' | 'created_at' | 'updated_at'
>;

/** Undefined when it has changed since it was read. */
export async function updateFile(
  database: Queries,
  before: FileRow,
  change: FileChange,
  now: number,
): Promise<File | undefined> {
  const { numUpdatedRows } = await database
    .updateTable('files')
    .set({ ...change, updated_at: versionAfter(before.updated_at, now) })
    .where('id_file', '=', before.id_file)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? readFile(database, before.id_file) : undefined;
}
