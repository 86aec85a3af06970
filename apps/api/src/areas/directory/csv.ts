import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import type { FieldError } from '../../problem.ts';
import type { allEntries, Cells, Directory, Entry } from './directory.ts';

export const maxLines = 5000;
/** Lines to process before yielding to other requests. */
export const batchSize = 100;

export interface Line<Data> {
  /** From 1, which is the header. */
  number: number;
  id: string | undefined;
  active: string | undefined;
  cells: Cells<Data>;
  complete: boolean;
}

export interface File<Data> {
  lines: Line<Data>[];
  ignored: string[];
}

export class UnreadableFile extends Error {
  readonly errors: FieldError[];

  constructor(code: 'csv' | 'header' | 'empty' | 'maxItems', message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.errors = [{ path: '/csv', code, message }];
  }
}

const stateColumn = 'attivo';

/** Exports prefix formulas with an apostrophe. */
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

function* chunks(text: string) {
  const length = 16_384;
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function* readRecords(text: string) {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const parser = parse({
    bom: true,
    delimiter: head.includes(';') ? ';' : ',',
    info: true,
    max_record_size: 20_000,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  let count = 0;
  for await (const { record, info } of Readable.from(chunks(text)).pipe(parser)) {
    count += 1;
    if (count % batchSize === 0) await setImmediate();
    yield { cells: record as string[], number: (info as { lines: number }).lines };
  }
}

function parseHeader<Data extends object>(directory: Directory<Data>, head: readonly string[]) {
  const known = [directory.id, stateColumn, ...directory.columns];
  const columns = head.map((title) => known.find((name) => name.toLowerCase() === title.toLowerCase()) ?? title);
  const duplicate = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (duplicate !== undefined) throw new UnreadableFile('header', `has the column ${duplicate} twice`);
  const missing = directory.required.filter((name) => !columns.includes(name));
  // Lines with an ID may contain only the columns to change.
  if (missing.length > 0 && !columns.includes(directory.id))
    throw new UnreadableFile('header', `lacks the columns ${missing.join(', ')}`);
  const isKnown = (name: string) => known.includes(name);
  return {
    columns: columns.map((name) => (isKnown(name) ? name : undefined)),
    ignored: columns.filter((name) => name !== '' && !isKnown(name)),
  };
}

export async function readFile<Data extends object>(directory: Directory<Data>, text: string): Promise<File<Data>> {
  const lines: Line<Data>[] = [];
  let header: ReturnType<typeof parseHeader> | undefined;
  try {
    for await (const { cells, number } of readRecords(text)) {
      if (header === undefined) {
        header = parseHeader(directory, cells);
        continue;
      }
      if (lines.length === maxLines) throw new UnreadableFile('maxItems', `has more than ${maxLines} lines`);
      const { columns } = header;
      const full = cells
        .map((cell, index) => [columns[index], withoutApostrophe(cell)] as const)
        .filter(([name, cell]) => name !== undefined && cell !== '');
      const { [directory.id]: id, [stateColumn]: active, ...rest } = Object.fromEntries(full);
      const complete = cells.length === columns.length;
      lines.push({ number, id, active, cells: rest as Cells<Data>, complete });
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile('csv', 'cannot be read as CSV');
    throw error;
  }
  if (header === undefined || lines.length === 0) throw new UnreadableFile('empty', 'has no lines below the header');
  return { lines, ignored: header.ignored };
}

const format = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;

function toCells<Data extends object>({ columns }: Directory<Data>, { id, active, data }: Entry<Data>) {
  return [String(id), ...columns.map((column) => String(data[column] ?? '')), active ? '1' : '0'];
}

export async function* writeFile<Data extends object>(
  directory: Directory<Data>,
  entries: ReturnType<typeof allEntries<Data>>,
): AsyncGenerator<string> {
  yield stringify([[directory.id, ...directory.columns, stateColumn]], { ...format, bom: true });
  for await (const some of entries)
    yield stringify(
      some.map((entry) => toCells(directory, entry)),
      format,
    );
}
