import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../../test/bare-database.ts';
import { noon } from '../../../test/server.ts';
import { timestamp } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  findActiveAssociation,
  findAssociatedDoctor,
  findAssociation,
  listAccessiblePatients,
  listAssociations,
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
