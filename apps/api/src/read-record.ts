import type { NamedRecord } from './area-services.ts';
import { DatabaseCatalogue } from './areas/drugs/imported.ts';
import { listCentres } from './areas/exams/exams.repository.ts';
import { findPatient } from './areas/patient/patient.repository.ts';
import { toCard } from './areas/patient/patient.routes.ts';
import { type Clock, calendarDay } from './clock.ts';
import type { Database, Queries } from './database/database.ts';
import { sharing } from './kinds.ts';
import type { WholeRecord } from './records/sharing.ts';
import { withCatalogueFacts } from './summary/medicines.ts';

interface ReadContext {
  database: Queries;
  clock: Clock;
  timeZone: string;
}

export async function readWholeRecord(
  { database, clock, timeZone }: ReadContext,
  patientId: number,
): Promise<WholeRecord> {
  const [row, lists] = await Promise.all([findPatient(database, patientId), sharing.readLists(database, patientId)]);
  return { patient: toCard(row, calendarDay(clock(), timeZone)), ...lists };
}

export async function withMedicines(database: Database, record: WholeRecord): Promise<WholeRecord> {
  const ids = unique(record.terapie.map(({ id_farmaco_codifa }) => id_farmaco_codifa));
  const medicines = await new DatabaseCatalogue(database).findAll(ids);
  return { ...record, terapie: withCatalogueFacts(record.terapie, medicines) };
}

export async function readNamedRecord(reading: ReadContext, patientId: number): Promise<NamedRecord<WholeRecord>> {
  const { database } = reading;
  const [record, centres] = await Promise.all([readWholeRecord(reading, patientId), listCentres(database)]);
  const names = centres.map(({ id_centro_indagine, centro_nome }) => [id_centro_indagine, centro_nome] as const);
  const medicines = await new DatabaseCatalogue(database).findAll(medicineIds(record));
  return { record, centres: new Map(names), medicines };
}

export function medicineIds({
  terapie,
  vaccinazioni,
  reazioni,
}: Pick<WholeRecord, 'terapie' | 'vaccinazioni' | 'reazioni'>): string[] {
  return unique([
    ...terapie.map(({ id_farmaco_codifa }) => id_farmaco_codifa),
    ...vaccinazioni.map(({ id_vaccino }) => id_vaccino),
    ...reazioni.map(({ farmaco }) => farmaco.id_farmaco_codifa),
  ]);
}

const unique = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
