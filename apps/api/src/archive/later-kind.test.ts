import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadArchive, pack, rowsIn, unpack } from '../../test/archives.ts';
import { versionedKinds } from '../../test/record-kinds.ts';
import { makeServer, type Person, type TestServer } from '../../test/server.ts';
import { storeBlob } from '../blobs/blobs.repository.ts';
import { firstTables } from './first-tables.ts';
import { restoreArchive } from './restore.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeServer('sqlite');
});
afterAll(() => server.close());

async function olderArchive() {
  const person = await server.person();
  for (const name of ['visit', 'link']) await versionedKinds(server, person)[name]?.first();
  const entries = await unpack(await downloadArchive(server, person));
  expect([rowsIn(entries, 'visite').length, rowsIn(entries, 'link_personali').length]).toEqual([1, 1]);
  entries.delete('libretto/link_personali.ndjson');
  return entries;
}

async function restore(person: Person, archive: Buffer) {
  const { blobs } = server.parts;
  const { blob_key } = await storeBlob(blobs, 'application/zip', archive);
  return restoreArchive({
    ...server.parts,
    person,
    pieces: [{ start: 0, end: archive.length, blob_key }],
    requiredTables: firstTables.filter((table) => table !== 'link_personali'),
    onRestored: async () => {},
  });
}

test('restores an archive that lacks a later kind of record', async () => {
  const entries = await olderArchive();
  const person = await server.person();
  await restore(person, await pack(entries));
  const after = await unpack(await downloadArchive(server, person));
  expect([rowsIn(after, 'visite').length, rowsIn(after, 'link_personali')]).toEqual([1, []]);
});

test('rejects an archive that counts rows of a missing table', async () => {
  const entries = await olderArchive();
  const { righe } = JSON.parse(String((await unpack(await pack(entries))).get('manifest.json')));
  const archive = await pack(entries, { righe: { ...righe, link_personali: 1 } });
  await expect(restore(await server.person(), archive)).rejects.toMatchObject({ reason: 'damaged' });
});
