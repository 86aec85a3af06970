import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadArchive, pack, restore, rowsIn, unpack } from '../../test/archives.ts';
import { versionedKinds } from '../../test/record-kinds.ts';
import { makeServer, type TestServer } from '../../test/server.ts';
import { recordOrder } from '../record-tables.ts';
import { firstTables } from './first-tables.ts';

// As on a server to which the links of the record came later than archives.
vi.mock(import('./first-tables.ts'), async (original) => {
  const { firstTables } = await original();
  return { firstTables: firstTables.filter((table) => table !== 'link_personali') };
});

let server: TestServer;
beforeAll(async () => {
  server = await makeServer('sqlite');
});
afterAll(() => server.close());

/** The archive of a record with a visit and a link, as a server without links would have made it. */
async function olderArchive() {
  const person = await server.person();
  for (const name of ['visit', 'link']) await versionedKinds(server, person)[name]?.first();
  const entries = await unpack(await downloadArchive(server, person));
  expect([rowsIn(entries, 'visite').length, rowsIn(entries, 'link_personali').length]).toEqual([1, 1]);
  entries.delete('libretto/link_personali.ndjson');
  return entries;
}

test('an archive from before there was a kind of record is put back without it', async () => {
  expect(recordOrder.filter((table) => !firstTables.includes(table))).toContain('link_personali');
  const entries = await olderArchive();
  const person = await server.person();
  const { status } = await restore(server, person, await pack(entries));
  const after = await unpack(await downloadArchive(server, person));
  expect([status, rowsIn(after, 'visite').length, rowsIn(after, 'link_personali')]).toEqual([200, 1, []]);
});

test('an archive that counts rows of a table and does not have it is refused', async () => {
  const entries = await olderArchive();
  const { righe } = JSON.parse(String((await unpack(await pack(entries))).get('manifest.json')));
  const archive = await pack(entries, { righe: { ...righe, link_personali: 1 } });
  const { status, body } = await restore(server, await server.person(), archive);
  expect([status, body.errors?.[0]?.code]).toEqual([422, 'damaged']);
});
