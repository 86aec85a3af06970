import type { Selectable } from 'kysely';
import type { components } from '../contract/contract.gen.ts';
import { document, resolve, type Schema } from '../contract/document.ts';
import type { Tables } from '../database/tables.ts';

export type Table = keyof Tables;
type Schemas = components['schemas'];

/** Lists that everybody shares: what a row says of one of them is written down by its name. */
export type SharedList = 'doctors' | 'centres';

/** A row of an archive, or one that is on its way into it or out of it. */
export type ArchiveRow = Record<string, unknown>;

/** Contents that lie beside the rows of an archive. */
export interface Content {
  /** Its name within the folder of contents: numbers, and no word of the record. */
  name(row: ArchiveRow, field: string): string;
  mediaType(row: ArchiveRow): string;
  /** Bytes. */
  largest: number;
  /** Tells whether bytes are what a row says of them, and such as the server would have kept them. May throw as well. */
  fits(bytes: Buffer, row: ArchiveRow): Promise<boolean>;
}

interface ValueOptions {
  /** What no schema says of a value: what would do something else than it should, once it is in a record. */
  check?(value: unknown, row: ArchiveRow): boolean;
  /** Changes what somebody else chose when it is put back. */
  restore?(value: unknown, row: ArchiveRow): unknown;
  /** Makes a row of an older archive what it would be in one of today. */
  upgrade?(row: ArchiveRow): ArchiveRow;
}

export interface ValueColumn extends ValueOptions {
  is: 'value';
  schema: Schema;
  json: boolean;
  /** Archives from before do not have it. */
  added?: true;
  /** It may outlive the account: as it is, or of a date only year and month. */
  retained?: 'whole' | 'month';
}

/**
 * What becomes of a column in an archive.
 * - `key`: the number of the row, which is another one after a restore.
 * - `patient`, `user`: whose row it is; not in the archive, and always the session's after a restore.
 * - `reference`: the number of a row of another table, which must be in the archive.
 * - `blob`: the name of an entry with the content.
 * - `listed`: somebody or something of a list that everybody shares, by name; one that another server does not know is
 *   kept as a name in the column `nameIn`, unless there is one already.
 * - `value`: as it is; what is kept as JSON is JSON in the archive too.
 */
export type Column =
  | { is: 'key' }
  | { is: 'patient' }
  | { is: 'user' }
  | { is: 'reference'; to: Table; optional: boolean }
  | { is: 'blob'; content: Content }
  | { is: 'listed'; list: SharedList; nameIn?: string }
  | ValueColumn;

/** Every column of a table: one that is forgotten does not compile. */
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
/** A column that holds JSON as text. */
export const json = (schema: Schema, options: ValueOptions = {}): ValueColumn => ({
  ...value(schema, options),
  json: true,
});
/** A column that archives from before do not have; there it is null. */
export const addedLater = (column: ValueColumn): ValueColumn => ({ ...column, added: true });
/**
 * What may outlive an account: a number, or what was chosen from a list. No text that somebody typed, no drawing, no
 * file, no number of a record or of a person.
 */
export const retained = (column: ValueColumn): ValueColumn => ({ ...column, retained: 'whole' });
/** The month of a date that may outlive an account. */
export const retainedMonth = (column: ValueColumn): ValueColumn => ({ ...column, retained: 'month' });

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
const said = value(orNull({ type: 'string', format: 'date-time' }));
export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const day: Schema = { type: 'string', format: 'date' };

/** Of every record that can be deleted. */
export const deletion = { deleted_at: perhapsWritten, created_at: written, updated_at: written };
/** The same where the client says when it was deleted. */
export const sentDeletion = { ...deletion, deleted_at: said, deleted_on: perhapsWritten };
/** A confidentiality level of its own. */
export const ownLevel = value(the('ConfidentialityLevelId'));
