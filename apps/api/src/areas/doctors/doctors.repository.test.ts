import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../../test/bare-database.ts';
import { noon } from '../../../test/clock.ts';
import { timestamp } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type Access,
  addAssociation,
  changeAccess,
  findActiveAssociation,
  findAssociatedDoctor,
  findAssociation,
  findCareProvider,
  listAccessiblePatients,
  listAssociations,
  removeAssociation as remove,
  setException,
} from './doctors.repository.ts';

const at = timestamp(noon);

let bare: BareDatabase;
let database: Database;
let patient: Owner;
let other: Owner;
let account: Owner;
let id_cpp: number;
beforeAll(async () => {
  bare = await openBareDatabase();
  ({ database } = bare);
});
afterAll(() => bare.close());
beforeEach(async () => {
  [patient, other, account] = [await bare.addPerson(), await bare.addPerson(), await bare.addPerson()];
  id_cpp = await addDoctor({ id_utente: account.author_id });
});

async function addDoctor(more: { fullname?: string; id_utente?: number; email?: string } = {}): Promise<number> {
  const entry = { id_utente: null, fullname: 'Vera Rossi', email: '', cpp_localita_iscrizione: 'Parma', ...more };
  const row = await database
    .insertInto('care_providers')
    .values({ ...entry, specializzation: 'Cardiologia', created_at: at })
    .returning('id_cpp')
    .executeTakeFirstOrThrow();
  return row.id_cpp;
}

async function associate({ id_paziente, author_id }: Owner, doctor = id_cpp, tags: number[] = []): Promise<void> {
  const access = { assegnazione_confidenzialita: 3, visibility: 3, deleted_at: null } as const;
  await database
    .insertInto('associated_doctors')
    .values({ id_paziente, author_id, id_cpp: doctor, ...access, created_at: at, updated_at: at })
    .execute();
  for (const id_tag of tags)
    await database.insertInto('associated_doctors_tags').values({ id_paziente, id_cpp: doctor, id_tag }).execute();
}

const removeAssociation = ({ id_paziente }: Owner) =>
  database.updateTable('associated_doctors').set({ deleted_at: at }).where('id_paziente', '=', id_paziente).execute();
const setState = (disattivato_at: string | null) =>
  database.updateTable('care_providers').set({ disattivato_at }).where('id_cpp', '=', id_cpp).execute();

const association = (tags: number[]) => ({
  id_cpp,
  id_careprovider: id_cpp,
  id_utente_cpp: account.author_id,
  id_paziente: patient.id_paziente,
  id_utente: patient.author_id,
  assegnazione_confidenzialita: 3,
  visibility: 3,
  tags,
  eccezioni: [],
  status: 'add',
  versione: at,
  invito: null,
  care_provider: {
    id_cpp,
    id_utente: account.author_id,
    fullname: 'Vera Rossi',
    cpp_localita_iscrizione: 'Parma',
    specializzation: 'Cardiologia',
    stato: 'iscritto',
    attivo: true,
  },
});

// covers P-26
describe('an association', () => {
  const find = ({ id_paziente }: Owner, doctor = id_cpp) => findAssociation(database, id_paziente, doctor);
  const findActive = ({ id_paziente }: Owner) => findActiveAssociation(database, id_paziente, id_cpp);
  const list = ({ id_paziente }: Owner) => listAssociations(database, id_paziente);

  test('belongs to one patient and doctor, with the specialties chosen by that patient', async () => {
    const second = await addDoctor();
    await associate(patient, id_cpp, [22, 9]);
    await associate(patient, second, [4]);
    await associate(other, id_cpp, [5]);
    expect(await find(patient)).toEqual(association([9, 22]));
    expect(await findActive(patient)).toEqual(association([9, 22]));
    expect((await list(patient)).map(({ tags }) => tags)).toEqual([[9, 22], [4]]);
    expect((await list(patient))[0]).toEqual(association([9, 22]));
    expect((await find(patient, second))?.tags).toEqual([4]);
    expect((await find(other))?.tags).toEqual([5]);
    expect(await find(account)).toBeUndefined();
    expect(await find(patient, second + 1)).toBeUndefined();
    expect(await list(account)).toEqual([]);
  });

  test('has no specialties when none were chosen', async () => {
    await associate(patient);
    expect(await find(patient)).toEqual(association([]));
    expect(await list(patient)).toEqual([association([])]);
  });

  test('has the address of the doctor, if there is one', async () => {
    const second = await addDoctor({ email: 'vera@libretto.example' });
    await associate(patient);
    await associate(patient, second);
    expect((await find(patient))?.care_provider).toEqual(association([]).care_provider);
    expect((await find(patient, second))?.care_provider).toMatchObject({ email: 'vera@libretto.example' });
  });

  test('is neither active nor listed after its removal', async () => {
    await associate(patient);
    await associate(other);
    await removeAssociation(patient);
    expect((await find(patient))?.status).toBe('delete');
    expect(await findActive(patient)).toBeUndefined();
    expect(await list(patient)).toEqual([]);
    expect(await findActive(other)).toBeDefined();
    expect(await findActive(account)).toBeUndefined();
  });

  test("is listed by the doctor's name, then by ID", async () => {
    const names = ['Zoe Neri', 'Èrica Sala', 'Bruno Dini', 'Èrica Sala'];
    const ids: number[] = [];
    for (const fullname of names) ids.push(await addDoctor({ fullname }));
    for (const id of ids.toReversed()) await associate(patient, id);
    expect((await list(patient)).map((one) => one.id_cpp)).toEqual([ids[2], ids[1], ids[3], ids[0]]);
  });

  test('includes the open invitation of this patient to this doctor', async () => {
    await associate(patient);
    await associate(other);
    const second = await addDoctor();
    let codes = 0;
    const invite = async (to: Owner, doctor: number, more: object = {}) => {
      codes += 1;
      const row = { tipo: 'dottore' as const, email: 'x@y.example', lingua: 'it' as const, id_invitante: to.author_id };
      const ends = { expires_at: timestamp(noon + codes), accepted_at: null, revoked_at: null, ...more };
      const { id_paziente } = to;
      const code = { code_hash: `code ${codes}`, created_at: at };
      await database
        .insertInto('inviti')
        .values({ ...row, ...ends, ...code, id_paziente, id_cpp: doctor })
        .execute();
    };
    await invite(patient, second);
    await invite(other, id_cpp);
    await invite(patient, id_cpp, { revoked_at: at });
    await invite(patient, id_cpp, { accepted_at: at });
    expect((await find(patient))?.invito).toBeNull();
    await invite(patient, id_cpp);
    expect((await find(patient))?.invito).toEqual({ scade: timestamp(noon + 5) });
    expect((await list(patient))[0]?.invito).toEqual({ scade: timestamp(noon + 5) });
    expect((await find(other))?.invito).toEqual({ scade: timestamp(noon + 2) });
  });
});

// covers P-26
describe('an exception', () => {
  const except = (
    { id_paziente }: Owner,
    tipo: 'exam' | 'visit',
    id_record: number,
    nascosto = true,
    doctor = id_cpp,
  ) => setException(database, id_paziente, { id_cpp: doctor, tipo, id_record, nascosto });
  const found = async ({ id_paziente }: Owner, doctor = id_cpp) =>
    (await findAssociation(database, id_paziente, doctor))?.eccezioni;
  const listed = async ({ id_paziente }: Owner) =>
    (await listAssociations(database, id_paziente)).map(({ eccezioni }) => eccezioni);
  const exam = (id_record: number) => ({ tipo: 'exam', id_record });
  const visit = (id_record: number) => ({ tipo: 'visit', id_record });

  test('hides a record of one patient from one doctor', async () => {
    const second = await addDoctor({ fullname: 'Zoe Neri' });
    for (const doctor of [id_cpp, second]) await associate(patient, doctor);
    await associate(other);
    expect(await found(patient)).toEqual([]);
    for (const [tipo, id] of [
      ['visit', 4],
      ['exam', 9],
      ['exam', 3],
    ] as const)
      expect(await except(patient, tipo, id)).toBe(true);
    await except(patient, 'exam', 7, true, second);
    await except(other, 'exam', 8);
    expect(await found(patient)).toEqual([exam(3), exam(9), visit(4)]);
    expect(await found(patient, second)).toEqual([exam(7)]);
    expect(await found(other)).toEqual([exam(8)]);
    expect(await listed(patient)).toEqual([[exam(3), exam(9), visit(4)], [exam(7)]]);
    expect((await listAccessiblePatients(database, account.author_id)).map(({ eccezioni }) => eccezioni)).toEqual(
      expect.arrayContaining([{ length: 3 }, { length: 1 }]),
    );
  });

  test('is lifted alone', async () => {
    const second = await addDoctor({ fullname: 'Zoe Neri' });
    for (const doctor of [id_cpp, second]) await associate(patient, doctor);
    await associate(other);
    for (const doctor of [id_cpp, second]) await except(patient, 'exam', 3, true, doctor);
    await except(other, 'exam', 3);
    await except(patient, 'visit', 3);
    await except(patient, 'exam', 4);
    expect(await except(patient, 'exam', 3, false)).toBe(true);
    expect(await found(patient)).toEqual([exam(4), visit(3)]);
    expect(await found(patient, second)).toEqual([exam(3)]);
    expect(await found(other)).toEqual([exam(3)]);
    expect(await except(patient, 'exam', 99, false)).toBe(true);
  });

  test('is one of at most 500 for each doctor of a patient', async () => {
    const second = await addDoctor({ fullname: 'Zoe Neri' });
    for (const doctor of [id_cpp, second]) await associate(patient, doctor);
    await associate(other);
    const rows = Array.from({ length: 499 }, (_, index) => ({ id_record: index + 1, tipo: 'exam' as const }));
    const { id_paziente } = patient;
    await database
      .insertInto('associated_doctors_exceptions')
      .values(rows.map((row) => ({ id_paziente, id_cpp, ...row })))
      .execute();
    expect(await except(patient, 'visit', 1)).toBe(true);
    expect(await except(patient, 'visit', 2)).toBe(false);
    // One that exists already is no further one.
    expect(await except(patient, 'visit', 1)).toBe(true);
    expect(await found(patient)).toHaveLength(500);
    expect([await except(patient, 'visit', 2, true, second), await except(other, 'visit', 2)]).toEqual([true, true]);
  });

  test('set twice at once is one', async () => {
    await associate(patient);
    expect(await Promise.all([except(patient, 'exam', 3), except(patient, 'exam', 3)])).toEqual([true, true]);
    expect(await found(patient)).toEqual([exam(3)]);
  });
});

// covers P-26
describe('an access', () => {
  const later = timestamp(noon + 1000);
  const wider: Access = { assegnazione_confidenzialita: 5, visibility: 1, tags: [] };
  const add = (owner = patient, doctor = id_cpp) => addAssociation(database, owner, doctor, at);
  const find = ({ id_paziente }: Owner, doctor = id_cpp) => findAssociation(database, id_paziente, doctor);
  const save = (access: Parameters<typeof changeAccess>[3], seen?: string, doctor = id_cpp) =>
    changeAccess(database, patient.id_paziente, doctor, access, later, seen);
  const first = { assegnazione_confidenzialita: 1, visibility: 2, tags: [], status: 'add', versione: at };

  test('begins with level 1 and the essential, also when it is given back', async () => {
    await add();
    await add(other);
    expect(await find(patient)).toMatchObject(first);
    await save({ ...wider, visibility: 3, tags: [9] });
    await remove(database, patient.id_paziente, id_cpp, later);
    expect(await find(patient)).toMatchObject({ status: 'delete', versione: later, tags: [] });
    expect(await find(other)).toMatchObject(first);
    await add();
    expect(await find(patient)).toMatchObject(first);
  });

  test('that exists is not narrowed by adding the doctor twice', async () => {
    await add();
    await save(wider);
    await add();
    expect(await find(patient)).toMatchObject({ ...wider, versione: later });
  });

  test('is removed for one patient and doctor, and stays removed as it was', async () => {
    const second = await addDoctor();
    await associate(patient, id_cpp, [9]);
    await associate(patient, second, [4]);
    await associate(other, id_cpp, [5]);
    await remove(database, patient.id_paziente, id_cpp, later);
    await remove(database, patient.id_paziente, id_cpp, timestamp(noon + 2000));
    expect(await find(patient)).toMatchObject({ status: 'delete', versione: later, tags: [] });
    expect(await find(patient, second)).toMatchObject({ status: 'add', tags: [4] });
    expect(await find(other)).toMatchObject({ status: 'add', tags: [5] });
  });

  test('is changed for one patient and doctor, with its specialties', async () => {
    const second = await addDoctor();
    await associate(patient, id_cpp, [9, 2]);
    await associate(patient, second, [4]);
    await associate(other, id_cpp, [5]);
    const access: Access = { assegnazione_confidenzialita: 4, visibility: 3, tags: [14, 2] };
    expect(await save({ ...access, tags: [...access.tags] })).toBe(true);
    expect(await find(patient)).toMatchObject({ ...access, tags: [2, 14], versione: later });
    expect(await find(patient, second)).toMatchObject({ assegnazione_confidenzialita: 3, tags: [4], versione: at });
    expect(await find(other)).toMatchObject({ assegnazione_confidenzialita: 3, tags: [5], versione: at });
    expect(await save({ ...wider, tags: [] })).toBe(true);
    expect(await find(patient)).toMatchObject({ ...wider, tags: [] });
  });

  test('does not change in another version, nor after its removal', async () => {
    await associate(patient, id_cpp, [9]);
    const access = { ...wider, tags: [] };
    expect(await save(access, later)).toBe(false);
    expect(await find(patient)).toMatchObject({ assegnazione_confidenzialita: 3, tags: [9], versione: at });
    expect(await save(access, at)).toBe(true);
    expect(await save(access, at)).toBe(false);
    await removeAssociation(patient);
    expect(await save({ ...access, assegnazione_confidenzialita: 6 })).toBe(false);
    expect(await find(patient)).toMatchObject({ assegnazione_confidenzialita: 5 });
  });

  test('can be given to a doctor of the public directory or of the own list', async () => {
    const set = (values: { pubblico?: 0 | 1; fuso_in?: number | null; disattivato_at?: string }) =>
      database.updateTable('care_providers').set(values).where('id_cpp', '=', id_cpp).execute();
    const doctor = ({ id_paziente }: Owner, id = id_cpp) => findCareProvider(database, id_paziente, id);
    const entry = { id_cpp, id_utente: account.author_id, disattivato_at: null };
    const second = await addDoctor();
    await set({ pubblico: 1 });
    expect(await doctor(patient)).toEqual(entry);
    expect(await doctor(patient, second + 1)).toBeUndefined();
    await set({ pubblico: 0 });
    expect(await doctor(patient)).toBeUndefined();
    await associate(other);
    await associate(patient, second);
    expect(await doctor(patient)).toBeUndefined();
    expect(await doctor(other)).toEqual(entry);
    await set({ fuso_in: second });
    expect(await doctor(other)).toBeUndefined();
    await set({ pubblico: 1 });
    expect(await doctor(patient)).toBeUndefined();
    await set({ fuso_in: null, disattivato_at: at });
    expect(await doctor(patient)).toEqual({ ...entry, disattivato_at: at });
  });
});

// covers P-26
describe('a doctor with an account', () => {
  const findDoctor = ({ id_paziente }: Owner, { author_id } = account) =>
    findAssociatedDoctor(database, id_paziente, author_id);
  const patients = async ({ author_id } = account) => await listAccessiblePatients(database, author_id);

  test('has access to associated patients until they remove the association', async () => {
    await associate(patient);
    await associate(other, await addDoctor());
    expect(await findDoctor(patient)).toEqual({ id_cpp });
    expect(await findDoctor(other)).toBeUndefined();
    expect(await findDoctor(patient, other)).toBeUndefined();
    const { id_paziente } = patient;
    const names = { paziente_nome: 'Ada', paziente_cognome: 'Prova', paziente_nascita: null };
    const access = { assegnazione_confidenzialita: 3, visibility: 3 };
    expect(await patients()).toEqual([{ id_paziente, ...names, ...access, eccezioni: { length: 0 } }]);
    expect(await patients(other)).toEqual([]);
    await removeAssociation(patient);
    expect(await findDoctor(patient)).toBeUndefined();
    expect(await patients()).toEqual([]);
  });

  test('has no access while deactivated', async () => {
    await associate(patient);
    await setState(at);
    expect(await findDoctor(patient)).toBeUndefined();
    expect(await patients()).toEqual([]);
    await setState(null);
    expect(await findDoctor(patient)).toEqual({ id_cpp });
  });

  test('lists patients by surname and name in Italian collation', async () => {
    for (const [name, surname] of [
      ['Zoe', 'Èrcoli'],
      ['Bruno', 'Zeta'],
      ['Ada', 'Ercoli'],
      ['Carla', 'àlvaro'],
    ] as const)
      await associate(await bare.addPerson(name, surname));
    expect((await patients()).map(({ paziente_nome: name }) => name)).toEqual(['Carla', 'Ada', 'Zoe', 'Bruno']);
  });
});
