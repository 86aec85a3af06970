import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import { runMaintenance } from '../maintenance.ts';

const hour = 3_600_000;
const visit = {
  visita_data: '2026-03-12',
  visita_motivazione: 'Controllo',
  visita_osservazioni: 'Nulla',
  visita_conclusioni: 'Continuare',
};
const key = (letter: string) => `"${letter.repeat(32)}"`;

const withoutKey: Record<string, string> = {
  createShare: 'its answer has a secret in it that is kept nowhere',
  saveFamilyAnamnesis: 'there is one of each patient, written over only by whoever has seen it',
  saveRemoteAnamnesis: 'the same',
  saveRecentAnamnesis: 'the same',
  savePhysiologicalAnamnesis: 'the same',
  saveDoctorAccess: 'there is one of each doctor',
  markDose: 'there is one of each dose',
  saveConsent: 'the same said twice is the same',
  answerProposal: 'the same said twice is the same',
  saveNotebookStatus: 'makes nothing',
  restoreReactionReport: 'makes nothing',
  handOverRecord: 'a newer invitation takes the place of the one before it',
  sendDoctorInvitation: 'a newer invitation takes the place of the one before it',
  revokeDoctorInvitation: 'makes nothing',
};

test('every create operation accepts an idempotency key', () => {
  const making = operations.filter(({ method, audited, body }) => method === 'post' && audited && body);
  const named = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
  const rest = making.filter((operation) => !named.includes(operation)).map(({ id }) => id);
  expect(rest.sort()).toEqual(Object.keys(withoutKey).sort());
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ audited }) => audited === undefined)).toEqual([]);
});

onBothDatabases('a request repeated after a lost response', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const save = (name: string | undefined, body: object = visit, id = 0, more: object = {}) =>
    server.call('POST', `/api/salva/visite/${id}`, {
      token: person.token,
      body,
      headers: { ...(name !== undefined && { 'idempotency-key': name }), ...more },
    });
  const list = async () =>
    (await server.call('GET', `/api/visitePatient/${person.id_paziente}`, { token: person.token })).body;
  const audited = async () =>
    (await server.database.selectFrom('audit').selectAll().where('id_paziente', '=', person.id_paziente).execute())
      .length;

  test('is executed once and gets the same response', async () => {
    const first = await save(key('a'));
    now += 5 * 60_000;
    const again = await save(key('a'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers['cache-control']).toBe('no-store');
    expect(await list()).toEqual([first.body]);
    expect(await audited()).toBe(1);
    await save(key('b'));
    await save(undefined);
    await save(undefined);
    expect(await list()).toHaveLength(4);
  });

  test('does not conflict with its own change', async () => {
    const { id_visita: id, versione } = (await save(undefined)).body;
    now += 5 * 60_000;
    const change = () => save(key('a'), { ...visit, visita_conclusioni: 'Altro' }, id, { 'if-match': `"${versione}"` });
    const [first, again] = [await change(), await change()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });

  test('is executed once when sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(key('a'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.id_visita)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await audited()).toBe(1);
  });

  test('is rejected if the key was used for another request', async () => {
    const { id_visita: id } = (await save(key('a'))).body;
    const other = { ...visit, visita_motivazione: 'Altro' };
    const link = { name: 'a', link: 'https://www.example.org/', descrizione: 'b' };
    const asked = [
      await save(key('a'), other),
      await save(key('a'), visit, id),
      await server.call('POST', '/api/linkPersonale', {
        token: person.token,
        body: link,
        headers: { 'idempotency-key': key('a') },
      }),
    ];
    for (const { status, body } of asked) expect([status, body.code]).toEqual([422, 'key-used']);
    expect(await list()).toHaveLength(1);
  });

  test('may reuse the key after a rejection', async () => {
    expect((await save(key('a'), { ...visit, visita_data: '2027-01-01' })).status).toBe(422);
    expect((await save(key('a'))).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test('has its key scoped to the person, and requires a session', async () => {
    await save(key('a'));
    const before = person;
    person = await server.person();
    expect((await save(key('a'))).body.id_paziente).toBe(person.id_paziente);
    person = { ...before, token: 'x' };
    expect((await save(key('a'))).status).toBe(401);
  });

  test.each(['a'.repeat(32), '""', '"short"', `"${'a'.repeat(65)}"`, '"aaaaaaaaaaaaaaaa b"', key('a') + key('b')])(
    '%s is not a valid key',
    async (name) => {
      const answer = await save(name);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
      expect(await list()).toEqual([]);
    },
  );

  test('is forgotten after a day', async () => {
    await save(key('a'));
    const kept = async () =>
      (await server.database.selectFrom('answers').selectAll().where('id_utente', '=', person.id_utente).execute()).map(
        ({ attempt }) => attempt,
      );
    const house = { ...server.parts, log: server.app.log };
    now += 24 * hour;
    await runMaintenance(house);
    expect(await kept()).toEqual(['a'.repeat(32)]);
    now += 1;
    await runMaintenance(house);
    expect(await kept()).toEqual([]);
  });
});
