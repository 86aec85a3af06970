import type { Insertable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { type FileRow, files } from './files.kind.ts';
import type { FilesTable } from './files.table.ts';

export type NewFile = Omit<
  Insertable<FilesTable>,
  'id_file' | 'deleted_at' | 'deleted_on' | 'created_at' | 'updated_at'
>;

/** Returns undefined if the patient already has a file of the same recording. */
export async function insertFile(database: Queries, file: NewFile, at: string): Promise<FileRow | undefined> {
  return database
    .insertInto('files')
    .values({ ...file, deleted_at: null, deleted_on: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['id_paziente', 'impronta_misura']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findRecorded(
  database: Queries,
  patientId: number,
  recording: string,
): Promise<FileRow | undefined> {
  const found = await database
    .selectFrom('files')
    .select('id_file')
    .where('id_paziente', '=', patientId)
    .where('impronta_misura', '=', recording)
    .executeTakeFirst();
  return found && files.find(database, patientId, found.id_file);
}
