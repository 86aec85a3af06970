import type { Bundle, DocumentReference, FhirResource } from 'fhir/r4';
import { type Clock, dayOf, timestamp } from '../../clock.ts';
import { writeDocument } from '../../fhir/write-document.ts';
import { type Association, visibilities } from '../../policy/visibility.ts';
import { nameOf } from '../../summary/sections.ts';
import { type Language, type Medicines, type Schemas, type SharedRecord, wordsOf } from '../../summary/telling.ts';
import { keyOf, type Line, restrict } from './restrict.ts';

export interface WholeRecord {
  files: readonly Schemas['File'][];
}

/** A line of the record, and of which area it is. */
export interface Part extends Line {
  area: Schemas['SharedArea'];
  data: string | null;
}

/** What an extract is made with, which other areas know. */
export interface RecordParts<Whole extends WholeRecord> {
  clock: Clock;
  timeZone: string;
  /** Everything of a patient, the names of exam centres, and what the catalogue knows of the medicines in it. */
  recordOf(patientId: number): Promise<{ record: Whole; centres: ReadonlyMap<number, string>; medicines: Medicines }>;
  /** What of a record somebody may see. */
  share(association: Association, record: Whole): { cartella: SharedRecord };
  /** The lines of a record, whole or shared. */
  partsOf(record: Whole | SharedRecord): Part[];
}

export const upTo = (level: number): Association => ({
  assegnazione_confidenzialita: level,
  visibility: visibilities.total,
  tags: [],
});

export interface Extract<Whole> {
  whole: Whole;
  /** As far as it may be seen, and of that no more than was chosen. */
  record: SharedRecord;
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
  timeZone: string;
  language: Language;
  at: number;
  /** YYYY-MM-DD */
  today: string;
}

/** What somebody may see of a record, and of that what was chosen; nothing when something was chosen that they do not see. */
export async function extractOf<Whole extends WholeRecord>(
  { clock, timeZone, recordOf, share, partsOf }: RecordParts<Whole>,
  patientId: number,
  association: Association,
  language: Language,
  choose: (seen: readonly Part[]) => readonly Line[],
): Promise<Extract<Whole> | undefined> {
  const at = clock();
  const { record: whole, ...named } = await recordOf(patientId);
  const { cartella } = share(association, whole);
  const seen = partsOf(cartella);
  const known = new Set(seen.map(keyOf));
  const lines = choose(seen);
  if (!lines.every((line) => known.has(keyOf(line)))) return undefined;
  return { whole, record: restrict(cartella, lines), ...named, timeZone, language, at, today: dayOf(at, timeZone) };
}

/** An International Patient Summary of an extract. */
export function summaryOf({ whole, record, ...about }: Extract<WholeRecord>): Promise<Bundle<FhirResource>> {
  return writeDocument(record, { ...about, files: whole.files, extract: true });
}

/** A PDF as the links can carry it: their specification knows resources of FHIR only. */
export function referenceTo(pdf: Buffer, { record, language, at }: Extract<unknown>): DocumentReference {
  const title = wordsOf(language, true).report;
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { text: title },
    subject: { display: nameOf(record) },
    date: timestamp(at),
    content: [
      {
        attachment: {
          contentType: 'application/pdf',
          language,
          title,
          creation: timestamp(at),
          data: pdf.toString('base64'),
        },
      },
    ],
  };
}
