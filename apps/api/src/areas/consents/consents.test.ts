import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

interface Consent {
  Id_Consenso_P: number;
  Id_Trattamento: number;
  Consenso: number;
  data_consenso: string | null;
  trattamento: { Nome_T: string; Finalita_T: string; Informativa: string; in_uso: boolean };
}

onBothDatabases('consents', (kind) => {
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

  const list = async (query = ''): Promise<Consent[]> =>
    (await server.call('GET', `/api/consensi/${person.id_utente}${query}`, { token: person.token })).body;
  const save = (body: object, token = person.token) => server.call('POST', '/api/consensoUpdate', { token, body });

  // covers E-75 K-107 E-13
  test('lists fourteen, of which only the one required for the account is given by default', async () => {
    const consents = await list();
    expect(consents.map(({ Id_Trattamento }) => Id_Trattamento)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(consents.map(({ Consenso }) => Consenso)).toEqual([...Array(13).fill(0), 1]);
    expect(consents[12]).toMatchObject({ Id_Consenso_P: 0, data_consenso: null });
    expect(consents[13]).toMatchObject({ data_consenso: '2026-03-21T11:00:00.000Z' });
    for (const { trattamento } of consents)
      expect(Object.keys(trattamento)).toEqual(expect.arrayContaining(['Nome_T', 'Finalita_T', 'Informativa']));
    for (const { trattamento } of consents)
      expect(Object.values(trattamento).every((text) => typeof text === 'boolean' || text.length > 10)).toBe(true);
    expect(new Set(consents.map(({ trattamento }) => trattamento.Nome_T)).size).toBe(14);
  });

  test('translates all texts', async () => {
    expect((await list())[1]?.trattamento.Nome_T).toBe('Ricerca scientifica');
    expect((await list('?lingua=en'))[1]?.trattamento.Nome_T).toBe('Scientific research');
  });

  // covers T-57 C-77 K-107
  test('stores consent and withdrawal with their time', async () => {
    now += 60_000;
    const accepted = await save({ Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 });
    const { Id_Consenso_P } = accepted.body;
    const consent = { Id_Consenso_P, Id_Trattamento: 2 };
    expect(accepted.body).toEqual({ ...consent, Consenso: 1, data_consenso: '2026-03-21T11:01:00.000Z' });
    now += 60_000;
    await save({ ...consent, Consenso: 0 });
    expect((await list())[1]).toMatchObject({ ...consent, Consenso: 0, data_consenso: '2026-03-21T11:02:00.000Z' });
    for (const Consenso of [2, -1, null]) expect((await save({ ...consent, Consenso })).status).toBe(422);
    expect((await list())[1]?.Consenso).toBe(0);
  });

  test('stores one decision when two tabs save at once', async () => {
    const first = await save({ Id_Consenso_P: 0, Id_Trattamento: 3, Consenso: 1 });
    const second = await save({ Id_Consenso_P: 0, Id_Trattamento: 3, Consenso: 0 });
    expect(second.body.Id_Consenso_P).toBe(first.body.Id_Consenso_P);
    expect((await list())[2]?.Consenso).toBe(0);
  });

  test('appears in the audit of the record', async () => {
    const { Id_Consenso_P } = (await save({ Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 })).body;
    const { data } = (await server.call('GET', '/api/audit', { token: person.token })).body;
    expect(data).toMatchObject([{ tipo: 'consent', azione: 'created', id_record: Id_Consenso_P }]);
  });

  // covers T-58
  test('rejects a withdrawal of treatment 14', async () => {
    const refused = await save({ Id_Consenso_P: 0, Id_Trattamento: 14, Consenso: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, 'locked']);
    expect((await list())[13]?.Consenso).toBe(1);
  });

  // covers C-77
  test("rejects the ID of another treatment's or user's decision", async () => {
    const { Id_Consenso_P } = (await save({ Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 })).body;
    expect((await save({ Id_Consenso_P, Id_Trattamento: 3, Consenso: 1 })).status).toBe(422);
    const stranger = await server.person();
    expect((await save({ Id_Consenso_P, Id_Trattamento: 2, Consenso: 0 }, stranger.token)).status).toBe(404);
    expect((await list())[1]?.Consenso).toBe(1);
  });
});
