import { randomUUID } from 'node:crypto';
import type { Bundle, FhirResource } from 'fhir/r4';
import type { SharedRecord } from '../summary/telling.ts';
import type { DocumentParts } from './document.ts';

/** Makes a new document of a record. The code for it is loaded on demand, because few requests need it. */
export async function writeDocument(
  record: SharedRecord,
  parts: Omit<DocumentParts, 'id'>,
): Promise<Bundle<FhirResource>> {
  const { documentOf } = await import('./document.ts');
  return documentOf(record, { ...parts, id: randomUUID() });
}
