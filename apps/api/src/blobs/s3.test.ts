import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObjectStore } from '../../test/object-store.ts';
import { operations } from '../../test/operations.ts';
import { makeRecord } from '../../test/own-records.ts';
import { makeServer } from '../../test/server.ts';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { readBlob } from './blobs.repository.ts';
import { openBlobs } from './open.ts';
import { sweep } from './sweep.ts';

const text = Buffer.from('Dolore alla spalla destra, ogni notte');
let folder: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  store = await startObjectStore();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more = {}) => readConfig({ DATA_DIR: folder, ...store.settings, ...more });

test('stores encrypted bytes that another process can read, until they are deleted', async () => {
  const blobs = await openBlobs(settings());
  const key = await blobs.put(text);
  expect(await (await openBlobs(settings())).get(key)).toEqual(text);
  expect(store.content()).toContain('LB1');
  expect(store.content()).not.toContain('spalla');
  const listed: string[] = [];
  for await (const one of blobs.list()) {
    expect(Math.abs(one.writtenAt - Date.now())).toBeLessThan(60_000);
    listed.push(one.key);
  }
  expect(listed).toEqual([key]);
  await blobs.delete(key);
  await blobs.delete(key);
  expect(await blobs.get(key)).toBeUndefined();
  for (const name of ['../blobs.key', '', 'ab/../../x']) await expect(blobs.get(name)).rejects.toThrow('Not the key');
});

test('reports a missing bucket at the start', async () => {
  await expect(openBlobs(settings({ S3_BUCKET: 'nessuno' }))).rejects.toThrow(
    "S3_BUCKET is 'nessuno', which cannot be used: the store returned 404",
  );
});

test('supports sweeps, and backups to a disk and to another bucket', async () => {
  const server = await makeServer('sqlite', { settings: store.settings });
  const person = await server.person();
  const [any] = operations;
  if (any === undefined) throw new Error('The contract has no operation.');
  await makeRecord(server, person, any, 'file');
  const orphan = await server.parts.blobs.put(text);
  const { database, blobs } = server.parts;
  const sweepAfter = (ms: number) => sweep({ database, blobs, clock: () => Date.now() + ms });
  expect(await sweepAfter(3_601_000)).toMatchObject({ quarantined: 1, expired: 0 });
  expect(await blobs.get(orphan)).toEqual(text);
  expect(await sweepAfter(31 * 86_400_000)).toMatchObject({ quarantined: 0, expired: 1 });
  expect(await blobs.get(orphan)).toBeUndefined();
  const file = join(folder, 'copia.tar.age');
  const passphrase = 'quattro parole a caso';
  await writeBackup({ config: server.parts.config, file, passphrase, clock: Date.now, workFactor: 4 });
  const { blob_key } = await server.database.selectFrom('files').select('blob_key').executeTakeFirstOrThrow();
  const original = await readBlob(server.database, server.parts.blobs, blob_key);
  await server.close();
  for (const place of [
    readConfig({ DATA_DIR: join(folder, 'disk') }),
    settings({ DATA_DIR: join(folder, 'bucket'), S3_BUCKET: 'altro' }),
  ]) {
    expect((await restoreBackup({ config: place, file, passphrase, clock: Date.now })).blobs).toBe(1);
    const database = await openDatabase({ url: '', folder: place.DATA_DIR, onLost: () => {} });
    expect(await readBlob(database, await openBlobs(place), blob_key)).toEqual(original);
    await database.destroy();
  }
});
