import type { CardCollections } from './area-services.ts';
import { confidentialityLevels } from './areas/confidentiality/levels.ts';
import { emergencyContacts, otherContacts } from './areas/contacts/contacts.kind.ts';
import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import { listAssociations } from './areas/doctors/doctors.repository.ts';
import { centresByKind, listLastExams, toPickerNames } from './areas/exams/exams.repository.ts';
import { notebook } from './areas/notebook/notebook.kind.ts';
import { newestReadings } from './areas/readings/readings.repository.ts';
import type { Database } from './database/database.ts';

/** Limits the card, which every page loads. */
const maxExams = 20;

export async function readCardCollections(database: Database, patientId: number): Promise<CardCollections> {
  const [
    contattiemergenza,
    contattialtro,
    tbl_taccuinos,
    tbl_parametri_vitalis,
    associated_doctors,
    esami,
    diagnosi,
    centres,
  ] = await Promise.all([
    emergencyContacts.list(database, patientId),
    otherContacts.list(database, patientId),
    notebook.list(database, patientId),
    newestReadings(database, patientId),
    listAssociations(database, patientId),
    listLastExams(database, patientId, maxExams),
    diagnoses.list(database, patientId),
    centresByKind(database),
  ]);
  return {
    contattiemergenza,
    contattialtro,
    tbl_taccuinos,
    tbl_parametri_vitalis,
    associated_doctors,
    esami,
    diagnosi,
    ...toPickerNames(centres),
    liveli_confidencialita: confidentialityLevels,
  };
}
