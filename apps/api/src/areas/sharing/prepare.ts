import { upTo } from '../../policy/visibility.ts';
import type { RecordLine, RecordPart } from '../../records/sharing.ts';
import type { Language } from '../../summary/render-context.ts';
import { encryptResource } from './envelope.ts';
import { createExtract, type Extract, toDocumentReference, toPatientSummary } from './extract.ts';
import type { PreparedShare, ShareRequest } from './prepared-share.ts';
import { createSheet, type SheetContext } from './sheet.ts';

const toLines = (parts: readonly RecordLine[]): RecordLine[] =>
  parts.map(({ tipo, id_record }) => ({ tipo, id_record }));

type PrepareContext = SheetContext & {
  printReport(report: Extract & { extract: true }): Promise<Buffer>;
};

/**
 * Creates the encrypted files of a link.
 *
 * @throws Problem 404 if the selection contains records hidden from the reader.
 */
export async function prepareShare(
  app: PrepareContext,
  { patientId, request: wanted, key }: ShareRequest,
): Promise<PreparedShare> {
  const { visita, contenuti, lingua: language = 'it' } = wanted;
  const extract = visita
    ? await createSheet(app, patientId, visita, language)
    : await prepareAreas(app, patientId, wanted, language);
  const printed = async () => {
    if (visita === undefined) return app.printReport({ ...extract, extract: true });
    const { printVisit } = await import('./print-visit.ts');
    return printVisit({ ...extract, sheet: visita });
  };
  const resources = await Promise.all([
    ...(contenuti.includes('fhir') ? [toPatientSummary(extract)] : []),
    ...(contenuti.includes('pdf') ? [printed().then((pdf) => toDocumentReference(pdf, extract))] : []),
  ]);
  const sealed = await Promise.all(resources.map((resource) => encryptResource(resource, { key: Buffer.from(key) })));
  return { level: extract.level, sealed, shown: toLines(app.records.partsOf(extract.record)) };
}

/** True for the records that a link of areas contains, if its level admits them. */
export const isOfAreas =
  (areas: readonly RecordPart['area'][]) =>
  ({ area }: Pick<RecordPart, 'area'>): boolean =>
    areas.includes(area);

async function prepareAreas(
  app: PrepareContext,
  patientId: number,
  { aree = [], id_livello_confidenzialita: level = 1 }: ShareRequest['request'],
  language: Language,
): Promise<Extract & { level: number; doctor?: string | undefined }> {
  const extract = await createExtract(app, patientId, upTo(level), language, (seen) => seen.filter(isOfAreas(aree)));
  return { ...extract, level };
}
