// The kinds of record in menu order, each with its samples. A new kind is added here.
import { anamnesisSample } from '../src/areas/anamnesis/anamnesis.sample.ts';
import { contactSample } from '../src/areas/contacts/contacts.sample.ts';
import { diagnosisSample } from '../src/areas/diagnoses/diagnoses.sample.ts';
import { examSample } from '../src/areas/exams/exams.sample.ts';
import { fileSample } from '../src/areas/files/files.sample.ts';
import { linkSample } from '../src/areas/links/links.sample.ts';
import { notebookSample } from '../src/areas/notebook/notebook.sample.ts';
import { patientSample } from '../src/areas/patient/patient.sample.ts';
import { pregnancySample } from '../src/areas/pregnancies/pregnancies.sample.ts';
import { reactionSample } from '../src/areas/reactions/reactions.sample.ts';
import { readingSample } from '../src/areas/readings/readings.sample.ts';
import { therapySample } from '../src/areas/therapies/therapies.sample.ts';
import { vaccinationSample } from '../src/areas/vaccinations/vaccinations.sample.ts';
import { visitSample } from '../src/areas/visits/visits.sample.ts';
import { isStored, type StoredKind } from '../src/kinds.ts';
import type { KindName, SharedArea } from '../src/records/shared-list.ts';
import type { RecordSample } from './record-sample.ts';

export const recordSamples = {
  patient: patientSample,
  contact: contactSample,
  notebook: notebookSample,
  exam: examSample,
  file: fileSample,
  diagnosis: diagnosisSample,
  visit: visitSample,
  reading: readingSample,
  therapy: therapySample,
  vaccination: vaccinationSample,
  reaction: reactionSample,
  anamnesis: anamnesisSample,
  pregnancy: pregnancySample,
  link: linkSample,
} satisfies Partial<Record<KindName, RecordSample>>;

type SampledKind = keyof typeof recordSamples;

export const samplesByKind = Object.entries(recordSamples) as [SampledKind, RecordSample][];

/** In menu order according to the product documents, independent of the declarations of the kinds. */
export const sharedAreas: readonly (readonly [area: SharedArea, kind: SampledKind, padlock: boolean])[] =
  samplesByKind.flatMap(([kind, { areas, padlock }]) => areas.map((area) => [area, kind, padlock] as const));

export const lockedKinds: readonly StoredKind[] = samplesByKind.flatMap(([kind, { padlock }]) =>
  padlock && isStored(kind) ? [kind] : [],
);
