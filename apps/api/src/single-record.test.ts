import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../test/operations.ts';
import { makers } from '../test/own-records.ts';
import { makeServer, type Person, type TestServer } from '../test/server.ts';
import { readFileRecord, readNotebookRecord } from './single-record.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await makeServer('sqlite');
  person = await server.person();
});
afterAll(() => server.close());

const make = async (kind: 'notebook' | 'file' | 'exam') => {
  const [operation] = operations;
  if (operation === undefined) throw new Error('The contract has no operation.');
  return makers[kind](server, person, operation);
};
const missing = 999_999;

// covers P-26
test('reads a file with its exam, if it is attached to one', async () => {
  const { database } = server;
  const { id_paziente: patientId } = person;
  const [alone, attached, exam] = [await make('file'), await make('file'), await make('exam')];
  await database.updateTable('files').set({ id_indagine: exam }).where('id_file', '=', attached).execute();

  const single = await readFileRecord(database, alone);
  expect(single).toEqual({ patientId, files: [expect.anything()], esami: [] });
  expect(single.files).toMatchObject([{ id_file: alone, id_paziente: patientId, id_indagine: null }]);
  const withExam = await readFileRecord(database, attached);
  expect(withExam).toMatchObject({
    patientId,
    files: [{ id_file: attached, id_indagine: exam }],
    esami: [{ id_indagine: exam, id_allegati: [attached] }],
  });
  expect(await readFileRecord(database, missing)).toEqual({ files: [], esami: [] });
});

// covers P-26
test('reads a notebook entry alone', async () => {
  const [id, other] = [await make('notebook'), await make('notebook')];
  const { id_paziente: patientId } = person;
  const single = await readNotebookRecord(server.database, id);
  expect(single).toEqual({ patientId, tbl_taccuinos: [expect.anything()] });
  expect(single.tbl_taccuinos).toMatchObject([{ id_taccuino: id, id_paziente: patientId }]);
  expect(JSON.stringify(single)).not.toContain(`"id_taccuino":${other}`);
  expect(await readNotebookRecord(server.database, missing)).toEqual({ tbl_taccuinos: [] });
});
