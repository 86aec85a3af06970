import { type RecordSnapshot, snapshotRecord } from './archive/export.ts';
import { fhirDocument } from './areas/reports/reports.routes.ts';
import type { Queries } from './database/database.ts';
import { toJsonChunks } from './fhir/write-document.ts';
import { sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import { readNamedRecord } from './read-record.ts';
import type { Tasks } from './workers/tasks.ts';

export function snapshotForArchive(
  { config, clock }: Pick<Parts, 'clock' | 'config'>,
  { person, language }: Parameters<Tasks['holdRecord']>[0],
): Promise<RecordSnapshot> {
  const timeZone = config.TIME_ZONE;
  const fhir = async (database: Queries) => {
    const readNamed = (patientId: number) => readNamedRecord({ database, clock, timeZone }, patientId);
    const reading = { timeZone, records: { readNamed, share: sharing.share } };
    return toJsonChunks((await fhirDocument(reading, person.id_paziente, language, clock())).document);
  };
  return snapshotRecord({ config, person, fhir });
}
