import { randomUUID } from 'node:crypto';
import type { Bundle, FhirResource } from 'fhir/r4';
import type { SharedRecord } from '../summary/telling.ts';
import type { DocumentParts } from './document.ts';
import type { CodedMedicine } from './elements.ts';

/** A new document of a record, with what the catalogue knows of its medicines. Few requests need the code for it. */
export async function writeDocument(
  record: SharedRecord,
  medicinesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, CodedMedicine>>,
  parts: Omit<DocumentParts, 'medicines' | 'id'>,
): Promise<Bundle<FhirResource>> {
  const ids = [
    ...record.terapie.map(({ id_farmaco_codifa }) => id_farmaco_codifa),
    ...record.vaccinazioni.map(({ id_vaccino }) => id_vaccino),
  ].filter((id) => id !== null);
  const [{ documentOf }, medicines] = await Promise.all([import('./document.ts'), medicinesOf([...new Set(ids)])]);
  return documentOf(record, { ...parts, medicines, id: randomUUID() });
}
