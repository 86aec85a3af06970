import { anamnesisTables } from './areas/anamnesis/anamnesis.stored.ts';
import { contactTables } from './areas/contacts/contacts.kind.ts';
import { diagnosisTables } from './areas/diagnoses/diagnoses.kind.ts';
import { examTables } from './areas/exams/exams.kind.ts';
import { fileTables } from './areas/files/files.kind.ts';
import { linkTables } from './areas/links/links.kind.ts';
import { notebookTables } from './areas/notebook/notebook.kind.ts';
import { patientTables } from './areas/patient/patient.stored.ts';
import { pregnancyTables } from './areas/pregnancies/pregnancies.kind.ts';
import { reactionTables } from './areas/reactions/reactions.kind.ts';
import { readingTables } from './areas/readings/readings.kind.ts';
import { scoreTables } from './areas/scores/scores.stored.ts';
import { therapyTables } from './areas/therapies/therapies.kind.ts';
import { vaccinationTables } from './areas/vaccinations/vaccinations.kind.ts';
import { visitTables } from './areas/visits/visits.kind.ts';
import type { Column } from './records/columns.ts';

/** Each table after those it refers to, with the role of each column in an archive and on account deletion. */
export const recordTables = {
  ...patientTables,
  ...contactTables,
  ...notebookTables,
  ...diagnosisTables,
  ...examTables,
  ...fileTables,
  ...visitTables,
  ...readingTables,
  ...therapyTables,
  ...vaccinationTables,
  ...reactionTables,
  ...anamnesisTables,
  ...pregnancyTables,
  ...scoreTables,
  ...linkTables,
};

export type RecordTable = keyof typeof recordTables;

const isRecordTable = (table: string): table is RecordTable => Object.hasOwn(recordTables, table);

export const recordOrder: readonly RecordTable[] = Object.keys(recordTables).filter(isRecordTable);

export const tableColumns = (table: RecordTable): [name: string, column: Column][] =>
  Object.entries(recordTables[table]);

export const primaryKey = (table: RecordTable): string | undefined =>
  tableColumns(table).find(([, column]) => column.is === 'key')?.[0];

export const blobColumns: readonly { table: RecordTable; column: string }[] = recordOrder.flatMap((table) =>
  tableColumns(table).flatMap(([name, column]) => (column.is === 'blob' ? [{ table, column: name }] : [])),
);
