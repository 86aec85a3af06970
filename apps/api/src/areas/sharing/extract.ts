import type { Bundle, DocumentReference, FhirResource } from 'fhir/r4';
import { type Clock, dayOf, timestamp } from '../../clock.ts';
import { writeDocument } from '../../fhir/write-document.ts';
import { type Association, visibilities } from '../../policy/visibility.ts';
import {
  keyOf,
  type RecordLine,
  type RecordPart,
  type RecordSharing,
  type WholeRecord,
} from '../../records/sharing.ts';
import { nameOf } from '../../summary/sections.ts';
import { type Language, type Medicines, type SharedRecord, wordsOf } from '../../summary/telling.ts';

/** What an extract is made with, which other areas know. */
export interface RecordParts {
  clock: Clock;
  timeZone: string;
  /** Everything of a patient, the names of exam centres, and what the catalogue knows of the medicines in it. */
  recordOf(
    patientId: number,
  ): Promise<{ record: WholeRecord; centres: ReadonlyMap<number, string>; medicines: Medicines }>;
  sharing: RecordSharing;
}

export const upTo = (level: number): Association => ({
  assegnazione_confidenzialita: level,
  visibility: visibilities.total,
  tags: [],
});

export interface Extract {
  whole: WholeRecord;
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
export async function extractOf(
  { clock, timeZone, sharing, recordOf }: RecordParts,
  patientId: number,
  association: Association,
  language: Language,
  choose: (seen: readonly RecordPart[]) => readonly RecordLine[],
): Promise<Extract | undefined> {
  const at = clock();
  const { record: whole, ...named } = await recordOf(patientId);
  const { cartella } = sharing.share(association, whole);
  const seen = sharing.partsOf(cartella);
  const known = new Set(seen.map(keyOf));
  const lines = choose(seen);
  if (!lines.every((line) => known.has(keyOf(line)))) return undefined;
  return {
    whole,
    record: sharing.restrict(cartella, lines),
    ...named,
    timeZone,
    language,
    at,
    today: dayOf(at, timeZone),
  };
}

/** An International Patient Summary of an extract. */
export function summaryOf({ whole, record, ...about }: Extract): Promise<Bundle<FhirResource>> {
  return writeDocument(record, { ...about, files: whole.files, extract: true });
}

/** A PDF as the links can carry it: their specification knows resources of FHIR only. */
export function referenceTo(pdf: Buffer, { record, language, at }: Extract): DocumentReference {
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
