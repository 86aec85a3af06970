import bundled from '../../../../openapi/dist/openapi.json' with { type: 'json' };
import type { Acting } from '../policy/acting.ts';
import type { components } from './contract.gen.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** Unknown fields of the body are removed before validation instead of being rejected. */
  'x-drop-unknown'?: boolean;
}

export interface Reference {
  $ref: string;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown } | Reference>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
}

export type PartOfRecord = components['schemas']['RecordKind'];

export type OwnedKind =
  | Exclude<PartOfRecord, 'account' | 'score'>
  | 'sharedPatient'
  | 'sharedNotebook'
  | 'sharedFile'
  | 'sentProposal'
  | 'visibleFile'
  | 'upload'
  | 'receivedGrant'
  | 'subscription'
  | 'passkey'
  | 'identity'
  | 'session';

export interface OwnedId {
  in: 'path' | 'body';
  name: string;
  /** The kind, or the field of the body that names it. */
  of: OwnedKind | { kindIn: string };
  zeroIsNew?: boolean;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  'x-owner'?: { rule: 'public' | 'session' | 'own'; ids?: OwnedId[] };
  'x-acting'?: Acting;
  'x-feature'?: string | string[];
  'x-audit'?: PartOfRecord | false;
  'x-heavy'?: boolean;
  'x-proof'?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response | Reference>;
}

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];
export type PathItem = { [M in Method]?: OperationObject } & { parameters?: (Parameter | Reference)[] };

export interface Document {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown> | undefined>;
}

// Validated against the OpenAPI schema when the routes are created; its literal type is too large to be useful.
export const document: Document = bundled as Document;

export function resolve<T extends object>(whole: Document, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let target: unknown = whole;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  }
  if (typeof target !== 'object' || target === null) throw new Error(`The contract lacks ${value.$ref}.`);
  return resolve(whole, target as T);
}
