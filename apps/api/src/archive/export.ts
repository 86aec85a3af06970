import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { withSnapshot } from '../backup/snapshot.ts';
import { readBlob } from '../blobs/blobs.repository.ts';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import type { PersonIds } from '../erasure/erasure.ts';
import type { Parts } from '../parts.ts';
import { recordOrder, tableColumns } from '../record-tables.ts';
import {
  contentName,
  fhirName,
  format,
  type Manifest,
  manifestName,
  otherName,
  readmeNames,
  rowsName,
  schemaName,
  version,
} from './format.ts';
import { exportedTables } from './plan.ts';
import { readmes } from './readme.ts';
import { recordRows, selectRows } from './record-rows.ts';
import { type DatabaseRow, type Names, rowSchema, toArchive } from './rows.ts';
import { SharedLists } from './shared-lists.ts';
import { ZipWriter } from './zip-writer.ts';

interface SnapshotOptions {
  config: Parts['config'];
  person: PersonIds;
  fhir(database: Queries): Promise<Iterable<string>>;
}

export interface ExportOptions extends Pick<Parts, 'database' | 'blobs' | 'clock' | 'version'> {
  hold(): Promise<RecordSnapshot>;
  onFailure(error: unknown): void;
}

interface PackedEntry {
  name: string;
  packed: Uint8Array;
}

export interface RecordSnapshot {
  held: PackedEntry[];
  contents: Content[];
  righe: Manifest['righe'];
}

interface Content {
  name: string;
  blob_key: string;
}

const toNames = (lists: SharedLists): Names => ({
  row: (_table, id) => id,
  entry: (_key, { name }, field, row) => contentName(name(row, field)),
  listed: (list, id) => lists.getName(list, id),
});

/** Readers know doctors by name and not by their ID on this server. */
const withDoctor = (row: DatabaseRow, lists: SharedLists) =>
  typeof row.id_cpp === 'number' ? { ...row, medico: lists.getName('doctors', row.id_cpp) } : row;

async function gzipText(text: AsyncIterable<string> | Iterable<string>): Promise<Buffer> {
  const gzip = createGzip();
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(text, { objectMode: false }), gzip)]);
  return bytes;
}

async function* toLines<Row>(rows: AsyncIterable<Row>, line: (row: Row) => string): AsyncGenerator<string> {
  for await (const row of rows) yield `${line(row)}\n`;
}

/** Reads everything in one snapshot, because the record may change while a slow client downloads the archive. */
export const snapshotRecord = ({ config, ...options }: SnapshotOptions): Promise<RecordSnapshot> =>
  withSnapshot(config, (database) => readSnapshot(database, options));

async function readSnapshot(
  database: Queries,
  { person, fhir }: Pick<SnapshotOptions, 'person' | 'fhir'>,
): Promise<RecordSnapshot> {
  const held: PackedEntry[] = [];
  const contents: Content[] = [];
  const righe: Manifest['righe'] = {};
  const lists = await SharedLists.read(database);
  const names = toNames(lists);
  for (const table of recordOrder) {
    const blobs = tableColumns(table).flatMap(([field, column]) =>
      column.is === 'blob' ? [{ field, name: column.content.name }] : [],
    );
    let count = 0;
    const lines = toLines(recordRows(database, table, person), (row) => {
      count += 1;
      for (const { field, name } of blobs)
        contents.push({ name: contentName(name(row, field)), blob_key: String(row[field]) });
      return JSON.stringify(toArchive(table, row, names));
    });
    held.push({ name: rowsName(table), packed: await gzipText(lines) });
    righe[table] = count;
  }
  for (const { table, columns } of exportedTables) {
    const lines = toLines(selectRows(database, table, person, columns), (row) =>
      JSON.stringify(withDoctor(row, lists)),
    );
    held.push({ name: otherName(table), packed: await gzipText(lines) });
  }
  held.push({ name: fhirName, packed: await gzipText(await fhir(database)) });
  return { held, contents, righe };
}

export async function exportArchive(options: ExportOptions): Promise<Readable> {
  const { clock, onFailure } = options;
  const at = clock();
  const whole = await options.hold();
  const zip = new ZipWriter(at);
  const write = async () => {
    for (const [index, name] of readmeNames.entries())
      await zip.add(name, Readable.from([readmes[index] ?? ''], { objectMode: false }), { compress: true });
    const schema = { formato: format, versione: version, tabelle: schemas() };
    await zip.add(schemaName, text(JSON.stringify(schema, null, 2)), { compress: true });
    for (const { name, packed } of whole.held)
      await zip.add(name, Readable.from([packed], { objectMode: false }).pipe(createGunzip()), { compress: true });
    for (const { name, blob_key } of whole.contents) {
      const bytes = await readBlob(options.database, options.blobs, blob_key);
      await zip.add(name, Readable.from(toChunks(bytes), { objectMode: false }), { compress: false });
    }
    const manifest: Manifest = {
      formato: format,
      versione: version,
      creato_il: timestamp(at),
      programma: options.version,
      righe: whole.righe,
      voci: [...zip.entries],
    };
    await zip.add(manifestName, text(JSON.stringify(manifest, null, 1)), { compress: true });
    zip.end();
  };
  write().catch((error: Error) => {
    if (error.name !== 'AbortError') onFailure(error);
    zip.fail(error);
  });
  return zip.output;
}

const pieceSize = 64 * 1024;

/** Splits the content, so that hashing and sending yield to other requests. */
function* toChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
}

const text = (content: string) => Readable.from([content], { objectMode: false });
const schemas = () => Object.fromEntries(recordOrder.map((table) => [table, rowSchema(table)]));
