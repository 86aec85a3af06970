import { wholeAnamnesis } from './areas/anamnesis/anamnesis.repository.ts';
import { emergency, listContacts, other } from './areas/contacts/contacts.repository.ts';
import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import { DatabaseCatalogue } from './areas/drugs/imported.ts';
import { exams } from './areas/exams/exams.kind.ts';
import { listCentres } from './areas/exams/exams.repository.ts';
import { levelsOfFiles, listFiles } from './areas/files/files.repository.ts';
import { notebook } from './areas/notebook/notebook.kind.ts';
import { findPatient } from './areas/patient/patient.repository.ts';
import { toCard } from './areas/patient/patient.routes.ts';
import { pregnancies } from './areas/pregnancies/pregnancies.kind.ts';
import { reactions } from './areas/reactions/reactions.kind.ts';
import { readings } from './areas/readings/readings.kind.ts';
import { therapies } from './areas/therapies/therapies.kind.ts';
import { vaccinations } from './areas/vaccinations/vaccinations.kind.ts';
import { visits } from './areas/visits/visits.kind.ts';
import { type Clock, dayOf } from './clock.ts';
import type { Database, Queries } from './database/database.ts';
import type { NamedRecord } from './neighbours.ts';
import type { WholeRecord } from './records/whole-record.ts';
import { withCatalogueFacts } from './summary/medicines.ts';

type Awaiting<T> = { [Name in keyof T]: Promise<T[Name]> };

/** Waits for all at once, each under its name. */
async function together<T extends object>(parts: Awaiting<T>): Promise<T> {
  const names = Object.keys(parts) as (keyof T)[];
  const values = await Promise.all(names.map((name) => parts[name]));
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as T;
}

interface Reading {
  database: Queries;
  clock: Clock;
  timeZone: string;
}

/** What of a record can be shown to a doctor, read from every area that has some of it. */
export async function wholeRecord({ database, clock, timeZone }: Reading, patientId: number): Promise<WholeRecord> {
  const files = listFiles(database, patientId);
  return together<WholeRecord>({
    patient: findPatient(database, patientId).then((row) => toCard(row, dayOf(clock(), timeZone))),
    contattiemergenza: listContacts(database, patientId, emergency),
    contattialtro: listContacts(database, patientId, other),
    tbl_taccuinos: notebook.list(database, patientId),
    esami: exams.list(database, patientId),
    attachments: files.then(levelsOfFiles),
    files,
    diagnosi: diagnoses.list(database, patientId),
    visite: visits.list(database, patientId),
    rilevazioni: readings.list(database, patientId),
    terapie: therapies.list(database, patientId),
    vaccinazioni: vaccinations.list(database, patientId),
    reazioni: reactions.list(database, patientId),
    anamnesi: wholeAnamnesis(database, patientId),
    gravidanze: pregnancies.list(database, patientId),
  });
}

/** The same record, with what the catalogue knows of the medicines of its therapies. */
export async function withMedicines(database: Database, record: WholeRecord): Promise<WholeRecord> {
  const ids = medicineIds({ terapie: record.terapie, vaccinazioni: [], reazioni: [] });
  const medicines = await new DatabaseCatalogue(database).findAll(ids);
  return { ...record, terapie: withCatalogueFacts(record.terapie, medicines) };
}

/** Reads a whole record, its exam centres and what is known of its medicines, as other programs are told of them. */
export async function namedRecord(reading: Reading, patientId: number): Promise<NamedRecord<WholeRecord>> {
  const { database } = reading;
  const [record, centres] = await Promise.all([wholeRecord(reading, patientId), listCentres(database)]);
  const names = centres.map(({ id_centro_indagine, centro_nome }) => [id_centro_indagine, centro_nome] as const);
  const medicines = await new DatabaseCatalogue(database).findAll(medicineIds(record));
  return { record, centres: new Map(names), medicines };
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
