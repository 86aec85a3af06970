import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadArchive, restore } from '../../test/archives.ts';
import { replaceMethods } from '../../test/replace-methods.ts';
import { makeServer, noon, type Person, type TestServer, today } from '../../test/server.ts';
import { insertBlobs, storeBlob } from '../blobs/blobs.repository.ts';
import { timestamp } from '../clock.ts';
import { exportArchive, snapshotRecord } from './export.ts';

const exams = 10_000;
const files = 6;
const large = 2_000_000;
let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await makeServer('sqlite');
  ada = await server.person();
  await addFiles();
});
afterAll(() => server.close());

async function addFiles(): Promise<void> {
  const at = timestamp(noon);
  for (let number = 1; number <= files; number++) {
    const blob = await storeBlob(server.parts.blobs, 'text/plain', Buffer.alloc(large, 'a'));
    await insertBlobs(server.database, ada.id_paziente, [blob], noon);
    const own = { id_paziente: ada.id_paziente, author_id: ada.id_utente, blob_key: blob.blob_key, bytes: large };
    const said = {
      file_nome: 'Lungo.txt',
      file_type: 'text/plain',
      type: 'documento',
      file_commento: '',
      tags: '[]',
    } as const;
    const dates = { data_rilievo: today, deleted_at: null, deleted_on: null, created_at: at, updated_at: at };
    await server.database
      .insertInto('files')
      .values({ ...own, ...said, ...dates, id_livello_confidenzialita: 1 })
      .execute();
  }
}

test('reads a file only after the previous one was consumed', async () => {
  let read = 0;
  const { blobs } = server.parts;
  const counting = replaceMethods(blobs, {
    get: (key) => {
      read += 1;
      return blobs.get(key);
    },
  });
  const failures: unknown[] = [];
  const stream = await exportArchive({
    ...{ ...server.parts, blobs: counting },
    hold: () => snapshotRecord({ config: server.parts.config, person: ada, fhir: async () => ['{}'] }),
    onFailure: (error) => failures.push(error),
  });
  let taken = 0;
  let ahead = 0;
  for await (const chunk of stream) {
    taken += chunk.length;
    await blobs.list()[Symbol.asyncIterator]().next();
    ahead = Math.max(ahead, read * large - taken);
  }
  expect([read, failures]).toEqual([files, []]);
  expect(ahead).toBeLessThanOrEqual(2 * large);
});

test('exports and restores ten thousand exams', { timeout: 60_000 }, async () => {
  const at = timestamp(noon);
  const rows = Array.from({ length: exams }, (_, index) => ({
    ...{ id_paziente: ada.id_paziente, author_id: ada.id_utente, indagine_tipologia: `Esame ${index}` },
    ...{
      indagine_categoria: null,
      indagine_stato: '2' as const,
      indagine_motivo: 'Controllo',
      indagine_data_display: today,
    },
    ...{ id_diagn_investigations: null, id_centro_indagine: null, altro_centro: '', careprovider: 'Vera Rossi' },
    ...{ id_livello_confidenzialita: 4, deleted_at: null, deleted_on: null, created_at: at, updated_at: at },
  }));
  for (let from = 0; from < exams; from += 1000)
    await server.database
      .insertInto('indagini')
      .values(rows.slice(from, from + 1000))
      .execute();
  const eve = await server.person();
  const answer = await restore(server, eve, await downloadArchive(server, ada));
  expect([answer.status, answer.body]).toMatchObject([200, { voci: exams + files + 1, file: files, adattate: 0 }]);
});
