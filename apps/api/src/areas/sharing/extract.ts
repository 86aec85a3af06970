import type { Bundle, DocumentReference, FhirResource } from 'fhir/r4';
import type { NamedRecord, Records } from '../../area-services.ts';
import { dayOf, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { writeDocument } from '../../fhir/write-document.ts';
import type { Association } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import { keyOf, type RecordLine, type RecordPart, type WholeRecord } from '../../records/sharing.ts';
import { nameOf } from '../../summary/sections.ts';
import { type Language, type SharedRecord, wordsOf } from '../../summary/telling.ts';

/** What an extract is made with. */
export type ExtractContext = Pick<AppContext, 'clock' | 'timeZone'> & {
  records: Pick<Records, 'named' | 'partsOf' | 'restrict' | 'share'>;
};

/** As far as the record may be seen, and of that no more than was chosen. */
export interface Extract extends NamedRecord<SharedRecord> {
  whole: WholeRecord;
  timeZone: string;
  language: Language;
  at: number;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Returns what a reader may see of a record, and of that what was chosen.
 * @throws Problem 404 when something was chosen that the reader does not see.
 */
export async function extractOf(
  { clock, timeZone, records }: ExtractContext,
  patientId: number,
  association: Association,
  language: Language,
  choose: (seen: readonly RecordPart[]) => readonly RecordLine[],
): Promise<Extract> {
  const at = clock();
  const { record: whole, ...named } = await records.named(patientId);
  const { cartella } = records.share(association, whole);
  const seen = records.partsOf(cartella);
  const known = new Set(seen.map(keyOf));
  const lines = choose(seen);
  if (!lines.every((line) => known.has(keyOf(line)))) throw notFound();
  return {
    whole,
    record: records.restrict(cartella, lines),
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
