import { DatabaseCatalogue } from './areas/drugs/imported.ts';
import { findPatient } from './areas/patient/patient.repository.ts';
import { toCard } from './areas/patient/patient.routes.ts';
import { dayOf } from './clock.ts';
import type { Database } from './database/database.ts';
import { sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import type { WholeRecord } from './records/sharing.ts';
import { withCatalogueFacts } from './summary/medicines.ts';

/** What of a record can be shared, read from every area that has some of it. */
export async function wholeRecord(
  { database, clock, timeZone }: Pick<Parts, 'database' | 'clock'> & { timeZone: string },
  patientId: number,
): Promise<WholeRecord> {
  const [row, lists] = await Promise.all([findPatient(database, patientId), sharing.readLists(database, patientId)]);
  return { patient: toCard(row, dayOf(clock(), timeZone)), ...lists };
}

/** The same record, with what the catalogue knows of the medicines of its therapies. */
export async function withMedicines(database: Database, record: WholeRecord): Promise<WholeRecord> {
  const ids = medicineIds({ terapie: record.terapie, vaccinazioni: [], reazioni: [] });
  const medicines = await new DatabaseCatalogue(database).findAll(ids);
  return { ...record, terapie: withCatalogueFacts(record.terapie, medicines) };
}

/** The ids of the catalogue that a record names as therapies, vaccines or causes of reactions, each once. */
export function medicineIds({
  terapie,
  vaccinazioni,
  reazioni,
}: Pick<WholeRecord, 'terapie' | 'vaccinazioni' | 'reazioni'>): string[] {
  const ids = [
    ...terapie.map(({ id_farmaco_codifa }) => id_farmaco_codifa),
    ...vaccinazioni.map(({ id_vaccino }) => id_vaccino),
    ...reazioni.map(({ farmaco }) => farmaco.id_farmaco_codifa),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}
