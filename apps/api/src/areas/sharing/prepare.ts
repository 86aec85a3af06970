import type { Body } from '../../contract/handlers.ts';
import { notFound } from '../../problem.ts';
import type { RecordLine } from '../../records/sharing.ts';
import type { Language, Medicines, SharedRecord } from '../../summary/telling.ts';
import { seal } from './envelope.ts';
import { type Extract, extractOf, referenceTo, summaryOf, upTo } from './extract.ts';
import { type SheetParts, sheetOf } from './sheet.ts';

const linesOf = (parts: readonly RecordLine[]): RecordLine[] =>
  parts.map(({ tipo, id_record }) => ({ tipo, id_record }));

type Wanted = Body<'createShare'>;

export interface ShareWanted {
  patientId: number;
  wanted: Wanted;
  /** What the files are encrypted with. */
  key: Uint8Array;
}

export interface PreparedShare {
  /** The level up to which the link shows records. */
  level: number;
  /** The encrypted files. */
  sealed: Uint8Array[];
  /** The lines of the record that are in them. */
  shown: RecordLine[];
}

export interface PrepareParts extends SheetParts {
  printReport(report: {
    record: SharedRecord;
    centres: ReadonlyMap<number, string>;
    medicines: Medicines;
    timeZone: string;
    language: Language;
    today: string;
    at: number;
    extract: true;
  }): Promise<Buffer>;
}

/** Makes the files that a link opens. @throws Problem 404 when something was chosen that whom it is for does not see. */
export async function prepareShare(
  parts: PrepareParts,
  { patientId, wanted, key }: ShareWanted,
): Promise<PreparedShare> {
  const { visita, contenuti, lingua: language = 'it' } = wanted;
  const extract = visita
    ? await sheetOf(parts, patientId, visita, language)
    : await areasOf(parts, patientId, wanted, language);
  const printed = async () => {
    if (visita === undefined) return parts.printReport({ ...extract, extract: true });
    const { printVisit } = await import('./print-visit.ts');
    return printVisit({ ...extract, sheet: visita });
  };
  const resources = await Promise.all([
    ...(contenuti.includes('fhir') ? [summaryOf(extract)] : []),
    ...(contenuti.includes('pdf') ? [printed().then((pdf) => referenceTo(pdf, extract))] : []),
  ]);
  const sealed = await Promise.all(resources.map((resource) => seal(resource, { key: Buffer.from(key) })));
  return { level: extract.level, sealed, shown: linesOf(parts.sharing.partsOf(extract.record)) };
}

async function areasOf(
  parts: PrepareParts,
  patientId: number,
  { aree = [], id_livello_confidenzialita: level = 1 }: Wanted,
  language: Language,
): Promise<Extract & { level: number; doctor?: string | undefined }> {
  const wanted = new Set(aree);
  const extract = await extractOf(parts, patientId, upTo(level), language, (seen) =>
    seen.filter(({ area }) => wanted.has(area)),
  );
  if (extract === undefined) throw notFound();
  return { ...extract, level };
}
