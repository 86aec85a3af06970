import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

onBothDatabases('applicability of scores', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
    await record({ paziente_nascita: '1970-05-01', paziente_sesso: 'female' });
  });

  const record = (card: { paziente_nascita?: string | null; paziente_sesso?: 'female' | 'unknown' }) =>
    server.database.updateTable('pazienti').set(card).where('id_paziente', '=', person.id_paziente).execute();
  const save = (body: object) => server.call('POST', '/api/score', { token: person.token, body });
  const history = async (name: string) =>
    (await server.call('GET', `/api/score/${person.id_paziente}/${name}`, { token: person.token })).body;

  test.each([
    ['meld-score', '2013-03-21', '2013-03-22'],
    ['framingham-score', '1995-03-21', '1995-03-22'],
  ])('%s is accepted for a birth on %s and rejected for %s', async (nome_score, birthday, later) => {
    const body = { nome_score, valore_score: 10 };
    await record({ paziente_nascita: birthday });
    expect((await save(body)).status).toBe(200);
    await record({ paziente_nascita: later });
    expect((await save(body)).body.errors).toMatchObject([{ path: '/id_paziente', code: 'population' }]);
    await record({ paziente_nascita: null });
    expect((await save(body)).body.errors).toMatchObject([{ path: '/id_paziente', code: 'birth-unknown' }]);
    expect(await history(nome_score)).toHaveLength(1);
  });

  test.each([
    ['cha2-ds2-score', 422],
    ['framingham-score', 422],
    ['cardiovascolare-score', 422],
    ['has-bled-score', 200],
    ['meld-score', 200],
  ])('%s without a sex on the card: %d', async (nome_score, status) => {
    await record({ paziente_sesso: 'unknown' });
    const answer = await save({ nome_score, valore_score: 9 });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.errors).toMatchObject([{ path: '/id_paziente', code: 'sex-unknown' }]);
  });
});
