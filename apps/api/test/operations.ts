import { document, resolve } from '../src/contract/document.ts';
import { type Operation, readOperations } from '../src/contract/operations.ts';

export const operations = readOperations(document, () => true);

export function exampleBody(operation: Operation): unknown {
  const { media } = operation.body ?? {};
  if (media === undefined) return undefined;
  if (media.example !== undefined) return structuredClone(media.example);
  const [first] = Object.values(media.examples ?? {});
  if (first === undefined) throw new Error(`${operation.id} has no example of its body.`);
  return structuredClone(resolve<{ value?: unknown }>(document, first).value);
}
