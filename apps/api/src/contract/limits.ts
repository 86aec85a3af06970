import { type Document, resolve, type Schema } from './document.ts';

const kilobyte = 1024;
/** Enough for any form, its names and its escapes, in bytes. */
export const form = 64 * kilobyte;
/** What a field without a description of its inside may weigh, such as a draft with its strokes. */
const opaque = 1024 * kilobyte;

/** Bytes that a body can reasonably have, by the contract: long texts and opaque objects are added to a form's size. */
export function bodyLimit(document: Document, schema: Schema): number {
  return form + extra(document, schema);
}

/** Fields (as JSON pointers) that are too long for a form; one that is longer still makes the request too large. */
export function largeFields(document: Document, given: Schema, at = ''): string[] {
  const schema = resolve(document, given);
  if (schema.type === 'string') return (schema.maxLength ?? 0) > form ? [at] : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    largeFields(document, inner, `${at}/${name}`),
  );
}

function extra(document: Document, given: Schema): number {
  const schema = resolve(document, given);
  if (schema.type === 'string') return (schema.maxLength ?? 0) > form ? (schema.maxLength ?? 0) : 0;
  if (schema.type === 'object' && schema.properties === undefined) return opaque;
  return Object.values(schema.properties ?? {}).reduce((sum, property) => sum + extra(document, property), 0);
}
