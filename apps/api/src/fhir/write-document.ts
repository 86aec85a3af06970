import { randomUUID } from 'node:crypto';
import type { Bundle, FhirResource } from 'fhir/r4';
import type { SharedRecord } from '../summary/render-context.ts';
import type { DocumentParts } from './document.ts';

/** Builds the document. The mapping code is loaded on demand because few requests need it. */
export async function writeDocument(
  record: SharedRecord,
  parts: Omit<DocumentParts, 'id'>,
): Promise<Bundle<FhirResource>> {
  const { buildDocument: documentOf } = await import('./document.ts');
  return documentOf(record, { ...parts, id: randomUUID() });
}

/** Entry by entry: one string for the largest record takes more memory than the document itself. */
export function* toJsonChunks({ entry = [], ...head }: Bundle<FhirResource>): Generator<string> {
  const empty = '[]\n}';
  yield JSON.stringify({ ...head, entry: [] }, null, 2).slice(0, -empty.length);
  for (const [index, one] of entry.entries()) {
    yield `${index === 0 ? '[' : ','}\n    ${JSON.stringify(one, null, 2).replaceAll('\n', '\n    ')}`;
  }
  yield entry.length === 0 ? empty : '\n  ]\n}';
}

export const toBytes = (document: Bundle<FhirResource>): Buffer =>
  Buffer.concat([...toJsonChunks(document)].map((piece) => Buffer.from(piece)));
