import { upTo } from '../../policy/visibility.ts';
import type { RecordLine } from '../../records/sharing.ts';
import type { Language } from '../../summary/telling.ts';
import { seal } from './envelope.ts';
import { type Extract, extractOf, referenceTo, summaryOf } from './extract.ts';
import type { PreparedShare, ShareWanted } from './prepared-share.ts';
import { type SheetContext, sheetOf } from './sheet.ts';

const linesOf = (parts: readonly RecordLine[]): RecordLine[] =>
  parts.map(({ tipo, id_record }) => ({ tipo, id_record }));

type PrepareContext = SheetContext & {
  printReport(report: Extract & { extract: true }): Promise<Buffer>;
};

/** Makes the files that a link opens. @throws Problem 404 when something was chosen that whom it is for does not see. */
export async function prepareShare(
  app: PrepareContext,
  { patientId, wanted, key }: ShareWanted,
): Promise<PreparedShare> {
  const { visita, contenuti, lingua: language = 'it' } = wanted;
  const extract = visita
    ? await sheetOf(app, patientId, visita, language)
    : await areasOf(app, patientId, wanted, language);
  const printed = async () => {
    if (visita === undefined) return app.printReport({ ...extract, extract: true });
    const { printVisit } = await import('./print-visit.ts');
    return printVisit({ ...extract, sheet: visita });
  };
  const resources = await Promise.all([
    ...(contenuti.includes('fhir') ? [summaryOf(extract)] : []),
    ...(contenuti.includes('pdf') ? [printed().then((pdf) => referenceTo(pdf, extract))] : []),
  ]);
  const sealed = await Promise.all(resources.map((resource) => seal(resource, { key: Buffer.from(key) })));
  return { level: extract.level, sealed, shown: linesOf(app.records.partsOf(extract.record)) };
}

async function areasOf(
  app: PrepareContext,
  patientId: number,
  { aree, id_livello_confidenzialita: level = 1 }: ShareWanted['wanted'],
  language: Language,
): Promise<Extract & { level: number; doctor?: string | undefined }> {
  const extract = await extractOf(app, patientId, upTo(level), language, (seen) =>
    seen.filter(({ area }) => aree?.includes(area) === true),
  );
  return { ...extract, level };
}
