import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceMethods } from '../../test/replace-methods.ts';
import { isTestedWhole, makeServer, onBothDatabases, type TestServer } from '../../test/server.ts';
import { jobsAfter, startJobs, sweepBlobs } from '../maintenance.ts';
import { eraseForgotten, forgetBlobs, insertBlobs, storeBlob } from './blobs.repository.ts';
import { createKeys } from './keys.ts';
import { openBlobs } from './open.ts';
import { adopt, describeStore } from './report.ts';
import { sweep } from './sweep.ts';

const minute = 60_000;
const patientId = 1;
const day = 24 * 60 * minute;
const text = Buffer.from('Dolore alla spalla destra');

onBothDatabases('blobs without a row', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await makeServer(kind);
  });
  afterEach(() => server.close());

  const sweepAfter = (ms: number, options?: { confirmed: boolean }) => {
    const { database, blobs } = server.parts;
    return sweep({ database, blobs, clock: () => Date.now() + ms }, options);
  };
  const storeWithRow = async (count: number) => {
    const stored = [];
    for (let i = 0; i < count; i += 1) stored.push(await storeBlob(server.parts.blobs, 'text/plain', text));
    if (count > 0) await insertBlobs(server.database, patientId, stored, Date.now());
    return stored;
  };
  const storeOrphans = async (count: number) => {
    const keys = [];
    for (let i = 0; i < count; i += 1) keys.push(await server.parts.blobs.put(text));
    return keys;
  };
  const quarantined = async () => {
    const keys = [];
    for await (const { key } of server.parts.blobs.listQuarantine()) keys.push(key);
    return keys;
  };

  test('go to the quarantine after an hour, remain readable there, and are deleted after 30 days', async () => {
    const [kept] = await storeWithRow(1);
    const [orphan = ''] = await storeOrphans(1);
    expect(await sweepAfter(59 * minute)).toMatchObject({ quarantined: 0 });
    expect(await sweepAfter(61 * minute)).toMatchObject({ quarantined: 1 });
    expect(await quarantined()).toEqual([orphan]);
    expect(await server.parts.blobs.get(orphan)).toEqual(text);
    expect(await sweepAfter(29 * day)).toMatchObject({ expired: 0 });
    expect(await sweepAfter(31 * day)).toMatchObject({ expired: 1 });
    expect(await server.parts.blobs.get(orphan)).toBeUndefined();
    expect(await server.parts.blobs.get(kept?.blob_key ?? '')).toEqual(text);
  });

  test('are released when a row refers to them again', async () => {
    const [stored] = await storeWithRow(1);
    if (stored === undefined) throw new Error('Nothing was stored.');
    await server.database.deleteFrom('blobs').execute();
    await sweepAfter(61 * minute);
    expect(await quarantined()).toEqual([stored.blob_key]);
    await insertBlobs(server.database, patientId, [stored], Date.now());
    expect(await sweepAfter(40 * day)).toMatchObject({ released: 1, expired: 0 });
    expect(await quarantined()).toEqual([]);
    expect(await server.parts.blobs.get(stored.blob_key)).toEqual(text);
  });

  test('are erased without quarantine when they were deleted on purpose', async () => {
    const keys = (await storeWithRow(30)).map(({ blob_key }) => blob_key);
    await forgetBlobs(server.database, keys);
    const { blobs } = server.parts;
    let left = 3;
    const failing = replaceMethods(blobs, {
      delete: (key) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('gone')) : blobs.delete(key);
      },
    });
    await expect(eraseForgotten(server.database, failing, keys)).rejects.toThrow('gone');
    await sweepAfter(0);
    for (const key of keys) expect(await blobs.get(key)).toBeUndefined();
    expect(await quarantined()).toEqual([]);
    expect(await server.database.selectFrom('blob_deletions').selectAll().execute()).toEqual([]);
  });

  // The queries are those of the tests above.
  if (!isTestedWhole(kind)) return;

  test('stay without confirmation when there are many', async () => {
    await storeWithRow(10);
    await storeOrphans(21);
    const lines = server.logs.length;
    await sweepBlobs({ ...server.parts, clock: () => Date.now() + 61 * minute, log: server.app.log });
    expect(await quarantined()).toEqual([]);
    expect(server.logs.slice(lines).join('')).toContain('too many blobs without a row');
    const config = server.parts.config;
    expect(await describeStore(server.database, config, () => Date.now() + 61 * minute)).toContain(
      '31 files in the store, 21 of them without a row for more than an hour.',
    );
    expect(await sweepAfter(61 * minute, { confirmed: true })).toMatchObject({ quarantined: 21, held: 0 });
    expect(await quarantined()).toHaveLength(21);
  });

  test('are moved when there are many but a small share', async () => {
    await storeWithRow(500);
    await storeOrphans(21);
    expect(await sweepAfter(61 * minute)).toMatchObject({ quarantined: 21, held: 0 });
  }, 60_000);

  test('are neither moved nor deleted in the store of another database', async () => {
    const { database, config } = server.parts;
    const [orphan = ''] = await storeOrphans(1);
    await sweepAfter(61 * minute);
    const [fresh = ''] = await storeOrphans(1);
    const installation_id = '11111111-2222-4333-8444-555555555555';
    await database.updateTable('installation').set({ installation_id }).execute();
    for (const confirmed of [false, true])
      await expect(sweepAfter(61 * day, { confirmed })).rejects.toThrow('does not belong to this database');
    expect(await quarantined()).toEqual([orphan]);
    expect(await server.parts.blobs.get(fresh)).toEqual(text);

    const plan = await adopt(database, config, { confirmed: false, clock: () => Date.now() + 61 * minute });
    expect(plan).toContain('1 of 1 files in the store have no row in this database');
    expect(plan).toContain(`${installation_id}`);
    expect(plan).toContain('Nothing was done. To do it: npm run blobs -- adopt --confirm');
    await expect(sweepAfter(61 * day)).rejects.toThrow();
    await adopt(database, config, { confirmed: true, clock: Date.now });
    expect(await quarantined()).toEqual([orphan]);
    expect(await sweepAfter(61 * minute)).toMatchObject({ quarantined: 1 });
  });
});

test('are not moved at the start of a server or in its first hour', () => {
  expect(startJobs).not.toContain('blobs');
  expect(jobsAfter(59 * minute)).not.toContain('blobs');
  expect(jobsAfter(61 * minute)).toContain('blobs');
});

test('concurrent servers create a single key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  const settings = { DATA_DIR: folder, BLOB_KEY: '', S3_BUCKET: '', S3_URL: '', S3_REGION: '' };
  const [first, second] = await Promise.all([createKeys(settings), createKeys(settings)]);
  expect(first).toEqual(second);
  const blobs = await openBlobs({ ...settings, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' });
  expect(await blobs.get(await blobs.put(text))).toEqual(text);
  rmSync(folder, { recursive: true, force: true });
});
