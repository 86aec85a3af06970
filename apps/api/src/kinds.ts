import { sharedAnamnesis } from './areas/anamnesis/anamnesis.shared.ts';
import { anamnesisTables } from './areas/anamnesis/anamnesis.stored.ts';
import { anamnesisTimeline } from './areas/anamnesis/anamnesis.timeline.ts';
import { contactTables, emergencyContacts, otherContacts } from './areas/contacts/contacts.kind.ts';
import { diagnoses, diagnosisTables } from './areas/diagnoses/diagnoses.kind.ts';
import { exams, examTables } from './areas/exams/exams.kind.ts';
import { files, fileTables, sharedFiles } from './areas/files/files.kind.ts';
import { links, linkTables } from './areas/links/links.kind.ts';
import { notebook, notebookTables } from './areas/notebook/notebook.kind.ts';
import { sharedCard } from './areas/patient/patient.shared.ts';
import { patientTables } from './areas/patient/patient.stored.ts';
import { pregnancies, pregnancyTables } from './areas/pregnancies/pregnancies.kind.ts';
import { reactions, reactionTables } from './areas/reactions/reactions.kind.ts';
import { readings, readingTables } from './areas/readings/readings.kind.ts';
import { scoreTables } from './areas/scores/scores.stored.ts';
import { scoreTimeline } from './areas/scores/scores.timeline.ts';
import { therapies, therapyTables } from './areas/therapies/therapies.kind.ts';
import { vaccinations, vaccinationTables } from './areas/vaccinations/vaccinations.kind.ts';
import { visits, visitTables } from './areas/visits/visits.kind.ts';
import { type KindName, sharedList } from './records/shared-list.ts';
import { createSharing, type SharedLists } from './records/sharing.ts';
import type { TimelineSources } from './records/timeline.ts';

export const recordStores = {
  contact: [emergencyContacts, otherContacts],
  notebook: [notebook],
  exam: [exams],
  file: [files],
  diagnosis: [diagnoses],
  visit: [visits],
  reading: [readings],
  therapy: [therapies],
  vaccination: [vaccinations],
  reaction: [reactions],
  pregnancy: [pregnancies],
  link: [links],
};

export type StoredKind = keyof typeof recordStores;

export const isStored = (kind: KindName): kind is StoredKind => Object.hasOwn(recordStores, kind);

/** The order is part of the timeline's cursors. */
export const timelineSources: TimelineSources = {
  notebook: notebook.kind.timeline,
  exam: exams.kind.timeline,
  diagnosis: diagnoses.kind.timeline,
  visit: visits.kind.timeline,
  reading: readings.kind.timeline,
  anamnesis: anamnesisTimeline,
  pregnancy: pregnancies.kind.timeline,
  file: files.kind.timeline,
  therapy: therapies.kind.timeline,
  score: scoreTimeline,
  reaction: reactions.kind.timeline,
  vaccination: vaccinations.kind.timeline,
};

/** Data served to doctors and links, in menu order. A missing list of the shared record does not compile. */
const sharedLists: SharedLists = {
  contattiemergenza: sharedList(emergencyContacts),
  contattialtro: sharedList(otherContacts),
  tbl_taccuinos: sharedList(notebook),
  esami: sharedList(exams),
  files: sharedFiles,
  diagnosi: sharedList(diagnoses),
  visite: sharedList(visits),
  rilevazioni: sharedList(readings),
  terapie: sharedList(therapies),
  vaccinazioni: sharedList(vaccinations),
  reazioni: sharedList(reactions),
  anamnesi: sharedAnamnesis,
  gravidanze: sharedList(pregnancies),
};

export const sharing = createSharing(sharedLists, sharedCard);

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
