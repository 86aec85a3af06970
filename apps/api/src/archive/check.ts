import * as v from 'valibot';
import { primaryKey, type RecordTable, recordOrder, tableColumns } from '../record-tables.ts';
import type { ArchiveRow, Content as ContentColumn } from '../records/columns.ts';
import { firstTables } from './first-tables.ts';
import {
  ArchiveRefused,
  fhirName,
  headSchema,
  limits,
  type Manifest,
  manifestName,
  manifestSchema,
  readmeNames,
  rowsName,
  schemaName,
  version,
} from './format.ts';
import { addMissingColumns, contentPattern, findInvalidField, rowErrors, upgradeRow } from './rows.ts';
import type { ZipReader } from './zip-reader.ts';

export interface Content {
  name: string;
  mediaType: string;
  digest: string;
  row: ArchiveRow;
  column: ContentColumn;
}

export interface Checked {
  manifest: Manifest;
  rows: number;
  contents: Content[];
}

const fixed = new Set<string>([...readmeNames, schemaName, fhirName, ...recordOrder.map(rowsName)]);
const readableTables = /^altro\/[a-z_]{1,40}\.ndjson$/;
const content = new RegExp(contentPattern);

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArchiveRefused('damaged', where, { cause: error });
  }
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  if (!zip.names.includes(manifestName)) throw new ArchiveRefused('foreign', manifestName);
  const said = parseJson((await zip.read(manifestName, limits.manifest)).toString(), manifestName);
  const head = v.safeParse(headSchema, said);
  if (!head.success) throw new ArchiveRefused('foreign', manifestName);
  if (head.output.versione > version) throw new ArchiveRefused('newer', manifestName);
  const manifest = v.safeParse(manifestSchema, said);
  if (!manifest.success) throw new ArchiveRefused('damaged', manifestName);
  return manifest.output;
}

async function checkEntries(zip: ZipReader, manifest: Manifest, tables: readonly RecordTable[]): Promise<void> {
  const listed = new Map(manifest.voci.map((entry) => [entry.nome, entry]));
  if (listed.size !== manifest.voci.length) throw new ArchiveRefused('damaged', manifestName);
  for (const name of tables.map(rowsName)) if (!listed.has(name)) throw new ArchiveRefused('damaged', name);
  const names = zip.names.filter((name) => name !== manifestName);
  for (const name of names) {
    if (!fixed.has(name) && !readableTables.test(name) && !content.test(name))
      throw new ArchiveRefused('foreign', name);
    if (listed.get(name)?.byte !== zip.getSize(name)) throw new ArchiveRefused('damaged', name);
  }
  if (names.length !== listed.size) throw new ArchiveRefused('damaged', manifestName);
  for (const name of names) {
    if ((await zip.computeDigest(name)) !== listed.get(name)?.sha256) throw new ArchiveRefused('damaged', name);
  }
}

const isFields = (value: unknown): value is ArchiveRow => typeof value === 'object' && value !== null;

/** Yields the validated rows of a table; none if the archive is older than the table. */
export async function* archiveRows(
  zip: ZipReader,
  table: RecordTable,
): AsyncGenerator<{ row: ArchiveRow; where: string }> {
  const name = rowsName(table);
  if (!zip.names.includes(name)) return;
  for await (const { line, number } of zip.lines(name)) {
    const where = `${name}:${number}`;
    if (line.length > limits.line) throw new ArchiveRefused('too-large', where);
    const found = parseJson(line, where);
    const row = isFields(found) ? upgradeRow(table, found) : found;
    const [error] = rowErrors(table, row);
    if (error !== undefined || !isFields(row)) throw new ArchiveRefused('row', `${where} ${error?.path ?? ''}`.trim());
    const wrong = findInvalidField(table, row);
    if (wrong !== undefined) throw new ArchiveRefused('row', `${where} /${wrong}`);
    yield { row: addMissingColumns(table, row), where };
  }
}

class Checker {
  readonly contents: Content[] = [];
  readonly #numbers = new Map<RecordTable, Set<unknown>>();
  readonly #digests: ReadonlyMap<string, string>;
  readonly #taken = new Set<string>();

  constructor(manifest: Manifest) {
    this.#digests = new Map(manifest.voci.map(({ nome, sha256 }) => [nome, sha256]));
  }

  add(table: RecordTable, row: ArchiveRow, where: string): void {
    const key = primaryKey(table);
    if (key !== undefined) {
      const numbers = this.#numbers.get(table) ?? new Set();
      if (numbers.has(row[key])) throw new ArchiveRefused('row', `${where} /${key}`);
      this.#numbers.set(table, numbers.add(row[key]));
    }
    for (const [field, column] of tableColumns(table)) {
      const value = row[field];
      if (column.is === 'reference' && value !== null && !this.#has(column.to as RecordTable, value))
        throw new ArchiveRefused('row', `${where} /${field}`);
      if (column.is === 'blob') this.#claim(String(value), column.content, row, `${where} /${field}`);
    }
  }

  #has(table: RecordTable, id: unknown): boolean {
    return this.#numbers.get(table)?.has(id) ?? false;
  }

  /** Each content belongs to exactly one row and is deleted with it. */
  #claim(name: string, column: ContentColumn, row: ArchiveRow, where: string): void {
    const digest = this.#digests.get(name);
    if (digest === undefined || this.#taken.has(name)) throw new ArchiveRefused('row', where);
    this.#taken.add(name);
    this.contents.push({ name, row, column, digest, mediaType: column.mediaType(row) });
  }
}

export async function readContent(zip: ZipReader, { name, row, column }: Content): Promise<Buffer> {
  const bytes = await zip.read(name, column.maxBytes);
  try {
    if (await column.isValid(bytes, row)) return bytes;
  } catch (error) {
    throw new ArchiveRefused('content', name, { cause: error });
  }
  throw new ArchiveRefused('content', name);
}

/** Validates the whole archive without writing anything. @throws ArchiveRefused */
export async function checkArchive(zip: ZipReader, tables = firstTables): Promise<Checked> {
  const manifest = await readManifest(zip);
  await checkEntries(zip, manifest, tables);
  const checker = new Checker(manifest);
  let rows = 0;
  for (const table of recordOrder) {
    let count = 0;
    for await (const { row, where } of archiveRows(zip, table)) {
      count += 1;
      if (rows + count > limits.rows) throw new ArchiveRefused('too-large', where);
      checker.add(table, row, where);
    }
    const single = table === 'pazienti' ? count !== 1 : table === 'contact_detail' && count > 1;
    const isOlder = !zip.names.includes(rowsName(table));
    const said = manifest.righe[table] ?? (isOlder ? 0 : undefined);
    if (single || count !== said) throw new ArchiveRefused('damaged', rowsName(table));
    rows += count;
  }
  const { contents } = checker;
  if (zip.names.filter((name) => content.test(name)).length !== contents.length)
    throw new ArchiveRefused('foreign', 'files/');
  for (const one of contents) await readContent(zip, one);
  return { manifest, rows, contents };
}
