import { type Document, resolve, type Schema } from './document.ts';

const kilobyte = 1024;
export const maxFormBytes = 64 * kilobyte;
/** Bytes of a field with an unspecified object, such as a draft with its strokes. */
const maxOpaqueBytes = 1024 * kilobyte;

/** In bytes, derived from the contract: long texts and opaque objects add to the size of a form. */
export function bodyLimit(document: Document, schema: Schema): number {
  return maxFormBytes + extraBytes(document, schema);
}

/** JSON pointers of fields that may be longer than a form; exceeding their maximum length gives 413, not 422. */
export function largeFields(document: Document, given: Schema, at = ''): string[] {
  const schema = resolve(document, given);
  if (schema.type === 'string') return (schema.maxLength ?? 0) > maxFormBytes ? [at] : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    largeFields(document, inner, `${at}/${name}`),
  );
}

function extraBytes(document: Document, given: Schema): number {
  const schema = resolve(document, given);
  if (schema.type === 'string') return (schema.maxLength ?? 0) > maxFormBytes ? (schema.maxLength ?? 0) : 0;
  if (schema.type === 'object' && schema.properties === undefined) return maxOpaqueBytes;
  return Object.values(schema.properties ?? {}).reduce((sum, property) => sum + extraBytes(document, property), 0);
}
