import { document, type Schema } from '../contract/document.ts';
import { textErrors } from '../contract/text.ts';
import { Validation } from '../contract/validation.ts';
import type { FieldError } from '../problem.ts';
import { type RecordTable, recordOrder, tableColumns } from '../record-tables.ts';
import {
  type ArchiveRow,
  type Column,
  type Content,
  inlineRefs,
  nullable,
  type SharedList,
} from '../records/columns.ts';

export type DatabaseRow = Record<string, string | number | null>;

export interface Names {
  row(table: RecordTable, id: number): number;
  entry(blobKey: string, content: Content, field: string, row: DatabaseRow): string;
  listed(list: SharedList, id: number): unknown;
}

/** Server-generated names, which contain no content of the record. */
export const contentPattern = '^files/[a-z]+-[0-9]{1,15}(-[a-z]+)?\\.[a-z0-9]{1,5}$';
const number: Schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const name: Schema = { type: 'string', maxLength: 300 };
const listed: Record<SharedList, Schema> = {
  doctors: nullable(object({ nome: name, email: name })),
  centres: nullable(object({ tipologia: { enum: [1, 2, 3] }, nome: name })),
};

function columnSchema(column: Column): Schema | undefined {
  switch (column.is) {
    case 'patient':
    case 'user':
      return undefined;
    case 'key':
      return number;
    case 'reference':
      return column.optional ? nullable(number) : number;
    case 'blob':
      return { type: 'string', pattern: contentPattern };
    case 'listed':
      return listed[column.list];
    case 'value':
      return inlineRefs(column.schema);
  }
}

export const rowSchema = (table: RecordTable): Schema =>
  object(
    Object.fromEntries(
      tableColumns(table).flatMap(([name, column]) => {
        const schema = columnSchema(column);
        return schema === undefined ? [] : [[name, schema]];
      }),
    ),
    addedColumns(table),
  );

export const upgradeRow = (table: RecordTable, row: ArchiveRow): ArchiveRow =>
  tableColumns(table).reduce(
    (older, [, column]) => (column.is === 'value' && column.upgrade ? column.upgrade(older) : older),
    row,
  );

export const findInvalidField = (table: RecordTable, row: ArchiveRow): string | undefined =>
  tableColumns(table).find(
    ([field, column]) => column.is === 'value' && column.check?.(row[field], row) === false,
  )?.[0];

/** Replaces values chosen by another person. */
export const restoreRow = (table: RecordTable, row: ArchiveRow): ArchiveRow => ({
  ...row,
  ...Object.fromEntries(
    tableColumns(table).flatMap(([field, column]) =>
      column.is === 'value' && column.restore ? [[field, column.restore(row[field], row)]] : [],
    ),
  ),
});

const addedColumns = (table: RecordTable): string[] =>
  tableColumns(table).flatMap(([name, column]) => (column.is === 'value' && column.added ? [name] : []));

export const addMissingColumns = (table: RecordTable, row: ArchiveRow): ArchiveRow => ({
  ...Object.fromEntries(addedColumns(table).map((name) => [name, null])),
  ...row,
});

const validation = new Validation(document);
const checks = new Map(recordOrder.map((table) => [table, validation.body(rowSchema(table))]));

export function rowErrors(table: RecordTable, row: unknown): FieldError[] {
  const errors = textErrors(row);
  return errors.length > 0 ? errors : (checks.get(table)?.(row) ?? []);
}

type Value = string | number | null;

/** Returns the exported value of a column; undefined for owner columns. */
function exportValue(table: RecordTable, [field, column]: [string, Column], row: DatabaseRow, names: Names): unknown {
  const value = row[field] ?? null;
  if (value === null || column.is === 'patient' || column.is === 'user') return value;
  switch (column.is) {
    case 'key':
      return names.row(table, Number(value));
    case 'reference':
      return names.row(column.to as RecordTable, Number(value));
    case 'blob':
      return names.entry(String(value), column.content, field, row);
    case 'listed':
      return names.listed(column.list, Number(value));
    case 'value':
      return column.json ? JSON.parse(String(value)) : value;
  }
}

export function toArchive(table: RecordTable, row: DatabaseRow, names: Names): ArchiveRow {
  const columns = tableColumns(table).filter(([, { is }]) => is !== 'patient' && is !== 'user');
  return Object.fromEntries(columns.map((column) => [column[0], exportValue(table, column, row, names)]));
}

export interface RestoreContext {
  id_paziente: number;
  id_utente: number;
  row(table: RecordTable, id: number): number;
  blob(entry: string): string;
  listed(list: SharedList, name: unknown): number | null;
}

function importValue(column: Exclude<Column, { is: 'key' }>, value: unknown, here: RestoreContext): Value {
  if (column.is === 'patient') return here.id_paziente;
  if (column.is === 'user') return here.id_utente;
  if (value === null) return null;
  switch (column.is) {
    case 'reference':
      return here.row(column.to as RecordTable, Number(value));
    case 'blob':
      return here.blob(String(value));
    case 'listed':
      return here.listed(column.list, value);
    case 'value':
      return column.json ? JSON.stringify(value) : (value as Value);
  }
}

export function toDatabase(table: RecordTable, row: ArchiveRow, here: RestoreContext): DatabaseRow {
  const values = tableColumns(table).flatMap(([field, column]): [string, Value][] =>
    column.is === 'key' ? [] : [[field, importValue(column, row[field] ?? null, here)]],
  );
  return Object.fromEntries(values);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortKeys(inner)]));
}

export const serializeRow = (row: ArchiveRow): string => JSON.stringify(sortKeys(row));
