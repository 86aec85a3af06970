import type { OperationId, Result } from '@libretto/api-client/schema';
import document from '../../../../openapi/dist/openapi.json?raw';

interface Example {
  $ref?: string;
  value?: unknown;
}

interface Content {
  example?: unknown;
  examples?: Record<string, Example>;
}

interface ContractOperation {
  operationId: OperationId;
  responses: Record<string, { content?: Record<string, Content> }>;
}

interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { examples: Record<string, Example> };
}

export interface DescribedOperation {
  id: OperationId;
  method: string;
  /** Matches the path of a request. */
  path: RegExp;
  status: number;
  mediaType: string | undefined;
  /** Examples of the successful response by name; a single one is called `full`. */
  examples: Record<string, unknown>;
}

const contract: Contract = JSON.parse(document);

function resolve(example: Example): unknown {
  const name = example.$ref?.split('/').at(-1);
  return name === undefined ? example.value : contract.components.examples[name]?.value;
}

function describe(path: string, method: string, operation: ContractOperation): DescribedOperation {
  const [status = '200', response = {}] =
    Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const [mediaType, content = {}] = Object.entries(response.content ?? {})[0] ?? [];
  const named = Object.entries(content.examples ?? {}).map(([name, example]) => [name, resolve(example)]);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    status: Number(status),
    mediaType,
    examples: 'example' in content ? { full: content.example } : Object.fromEntries(named),
  };
}

const described = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId)
    .map(([method, operation]) => describe(path, method, operation)),
);

export function findOperation(method: string, path: string): DescribedOperation | undefined {
  return described.find((operation) => operation.method === method && operation.path.test(path));
}

/** Returns the named example of the successful response; without a name `full`, or the first. */
export function pickExample({ examples }: DescribedOperation, name?: string): unknown {
  return name === undefined ? (examples.full ?? Object.values(examples)[0]) : examples[name];
}

export function example<Id extends OperationId>(id: Id, name?: string): Result<Id> {
  const operation = described.find((one) => one.id === id);
  const found = operation && pickExample(operation, name);
  if (found === undefined) throw new Error(`The contract has no example ${name ?? 'full'} of ${id}.`);
  // The contract group of the tests validates every example against its schema.
  return found as Result<Id>;
}
