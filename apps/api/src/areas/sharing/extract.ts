import type { Bundle, DocumentReference, FhirResource } from 'fhir/r4';
import type { NamedRecord, Records } from '../../area-services.ts';
import { calendarDay, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { writeDocument } from '../../fhir/write-document.ts';
import type { Association } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import { lineKey, type RecordLine, type RecordPart, type WholeRecord } from '../../records/sharing.ts';
import { type Language, messagesFor, type SharedRecord } from '../../summary/render-context.ts';
import { fullName } from '../../summary/sections.ts';

export type ExtractContext = Pick<AppContext, 'clock' | 'timeZone'> & {
  records: Pick<Records, 'readNamed' | 'partsOf' | 'restrict' | 'share'>;
};

export interface Extract extends NamedRecord<SharedRecord> {
  whole: WholeRecord;
  timeZone: string;
  language: Language;
  at: number;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Returns the selected part of the record that a reader may see.
 *
 * @throws Problem 404 if the selection contains hidden records.
 */
export async function createExtract(
  { clock, timeZone, records }: ExtractContext,
  patientId: number,
  association: Association,
  language: Language,
  choose: (seen: readonly RecordPart[]) => readonly RecordLine[],
): Promise<Extract> {
  const at = clock();
  const { record: whole, ...named } = await records.readNamed(patientId);
  const { cartella } = records.share(association, whole);
  const seen = records.partsOf(cartella);
  const known = new Set(seen.map(lineKey));
  const lines = choose(seen);
  if (!lines.every((line) => known.has(lineKey(line)))) throw notFound();
  return {
    whole,
    record: records.restrict(cartella, lines),
    ...named,
    timeZone,
    language,
    at,
    today: calendarDay(at, timeZone),
  };
}

export function toPatientSummary({ whole, record, ...about }: Extract): Promise<Bundle<FhirResource>> {
  return writeDocument(record, { ...about, files: whole.files, extract: true });
}

/** Wraps a PDF as FHIR resource, the only content that the specification of the links allows. */
export function toDocumentReference(pdf: Buffer, { record, language, at }: Extract): DocumentReference {
  const title = messagesFor(language, true).report;
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { text: title },
    subject: { display: fullName(record) },
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
