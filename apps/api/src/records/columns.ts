import type { Selectable } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import { document, resolve, type Schema } from '../contract/document.ts';
import type { Tables } from '../database/tables.ts';

export type Table = keyof Tables;
type Schemas = components['schemas'];

/** Lists shared by all accounts; archives refer to their entries by name. */
export type SharedList = 'doctors' | 'centres';

export type ArchiveRow = Record<string, unknown>;

export interface Content {
  /** Path within the content folder; built from numbers, never from text of the record. */
  name(row: ArchiveRow, field: string): string;
  mediaType(row: ArchiveRow): string;
  /** Bytes. */
  maxBytes: number;
  /** Returns true if the content matches its row and is of a format that the server accepts. May throw. */
  isValid(bytes: Buffer, row: ArchiveRow): Promise<boolean>;
}

interface ValueOptions {
  /** Rejects values that satisfy the schema but would be harmful in a record. */
  check?(value: unknown, row: ArchiveRow): boolean;
  /** Replaces values chosen by another person when the archive is restored. */
  restore?(value: unknown, row: ArchiveRow): unknown;
  upgrade?(row: ArchiveRow): ArchiveRow;
}

export interface ValueColumn extends ValueOptions {
  is: 'value';
  schema: Schema;
  json: boolean;
  added?: true;
  /** Kept after the account is deleted: the value itself, or year and month of a date. */
  retained?: 'whole' | 'month';
}

/**
 * Role of a column in an archive.
 * - `key`: the row number, which changes with a restore.
 * - `patient`, `user`: the owner; not in the archive, and taken from the session on restore.
 * - `reference`: the number of a row of another table in the archive.
 * - `blob`: the name of the entry that holds the content.
 * - `listed`: an entry of a shared list, by name; a name unknown to the server is stored in the column `nameIn` unless
 * that has a value.
 * - `value`: stored as it is; JSON columns are JSON in the archive too.
 */
export type Column =
  | { is: 'key' }
  | { is: 'patient' }
  | { is: 'user' }
  | { is: 'reference'; to: Table; optional: boolean }
  | { is: 'blob'; content: Content }
  | { is: 'listed'; list: SharedList; nameIn?: string }
  | ValueColumn;

/** Requires a role for every column of a table. */
export type Columns<Of extends Table> = { [Name in keyof Selectable<Tables[Of]>]: Column };

export const key: Column = { is: 'key' };
export const patient: Column = { is: 'patient' };
export const user: Column = { is: 'user' };
export const blob = (content: Content): Column => ({ is: 'blob', content });
export const doctor: Column = { is: 'listed', list: 'doctors' };
export const centre = (nameIn: string): Column => ({ is: 'listed', list: 'centres', nameIn });
export const refersTo = (to: Table, optional = false): Column => ({ is: 'reference', to, optional });

export const value = (schema: Schema, options: ValueOptions = {}): ValueColumn => ({
  is: 'value',
  schema,
  json: false,
  ...options,
});
export const json = (schema: Schema, options: ValueOptions = {}): ValueColumn => ({
  ...value(schema, options),
  json: true,
});
/** A column that older archives lack; null when restored from them. */
export const addedLater = (column: ValueColumn): ValueColumn => ({ ...column, added: true });
/**
 * Marks a number or a coded value that is kept after the account is deleted. Never use it for free text, drawings,
 * files, record numbers or persons.
 */
export const retained = (column: ValueColumn): ValueColumn => ({ ...column, retained: 'whole' });
/** Marks a date of which year and month are kept after the account is deleted. */
export const retainedMonth = (column: ValueColumn): ValueColumn => ({ ...column, retained: 'month' });

export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** Returns the schema with all references inlined. */
export function inlineRefs(given: Schema): Schema {
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    const whole = '$ref' in part ? resolve<object>(document, part as Schema) : part;
    const entries = Object.entries(whole).filter(([name]) => name !== 'description' && name !== 'examples');
    return Object.fromEntries(entries.map(([name, value]) => [name, inner(value)]));
  };
  return inner(given) as Schema;
}

export const contractSchema = (name: keyof Schemas): Schema => inlineRefs({ $ref: `#/components/schemas/${name}` });

export const contractField = <Name extends keyof Schemas>(name: Name, field: keyof Schemas[Name] & string): Schema =>
  inlineRefs({ $ref: `#/components/schemas/${name}/properties/${field}` });

/** Returns the fields of a schema as value columns of the same names. */
export function contractFields<Name extends keyof Schemas, Without extends keyof Schemas[Name] & string = never>(
  name: Name,
  ...without: Without[]
): Record<Exclude<keyof Schemas[Name] & string, Without>, Column> {
  const fields = Object.keys(contractSchema(name).properties ?? {}) as (keyof Schemas[Name] & string)[];
  const kept = fields.filter((field): field is Exclude<typeof field, Without> => !without.some((one) => one === field));
  return Object.fromEntries(kept.map((field) => [field, value(contractField(name, field))])) as Record<
    Exclude<keyof Schemas[Name] & string, Without>,
    Column
  >;
}

/** A server timestamp. ISO timestamps in one format sort lexicographically. */
const timestampSchema: Schema = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
};
export const timestampColumn = value(timestampSchema);
export const nullableTimestampColumn = value(nullable(timestampSchema));
const clientTimestampColumn = value(nullable({ type: 'string', format: 'date-time' }));
export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const day: Schema = { type: 'string', format: 'date' };

export const deletion = {
  deleted_at: nullableTimestampColumn,
  created_at: timestampColumn,
  updated_at: timestampColumn,
};
/** The same for tables in which the client sends the date of deletion. */
export const clientDeletion = { ...deletion, deleted_at: clientTimestampColumn, deleted_on: nullableTimestampColumn };
export const ownLevel = value(contractSchema('ConfidentialityLevelId'));
/** The level in tables that had none at first. */
export const laterLevel = addedLater(value(contractSchema('OwnLevel')));
