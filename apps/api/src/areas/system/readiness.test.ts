import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { replaceMethods } from '../../../test/replace-methods.ts';
import { isTestedWhole, makeServer, noon, type Options, onBothDatabases } from '../../../test/server.ts';
import { openBlobs } from '../../blobs/open.ts';

onBothDatabases('a server is not ready', (kind) => {
  async function readyAfter(spoil: (server: Awaited<ReturnType<typeof makeServer>>) => unknown, options: Options = {}) {
    let now = noon;
    const server = await makeServer(kind, { ...options, clock: () => now });
    const ready = async () => (await server.call('GET', '/api/ready')).status;
    expect(await ready()).toBe(200);
    await spoil(server);
    now += 10_000;
    const statuses = [await ready(), (await server.call('GET', '/api/health')).status];
    const problem = (await server.call('GET', '/api/ready')).body;
    await server.close();
    return { statuses, code: problem.code };
  }
  const not = { statuses: [503, 200], code: 'unavailable' };

  test('when the database is read-only', async () => {
    const spoil = async ({ database }: Awaited<ReturnType<typeof makeServer>>) => {
      if (kind === 'sqlite') return sql`pragma query_only = on`.execute(database);
      await sql`alter table installation rename to written`.execute(database);
      return sql`create view installation as select * from written limit 1`.execute(database);
    };
    expect(await readyAfter(spoil)).toEqual(not);
  });

  // The store and the disk do not depend on the database.
  if (!isTestedWhole(kind)) return;

  test('when the store was moved', async () => {
    const moved = await readyAfter(({ folder }) => renameSync(join(folder, 'blobs'), join(folder, 'altrove')));
    expect(moved).toEqual(not);
  });

  test('when the blobs belong to another database', async () => {
    const installation_id = '11111111-2222-4333-8444-555555555555';
    expect(
      await readyAfter(({ database }) => database.updateTable('installation').set({ installation_id }).execute()),
    ).toEqual(not);
  });

  test('when stored data is corrupted', async () => {
    expect(await readyAfter(({ folder }) => writeFileSync(join(folder, 'blobs/installation'), 'LB1'))).toEqual(not);
  });

  test('when no blob can be written', async () => {
    const spoil = ({ folder }: { folder: string }) => {
      // Files in place of the folders block root as well.
      for (let i = 0; i < 256; i += 1) {
        const path = join(folder, 'blobs', i.toString(16).padStart(2, '0'));
        rmSync(path, { recursive: true, force: true });
        writeFileSync(path, '');
      }
    };
    expect(await readyAfter(spoil)).toEqual(not);
  });

  test('when disk space is low', async () => {
    const server = await makeServer(kind, { change: () => ({ minimumFree: Number.MAX_SAFE_INTEGER }) });
    expect((await server.call('GET', '/api/ready')).status).toBe(503);
    await server.close();
  });

  test("with a key other than the store's", async () => {
    const server = await makeServer(kind, {
      settings: { BLOB_KEY: randomBytes(32).toString('base64') },
    });
    const other = await openBlobs({ ...server.parts.config, BLOB_KEY: randomBytes(32).toString('base64') });
    server.parts.blobs.installation = () => other.installation();
    expect((await server.call('GET', '/api/ready')).status).toBe(503);
    await server.close();
  });
});

test('writes at most once in ten seconds and leaves no data', async () => {
  let now = noon;
  let written = 0;
  const server = await makeServer('sqlite', {
    clock: () => now,
    change: ({ blobs }) => ({
      blobs: replaceMethods(blobs, {
        check: () => {
          written += 1;
          return blobs.check();
        },
      }),
    }),
  });
  const files = () =>
    readdirSync(join(server.folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  const before = files().length;
  const ask = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('GET', '/api/ready')));
    return new Set(answers.map(({ status }) => status));
  };
  expect([await ask(), written]).toEqual([new Set([200]), 1]);
  now += 9_999;
  expect([await ask(), written]).toEqual([new Set([200]), 1]);
  now += 1;
  expect([await ask(), written]).toEqual([new Set([200]), 2]);
  now -= 86_400_000;
  expect([await ask(), written]).toEqual([new Set([200]), 3]);
  expect(files()).toHaveLength(before);
  await server.close();
});
