import type { Selectable } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import { document, resolve, type Schema } from '../contract/document.ts';
import type { Tables } from '../database/tables.ts';

export type Table = keyof Tables;
type Schemas = components['schemas'];

/** Lists that everybody shares: what a row says of one of them is written down by its name. */
export type SharedList = 'doctors' | 'centres';

/**
 * What becomes of a column in an archive.
 * - `key`: the number of the row, which is another one after a restore.
 * - `patient`, `user`: whose row it is; not in the archive, and always the session's after a restore.
 * - `reference`: the number of a row of another table, which must be in the archive.
 * - `blob`: the name of an entry with the content.
 * - `listed`: somebody or something of a list that everybody shares, by name.
 * - `value`: as it is; what is kept as JSON is JSON in the archive too.
 */
export type Column =
  | { is: 'key' }
  | { is: 'patient' }
  | { is: 'user' }
  | { is: 'reference'; to: Table; optional: boolean }
  | { is: 'blob'; of: 'drawing' | 'file' }
  | { is: 'listed'; list: SharedList }
  | { is: 'value'; schema: Schema; json: boolean; added?: true };

/** Every column of a table: one that is forgotten does not compile. */
export type Columns<Of extends Table> = { [Name in keyof Selectable<Tables[Of]>]: Column };

export const key: Column = { is: 'key' };
export const patient: Column = { is: 'patient' };
export const user: Column = { is: 'user' };
export const drawing: Column = { is: 'blob', of: 'drawing' };
export const file: Column = { is: 'blob', of: 'file' };
export const doctor: Column = { is: 'listed', list: 'doctors' };
export const centre: Column = { is: 'listed', list: 'centres' };
export const refersTo = (to: Table, optional = false): Column => ({ is: 'reference', to, optional });

export const value = (schema: Schema): Column & { is: 'value' } => ({ is: 'value', schema, json: false });
/** A column that archives from before do not have; there it is null. */
export const addedLater = (column: Column & { is: 'value' }): Column => ({ ...column, added: true });
/** A column that holds JSON as text. */
export const json = (schema: Schema): Column & { is: 'value' } => ({ is: 'value', schema, json: true });

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** A schema with what it refers to in its place. */
export function inlined(given: Schema): Schema {
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    const whole = '$ref' in part ? resolve<object>(document, part as Schema) : part;
    const entries = Object.entries(whole).filter(([name]) => name !== 'description' && name !== 'examples');
    return Object.fromEntries(entries.map(([name, value]) => [name, inner(value)]));
  };
  return inner(given) as Schema;
}

/** A whole schema of the contract. */
export const the = (name: keyof Schemas): Schema => inlined({ $ref: `#/components/schemas/${name}` });

/** What the contract takes for a field. */
export const fieldOf = <Name extends keyof Schemas>(name: Name, field: keyof Schemas[Name] & string): Schema =>
  inlined({ $ref: `#/components/schemas/${name}/properties/${field}` });

/** All fields of a schema but some, as values of columns of the same names. */
export function fieldsOf<Name extends keyof Schemas, Without extends keyof Schemas[Name] & string = never>(
  name: Name,
  ...without: Without[]
): Record<Exclude<keyof Schemas[Name] & string, Without>, Column> {
  const fields = Object.keys(the(name).properties ?? {}) as (keyof Schemas[Name] & string)[];
  const kept = fields.filter((field): field is Exclude<typeof field, Without> => !without.some((one) => one === field));
  return Object.fromEntries(kept.map((field) => [field, value(fieldOf(name, field))])) as Record<
    Exclude<keyof Schemas[Name] & string, Without>,
    Column
  >;
}

/** A moment as the server writes it: texts of moments are put in order by their letters. */
const moment: Schema = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
};
export const written = value(moment);
export const perhapsWritten = value(orNull(moment));
/** A moment as a client has sent it. */
export const said = value(orNull({ type: 'string', format: 'date-time' }));
export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const day: Schema = { type: 'string', format: 'date' };
