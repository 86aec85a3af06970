import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { type Person, password, type TestServer } from './server.ts';

export type Entries = Map<string, Buffer>;

export async function downloadArchive(server: TestServer, person: Pick<Person, 'token'>): Promise<Buffer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/archivio',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ password }),
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return answer.rawPayload;
}

export async function unpack(archive: Buffer): Promise<Entries> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const entries: Entries = new Map();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Packs with a consistent manifest, as an attacker would. */
export async function pack(entries: Entries, manifest: object = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const rest = [...entries].filter(([name]) => name !== 'manifest.json');
  const rows = rest.flatMap(([name, bytes]) => {
    const [, table] = /^libretto\/(\w+)\.ndjson$/.exec(name) ?? [];
    return table === undefined ? [] : [[table, String(bytes).split('\n').filter(Boolean).length]];
  });
  const said = {
    ...JSON.parse(String(entries.get('manifest.json'))),
    voci: rest.map(([nome, bytes]) => ({ nome, byte: bytes.length, sha256: sha256(bytes) })),
    righe: Object.fromEntries(rows),
    ...manifest,
  };
  for (const [name, bytes] of rest) zip.addBuffer(bytes, name);
  zip.addBuffer(Buffer.from(JSON.stringify(said)), 'manifest.json');
  zip.end();
  return buffer(zip.outputStream);
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any table
type AnyRow = any;

export function rowsIn(entries: Entries, table: string): AnyRow[] {
  const lines = String(entries.get(`libretto/${table}.ndjson`) ?? '')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

export function setRows(entries: Entries, table: string, rows: readonly object[]): void {
  entries.set(`libretto/${table}.ndjson`, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
}

export async function sendArchive(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  archive: Buffer,
): Promise<number> {
  const begun = await server.call('POST', '/api/caricamenti', {
    token,
    body: { dimensione: archive.length, archivio: true },
  });
  expect(begun.status).toBe(200);
  const { id_caricamento, parte } = begun.body;
  for (let offset = 0; offset < archive.length; offset += parte) {
    const contenuto = archive.subarray(offset, offset + parte).toString('base64');
    const sent = await server.call('PUT', `/api/caricamenti/${id_caricamento}`, { token, body: { offset, contenuto } });
    expect(sent.status).toBe(200);
  }
  return id_caricamento;
}

export async function restore(server: TestServer, person: Pick<Person, 'token'>, archive: Buffer) {
  const id_caricamento = await sendArchive(server, person, archive);
  return server.call('POST', '/api/archivio/ripristino', { token: person.token, body: { id_caricamento } });
}

export function renameEntry(archive: Buffer, name: string, other: string): Buffer {
  const bytes = Buffer.from(archive);
  expect(other).toHaveLength(name.length);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) bytes.write(other, at);
  return bytes;
}

export function declareSmaller(archive: Buffer, size: number): Buffer {
  const bytes = Buffer.from(archive);
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1)) bytes.writeUInt32LE(size, at + 24);
  return bytes;
}
