import { type Acting, scopes } from '../policy/acting.ts';
import {
  type Document,
  type Media,
  type Method,
  methods,
  type OperationObject,
  type OwnedId,
  type Parameter,
  type PartOfRecord,
  type Response,
  resolve,
  type Schema,
} from './document.ts';

export interface Operation {
  id: string;
  method: Method;
  path: string;
  tags: string[];
  summary: string;
  description: string;
  rule: 'public' | 'session' | 'own';
  ids: OwnedId[];
  /** Smallest scope of a grant that lets a caregiver call it; `own` for public operations. */
  acting: Acting;
  /** Required for every call. */
  feature: string | undefined;
  /** The handler requires one of these, depending on the request. */
  features: string[];
  audited: PartOfRecord | undefined;
  /** Fields of the body that identify the client; without one the request is unauthorized and not invalid. */
  proof: string[];
  /** Read-only, and slow enough to run in a worker process. */
  heavy: boolean;
  parameters: Parameter[];
  body: { required: boolean; media: Media; schema: Schema } | undefined;
  /** Fields of the body that remain when unknown ones are dropped; undefined if unknown ones are rejected. */
  keptFields: string[] | undefined;
  responses: Record<string, Response>;
  success: number;
}

export class ContractError extends Error {
  constructor(problems: string[]) {
    super(`The contract cannot be served:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ContractError';
  }
}

const actings: readonly unknown[] = ['own', ...scopes];

/** `id_…` fields that refer to shared lists and have no owner. */
const sharedListIds = new Set([
  'id_livello_confidenzialita',
  'id_livelo_confidenzialita',
  'id_stato_matrimoniale',
  'id_contatto_tipologia',
  'id_cpp',
  'id_careprovider',
  'id_utente_cpp',
  'id_diagn_investigations',
  'id_centro_indagine',
  'id_farmaco_codifa',
  'id_vaccino',
  'id_structure_pharmacovigilance',
]);

function openObjects(document: Document, given: Schema, at: string): string[] {
  const schema = resolve(document, given);
  const found: string[] = [];
  const closed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
  if (schema.properties !== undefined && !closed) found.push(at === '' ? 'the body' : at);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    found.push(...openObjects(document, property, `${at}/${name}`));
  }
  if (schema.items !== undefined) found.push(...openObjects(document, schema.items, `${at}/items`));
  return found;
}

function keptFields(document: Document, given: Schema | undefined): string[] | undefined {
  const schema = resolve(document, given ?? {});
  return schema['x-drop-unknown'] ? Object.keys(schema.properties ?? {}) : undefined;
}

function unboundedIntegers(document: Document, given: Schema, at: string): string[] {
  const schema = resolve(document, given);
  const bounded = schema.maximum !== undefined || schema.enum !== undefined || schema.const !== undefined;
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    unboundedIntegers(document, property, `${at}/${name}`),
  );
  const items = schema.items === undefined ? [] : unboundedIntegers(document, schema.items, `${at}/items`);
  const parts = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) => list ?? []);
  const whole = [schema.type].flat().includes('integer') && !bounded ? [at] : [];
  return [...whole, ...inner, ...items, ...parts.flatMap((part) => unboundedIntegers(document, part, at))];
}

function accessProblems(document: Document, operation: OperationObject, read: Omit<Operation, 'success'>): string[] {
  const problems: string[] = [];
  const security = operation.security ?? document.security;
  const acting = operation['x-acting'];
  const guarded = security?.some((schemes) => 'session' in schemes) ?? false;
  if (security === undefined) problems.push('has no security');
  if (read.rule === 'public' && guarded) problems.push('is public but requires a session');
  if (read.rule !== 'public' && !guarded) problems.push(`has the rule '${read.rule}' but requires no session`);
  if (read.rule === 'public' && acting !== undefined) problems.push('is public but declares x-acting');
  if (read.rule !== 'public' && !actings.includes(acting)) problems.push('does not declare who may act (x-acting)');
  if (acting !== 'own' && read.feature === 'admin') problems.push('is for administrators but not x-acting: own');
  if (read.rule === 'own' && read.ids.length === 0) problems.push("has the rule 'own' but names no id to check");
  if ((read.feature !== undefined || read.features.length > 0) && read.rule === 'public')
    problems.push('is public but requires a feature');

  if (read.rule === 'own' && read.method !== 'get' && operation['x-audit'] === undefined)
    problems.push('does not declare what it changes');

  if (read.heavy && operation['x-audit']) problems.push('is heavy but changes data');
  if (read.heavy && (read.responses['429'] === undefined || read.responses['503'] === undefined))
    problems.push('is heavy but does not declare 429 and 503');

  // Administrators act for all accounts; the IDs they send refer to lists without an owner.
  const ownerless = read.feature === 'admin';
  const declared = (place: string, name: string) =>
    ownerless || read.ids.some((id) => id.in === place && id.name === name);
  for (const { in: place, name, schema } of read.parameters) {
    const type = resolve(document, schema ?? {}).type;
    if (place === 'path' && type === 'integer' && !declared('path', name))
      problems.push(`does not declare the owner of {${name}}`);
  }
  const properties = read.body === undefined ? {} : (resolve(document, read.body.schema).properties ?? {});
  for (const [name, property] of Object.entries(properties)) {
    const free = sharedListIds.has(name) || 'const' in resolve(document, property);
    if (/^(id|.*_id$)(_|$)/.test(name) && !free && !declared('body', name))
      problems.push(`does not declare the owner of ${name} in the body`);
  }
  for (const id of read.ids) {
    const known = id.in === 'path' ? read.parameters.some(({ name }) => name === id.name) : id.name in properties;
    if (!known) problems.push(`checks ${id.name} of the ${id.in}, which does not exist`);
    if (typeof id.of === 'object' && !(id.of.kindIn in properties))
      problems.push(`names the kind of ${id.name} in ${id.of.kindIn}, which does not exist`);
  }
  const owned = new Set(read.ids.map(({ in: place, name }) => `${place}/${name}`));
  const sent = [
    ...read.parameters.flatMap(({ in: place, name, schema }) =>
      unboundedIntegers(document, schema ?? {}, `${place}/${name}`),
    ),
    ...(read.body === undefined ? [] : unboundedIntegers(document, read.body.schema, 'body')),
  ];
  for (const at of sent) if (!owned.has(at)) problems.push(`has no maximum for ${at}`);
  if (read.body !== undefined) {
    for (const at of openObjects(document, read.body.schema, '')) problems.push(`allows unknown fields in ${at}`);
  }
  return problems;
}

/** @throws ContractError that lists all problems, so that the server does not start. */
export function readOperations(document: Document, handled: (id: string) => boolean): Operation[] {
  const problems: string[] = [];
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const id = operation.operationId;
      const owner = operation['x-owner'];
      if (id === undefined) problems.push(`${name} has no operationId`);
      else if (!handled(id)) problems.push(`${name} (${id}) has no handler`);
      if (owner === undefined) problems.push(`${name} has no x-owner`);
      if (id === undefined || owner === undefined) continue;

      const feature = operation['x-feature'];
      const media = operation.requestBody?.content['application/json'];
      if (operation.requestBody !== undefined && media?.schema === undefined)
        problems.push(`${name} has a body other than JSON`);
      const responses = Object.entries(operation.responses).map(
        ([status, r]) => [status, resolve<Response>(document, r)] as const,
      );
      // 206 is a partial form of the same success.
      const successes = responses.filter(([status]) => status.startsWith('2') && status !== '206');
      if (successes.length !== 1)
        problems.push(`${name} needs exactly one successful response, and has ${successes.length}`);
      const read = {
        id,
        method,
        path,
        tags: operation.tags ?? [],
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        rule: owner.rule,
        ids: owner.ids ?? [],
        acting: operation['x-acting'] ?? ('own' as const),
        feature: typeof feature === 'string' ? feature : undefined,
        features: typeof feature === 'object' ? feature : [],
        audited: operation['x-audit'] || undefined,
        proof: operation['x-proof'] ?? [],
        heavy: operation['x-heavy'] === true,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
          resolve<Parameter>(document, p),
        ),
        body:
          media?.schema === undefined
            ? undefined
            : { required: operation.requestBody?.required === true, media, schema: media.schema },
        keptFields: keptFields(document, media?.schema),
        responses: Object.fromEntries(responses),
      };
      problems.push(...accessProblems(document, operation, read).map((problem) => `${name} ${problem}`));
      operations.push({ ...read, success: Number(successes[0]?.[0] ?? 200) });
    }
  }
  if (problems.length > 0) throw new ContractError(problems);
  return operations;
}
