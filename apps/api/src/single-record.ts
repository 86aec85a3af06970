import type { SingleRecord } from './areas/doctors/shared-content.ts';
import { findExamOfFile } from './areas/exams/exams.repository.ts';
import { attachedTo, files } from './areas/files/files.kind.ts';
import { findLiveEntry } from './areas/notebook/notebook.repository.ts';
import type { Database } from './database/database.ts';

// Runs the same statements for a missing record, so that the response time reveals nothing.

export async function readFileRecord(database: Database, id: number): Promise<SingleRecord> {
  const row = await files.findById(database, id);
  const exam = await findExamOfFile(database, row);
  const file = row && files.kind.show(row);
  return {
    patientId: row?.id_paziente,
    files: file ? [exam ? attachedTo(file, exam) : file] : [],
    esami: exam ? [exam] : [],
  };
}

export async function readNotebookRecord(database: Database, id: number): Promise<SingleRecord> {
  const entry = await findLiveEntry(database, id);
  return {
    patientId: entry?.id_paziente,
    tbl_taccuinos: entry ? [entry] : [],
  };
}
