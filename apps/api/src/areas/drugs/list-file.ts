import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { normalizeForSearch } from '../../search.ts';

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

/** Thrown for unreadable lists; the message is for the operator. */
export class ListError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ListError';
  }
}

function findColumn(title: string): Column | undefined {
  const words = normalizeForSearch(title);
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

/** Decodes a file as UTF-8, or as Windows-1252 when it is not valid UTF-8. */
async function* decodeChunks(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function readFirstLine(file: string): Promise<string> {
  let start = '';
  for await (const text of decodeChunks(file)) {
    start += text;
    if (start.includes('\n')) break;
  }
  return start.split('\n', 1)[0] ?? '';
}

export async function* readLines(file: string): AsyncGenerator<Line> {
  const head = await readFirstLine(file);
  const delimiter = head.includes(';') ? ';' : ',';
  const known = head.split(delimiter).map((title) => findColumn(title.replaceAll('"', '')));
  if (!known.includes('aic')) {
    throw new ListError(`${file} has no column with AIC codes: is it one of the lists of AIFA, with its first line?`);
  }
  // Only the first of two equal columns is read.
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
  for await (const line of Readable.from(decodeChunks(file)).pipe(parser)) yield line as Line;
}
