import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { operations } from '../../../test/operations.ts';
import { type StandIn, startPayPal } from '../../../test/paypal-server.ts';
import { buildSample, toUrl } from '../../../test/requests.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { erasure } from '../../erasure/erasure.ts';
import { runMaintenance } from '../../maintenance.ts';
import { findBrokenChains } from '../audit/audit.repository.ts';
import { freeLicence, grantLicence } from '../permissions/permissions.repository.ts';

const day = 86_400_000;

vi.setConfig({ testTimeout: 60_000 });

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

onBothDatabases('the deletion of an account', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  let paypal: StandIn;

  beforeAll(async () => {
    paypal = await startPayPal();
    server = await makeServer(kind, { clock: () => now, settings: paypal.settings });
  });
  afterAll(async () => {
    await server.close();
    await paypal.close();
  });
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const destroy = (secret = password, of = person) =>
    server.call('PUT', `/api/destroyUser/${of.id_utente}`, { token: of.token, body: { password: secret } });
  const signIn = (of = person) => server.call('POST', '/api/user/login', { body: { email: of.email, password } });

  async function createSampleData(of: Person): Promise<void> {
    const changing = operations.filter(
      ({ rule, method, id, feature }) =>
        rule !== 'public' && method !== 'get' && id !== 'destroyUser' && feature !== 'admin',
    );
    // Operations that end the session or need an empty record, and the children that keep an account from being deleted.
    const excludedOperations = ['changePassword', 'restoreArchive', 'createChild', 'handOverRecord'];
    for (const operation of changing.filter(
      ({ method, id }) => method !== 'delete' && !excludedOperations.includes(id),
    )) {
      const sample = await buildSample(server, of, operation);
      const { status } = await server.call(operation.method, toUrl(operation, sample), {
        token: of.token,
        body: sample.body,
      });
      expect([operation.id, status]).toEqual([operation.id, operation.success]);
    }
    await server.database
      .insertInto('contact_detail')
      .values({ id_utente: of.id_utente })
      .onConflict((c) => c.doNothing())
      .execute();
    await grantLicence(server.database, of.id_utente, freeLicence, { from: now, to: null }, 'registration');
    await server.call('POST', '/api/user/password/reset', { body: { email: of.email } });
    await signIn(of);
  }

  async function countRows(of: Person): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    const tables = await server.database.introspection.getTables();
    for (const { name, columns } of tables.filter(({ name }) => name in erasure)) {
      const names = columns.map((column) => column.name);
      const values: [string, unknown][] = [
        ...['id_paziente'].map((column): [string, unknown] => [column, of.id_paziente]),
        ...['id_utente', 'author_id', 'id_update'].map((column): [string, unknown] => [column, of.id_utente]),
        ...['email', 'to_address'].map((column): [string, unknown] => [column, of.email]),
      ];
      const conditions = values
        .filter(([column]) => names.includes(column))
        .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      if (conditions.length === 0) continue;
      const { rows } = await sql<{
        count: number | string;
      }>`select count(*) as count from ${sql.table(name)} where ${sql.join(conditions, sql` or `)}`.execute(
        server.database,
      );
      const count = Number(rows[0]?.count);
      if (count > 0) found[name] = count;
    }
    return found;
  }

  // covers C-76
  test('erases everything that identifies the person, and nothing of other accounts', async () => {
    const other = await server.person();
    await createSampleData(person);
    await createSampleData(other);
    const before = await countRows(person);
    const ofOther = await countRows(other);
    const filled = Object.entries(erasure).filter(([name, rule]) => typeof rule === 'function' && name in before);
    expect(filled.length).toBeGreaterThan(17);
    const blobs = async () => (await collect(server.parts.blobs.list())).length;
    const stored = await blobs();

    const answer = await destroy();
    expect([answer.status, answer.body]).toEqual([
      200,
      { data: { id_paziente: person.id_paziente, conservati_fino: null } },
    ]);
    expect(Object.keys(await countRows(person))).toEqual(['audit']);
    expect(await countRows(other)).toEqual(ofOther);
    expect(await server.database.selectFrom('dati_conservati').selectAll().execute()).toEqual([]);
    expect(await blobs()).toBeLessThan(stored);
    const rows = await server.database.selectFrom('blobs').select('blob_key').execute();
    expect(rows).toHaveLength(await blobs());
  });

  test('ends every session and rejects further sign-ins', async () => {
    const second = await server.session(person.id_utente);
    await destroy();
    for (const token of [person.token, second])
      expect((await server.call('GET', '/api/bozze', { token })).status).toBe(401);
    expect((await signIn()).body.code).toBe('wrong-credentials');
  });

  // covers T-56
  test('requires the password and changes nothing without it', async () => {
    await createSampleData(person);
    const before = await countRows(person);
    const refused = await destroy('Un-altra-password-1');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: '/password', code: 'wrong' })],
    ]);
    expect(await countRows(person)).toEqual(before);
  });

  test('throttles password guesses in an open session', async () => {
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await destroy(`Prova-di-password-${i}`)).status);
    expect(answers.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(answers.at(-1)).toBe(429);
  });

  test('refuses to delete another account', async () => {
    const stranger = await server.person();
    const body = { password };
    const answer = await server.call('PUT', `/api/destroyUser/${person.id_utente}`, { token: stranger.token, body });
    expect(answer.status).toBe(404);
    expect((await server.call('GET', '/api/bozze', { token: person.token })).status).toBe(200);
  });

  test('keeps the audit chain intact, with a final entry and without the name', async () => {
    await server.call('POST', '/api/salva/tbl_parametri_vitalis/0', {
      token: person.token,
      body: { data_rilevazione: '2026-03-01', parametro_peso: 70, fonte: 'manuale' },
    });
    await destroy();
    expect(await findBrokenChains(server.database)).toEqual([]);
    const rows = await server.database
      .selectFrom('audit')
      .selectAll()
      .where('id_paziente', '=', person.id_paziente)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ action, kind: of }) => [action, of])).toEqual([
      ['created', 'reading'],
      ['deleted', 'patient'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });

  test("removes a doctor from the directory and keeps the doctor in patients' lists", async () => {
    const { id_cpp } = await makeDoctor(server, { id_utente: person.id_utente });
    const other = await server.person();
    await associate(server, other, id_cpp);
    expect((await destroy()).status).toBe(200);
    const doctor = await server.database
      .selectFrom('care_providers')
      .select('id_utente')
      .where('id_cpp', '=', id_cpp)
      .execute();
    expect(doctor).toEqual([{ id_utente: null }]);
  });

  // covers K-105
  test('keeps pseudonymous figures and consents for a year after consent to it', async () => {
    const { token } = person;
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '1984-03-12', paziente_gruppo: '0 +' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    await server.call('POST', '/api/salva/tbl_parametri_vitalis/0', {
      token,
      body: { data_rilevazione: '2026-02-13', parametro_peso: 70, fonte: 'manuale' },
    });
    const diagnosis = {
      diagnosi_stato: '1',
      tipo_diagnosi: 'Diagnosi',
      diagnosi_patologia: 'Emicrania come zia Pina',
      diagnosiDetails: { careprovider: 'Vera Rossi' },
      id_livello_confidenzialita: 6,
    };
    expect((await server.call('POST', '/api/salva/diagnosi/0', { token, body: diagnosis })).status).toBe(200);
    await server.call('POST', '/api/consensoUpdate', {
      token,
      body: { Id_Consenso_P: 0, Id_Trattamento: 1, Consenso: 1 },
    });
    expect((await destroy()).body.data.conservati_fino).toBe('2027-03-21');

    const kept = () => server.database.selectFrom('dati_conservati').selectAll().execute();
    const [row] = await kept();
    expect(JSON.parse(row?.contenuto ?? '')).toMatchObject({
      anno_nascita: '1984',
      paziente_sesso: 'unknown',
      paziente_gruppo: '0 +',
      diagnosi: [{ mese: '2026-03', tipo_diagnosi: 'Diagnosi', diagnosi_stato: '1' }],
      tbl_parametri_vitalis: [{ mese: '2026-02', parametro_peso: 70 }],
    });
    for (const trace of ['Pina', 'Rossi', '2026-02-13', '1984-03', person.email])
      expect(row?.contenuto).not.toContain(trace);

    const house = { ...server.parts, log: server.app.log };
    now = Date.parse('2027-03-21T12:00:00.000Z');
    await runMaintenance(house);
    expect(await kept()).toHaveLength(1);
    now += day;
    await runMaintenance(house);
    expect(await kept()).toEqual([]);
  });
});

test('leaves no byte of the person in the database files', async () => {
  const server = await makeServer('sqlite');
  const person = await server.person();
  const marker = 'Zeffirino-Marcatore';
  const contact = { id_contatto_tipologia: 10, contatto_nominativo: marker, contatto_telefono: '0511234567' };
  const { token } = person;
  const body = { ...contact, id_livello_confidenzialita: 1 };
  expect((await server.call('POST', '/api/salva/contattiemergenza/0', { token, body })).status).toBe(200);
  const traces = () =>
    readdirSync(server.folder)
      .filter((name) => name.startsWith('libretto.sqlite'))
      .filter((name) => [marker, person.email].some((text) => readFileSync(join(server.folder, name)).includes(text)));
  expect(traces()).not.toEqual([]);
  const destroyed = await server.call('PUT', `/api/destroyUser/${person.id_utente}`, { token, body: { password } });
  expect(destroyed.status).toBe(200);
  expect(readdirSync(server.folder)).toEqual(expect.arrayContaining(['libretto.sqlite', 'libretto.sqlite-wal']));
  expect(traces()).toEqual([]);
  await server.close();
});
