import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { comparable } from '../../search.ts';

/** What a column of a list is; each list has names of its own for them. */
const columns = {
  aic: ['codice aic', 'aic'],
  name: ['denominazione', 'denominazione e confezione', 'nome', 'farmaco'],
  description: ['descrizione', 'confezione', 'descrizione gruppo', 'gruppo descrizione'],
  atc: ['codice atc', 'atc'],
  ingredients: ['pa associati', 'principio attivo'],
  form: ['forma'],
  company: ['ragione sociale', 'titolare aic', 'ditta'],
  supply: ['fornitura'],
  leaflet: ['link fi'],
  procedure: ['tipo procedura'],
  status: ['stato amministrativo'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof columns;
export type Line = Partial<Record<Column, string>>;

/** The list cannot be read: why, in words for who has fetched it. */
export class ListError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ListError';
  }
}

function columnOf(title: string): Column | undefined {
  const words = comparable(title);
  return (Object.keys(columns) as Column[]).find((column) => columns[column].some((name) => name === words));
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The texts of a file: some lists are in the encoding of old Windows. */
async function* textsOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function firstLineOf(file: string): Promise<string> {
  let start = '';
  for await (const text of textsOf(file)) {
    start += text;
    if (start.includes('\n')) break;
  }
  return start.split('\n', 1)[0] ?? '';
}

/** The lines of a list by the meaning of their columns, one after the other: a whole list is larger than it is useful. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  const head = await firstLineOf(file);
  const delimiter = head.includes(';') ? ';' : ',';
  const known = head.split(delimiter).map((title) => columnOf(title.replaceAll('"', '')));
  if (!known.includes('aic')) {
    throw new ListError(`${file} has no column with AIC codes: is it one of the lists of AIFA, with its first line?`);
  }
  // A column twice would hide the first one.
  const names = known.map((column, i) => (column !== undefined && known.indexOf(column) === i ? column : false));
  const parser = parse({
    bom: true,
    columns: names,
    delimiter,
    from_line: 2,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  for await (const line of Readable.from(textsOf(file)).pipe(parser)) yield line as Line;
}
