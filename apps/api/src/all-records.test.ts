import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../test/operations.ts';
import { makers } from '../test/own-records.ts';
import { makeServer, type Person, type TestServer } from '../test/server.ts';
import { recordsService } from './all-records.ts';
import { sharing } from './kinds.ts';
import { upTo } from './policy/visibility.ts';
import { specialty } from './records/specialties/ids.ts';

let server: TestServer;
let person: Person;
let records: ReturnType<typeof recordsService>;
beforeAll(async () => {
  server = await makeServer('sqlite');
  person = await server.person();
  const { database } = server;
  records = recordsService({ database, clock: () => Date.parse('2026-03-11T12:00:00.000Z'), timeZone: 'Europe/Rome' });
  const [operation] = operations;
  if (operation === undefined) throw new Error('The contract has no operation.');
  for (const kind of ['therapy', 'exam', 'diagnosis', 'contact'] as const)
    await makers[kind](server, person, operation);
  await database.updateTable('indagini').set({ id_livello_confidenzialita: 3 }).execute();
  await database.updateTable('diagnosi').set({ id_livello_confidenzialita: 2 }).execute();
  const medicine = { id_livello_confidenzialita: 1, id_farmaco_codifa: 'farm-tachipirina' };
  await database.updateTable('tbl_terapie').set(medicine).execute();
});
afterAll(() => server.close());

// covers P-26
test('returns for a level what a link of that level shows, with the same names', async () => {
  const { record, ...names } = await records.readNamed(person.id_paziente);
  for (const level of [1, 2, 3]) {
    const shown = await records.readUpTo(person.id_paziente, level);
    expect(shown).toEqual({ ...names, record: sharing.share(upTo(level), record).cartella });
    const { terapie, diagnosi, esami } = shown.record;
    expect([terapie, diagnosi, esami].map(({ length }) => length)).toEqual([1, level < 2 ? 0 : 1, level < 3 ? 0 : 1]);
  }
});

test('adds catalogue data to the therapies that doctors see', async () => {
  const [known] = (await records.withMedicines(person.id_paziente)).terapie;
  const [bare] = (await records.readWhole(person.id_paziente)).terapie;
  expect(bare).not.toHaveProperty('sostanza');
  expect(known).toMatchObject({
    ...bare,
    sostanza: { it: expect.stringMatching(/paracetamolo/i) },
    codice_atc: 'N02BE01',
  });
});

test('names all centres, and the medicines in the record', async () => {
  const centres = await server.database.selectFrom('centri_indagini').selectAll().execute();
  const added = await server.database
    .insertInto('centri_indagini')
    .values({ centro_tipologia: 1, centro_nome: 'San Luca', sito_web: null, email: null, disattivato_at: null })
    .returning('id_centro_indagine')
    .executeTakeFirstOrThrow();
  const named = await records.readNamed(person.id_paziente);
  const expected = [...centres, { ...added, centro_nome: 'San Luca' }];
  expect(named.centres).toEqual(new Map(expected.map((one) => [one.id_centro_indagine, one.centro_nome])));
  expect([...named.medicines.keys()]).toEqual(['farm-tachipirina']);
});

test('a record is empty until data is added', async () => {
  expect(await records.isEmpty(person)).toBe(false);
  expect(await records.isEmpty(await server.person())).toBe(true);
});

test('the card contains data of other areas', async () => {
  const { contattiemergenza, esami } = await records.readCardCollections(person.id_paziente);
  const { record } = await records.readNamed(person.id_paziente);
  expect([contattiemergenza, esami]).toEqual([record.contattiemergenza, record.esami]);
});

test('undated records are those of all kinds without a date', async () => {
  const { database } = server;
  const names = async (entries: Promise<{ tipo: string }[]>) => (await entries).map(({ tipo }) => tipo);
  expect(await names(records.listUndated(person.id_paziente))).toEqual(['contact']);
  await database.updateTable('contatti').set({ deleted_at: '2026-03-11T12:00:00.000Z' }).execute();
  expect(await names(records.listUndated(person.id_paziente))).toEqual([]);
  expect(await names(records.listUndatedInTrash(person.id_paziente, '2026-03-11T00:00:00.000Z'))).toEqual(['contact']);
});

// covers P-26
test('what decides on a record before it is saved is its area, and its category for an exam', () => {
  const unsaved = { id_record: 0, titolo: '', data: null, livello: null, padlock: true };
  const exam = { ...unsaved, tipo: 'exam', area: 'exams' };
  expect(records.newPart('exam', 'LA')).toEqual({ ...exam, tags: [specialty.laboratory] });
  expect(records.newPart('exam', 'SR')).toEqual({ ...exam, tags: [specialty.radiology] });
  expect(records.newPart('exam', undefined)).toEqual({ ...exam, tags: [] });
  const { orthopaedics, pain, rehabilitation, rheumatology } = specialty;
  const tags = [rehabilitation, orthopaedics, rheumatology, pain];
  expect(records.newPart('notebook', 'LA')).toEqual({ ...unsaved, tipo: 'notebook', area: 'notebook', tags });
  expect(records.newPart('patient', undefined)).toBeUndefined();
});

// covers P-26
test('finds and changes the specialties of a record', async () => {
  const { database } = server;
  const { id_paziente } = person;
  const [row] = await database.selectFrom('indagini').select('id_indagine').execute();
  const exam = { tipo: 'exam', id_record: Number(row?.id_indagine) } as const;
  const find = () => records.findSpecialties(database, id_paziente, exam);
  const choose = (chosen: number[] | null, of = id_paziente) => records.setSpecialties(database, of, exam, chosen);
  const proposed = await choose(null);
  expect(proposed).toEqual({
    ...{ specialita: expect.any(Array), specialita_scelta: false },
    ...{ versione: expect.any(String), deleted: false },
  });
  const chosen = await choose([specialty.cardiology, specialty.dentistry]);
  expect(chosen).toMatchObject({
    specialita: [specialty.cardiology, specialty.dentistry],
    specialita_scelta: true,
    deleted: false,
  });
  expect(chosen && proposed && chosen.versione > proposed.versione).toBe(true);
  expect(await find()).toEqual(chosen);
  expect(await choose([specialty.pain], id_paziente + 1)).toBeUndefined();
  expect(await records.findSpecialties(database, id_paziente + 1, exam)).toBeUndefined();

  await database.updateTable('indagini').set({ deleted_at: '2026-03-11T12:00:00.000Z' }).execute();
  expect(await find()).toEqual({ ...chosen, deleted: true });
  expect(await choose(null)).toBeUndefined();
});

test('records outside of the stores have no level to change', async () => {
  const change = { tipo: 'patient', id_record: person.id_paziente, id_livello_confidenzialita: 3 } as const;
  expect(await records.setLevel(server.database, person.id_paziente, change)).toBe(false);
});
