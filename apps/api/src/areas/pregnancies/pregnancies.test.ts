import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFemale } from '../../../test/record-sample.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

onBothDatabases('pregnancies', (kind) => {
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
    await makeFemale(server, person);
  });

  const birth = {
    eta: 29,
    inizio_gravidanza: '2013-05-20',
    fine_gravidanza: '2014-02-21',
    esito: 'nascita',
    sesso_bambino: 'Femmina',
    note_gravidanza: 'Parto a termine.',
  };
  const send = (method: string, url: string, body?: object) =>
    server.call(method, `/api/${url}`, { token: person.token, ...(body && { body }) });
  const add = (body: object = {}) => send('POST', 'gravidanze', { ...birth, ...body });
  const change = (id: number, body: object) => send('PUT', `gravidanze/${id}`, body);
  const remove = (id: number) => send('DELETE', `gravidanze/${id}`);
  const list = async () => (await send('GET', `getGravidanze/${person.id_paziente}`)).body;

  // covers C-58 C-61 E-66
  test('adds and lists a pregnancy with all documented fields', async () => {
    const answer = await add({ id_gravidanza: 0, id_paziente: person.id_paziente });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_gravidanza: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      ...birth,
      id_livello_confidenzialita: 6,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await list()).toEqual([answer.body]);
  });

  // covers P-26
  test('has the chosen level, which changes alone', async () => {
    const { body: before } = await add({ id_livello_confidenzialita: 2 });
    expect(before.id_livello_confidenzialita).toBe(2);
    expect((await change(before.id_gravidanza, birth)).body.id_livello_confidenzialita).toBe(2);
    const { body } = await change(before.id_gravidanza, { id_livello_confidenzialita: 4 });
    expect(body).toEqual({ ...before, id_livello_confidenzialita: 4, versione: expect.any(String) });
    expect(await list()).toEqual([body]);
  });

  test('lists pregnancies chronologically, undated ones last', async () => {
    const undated = { inizio_gravidanza: null, fine_gravidanza: null };
    const starts = [undated, { inizio_gravidanza: '2013-05-20' }, { inizio_gravidanza: '2010-01-02' }];
    const added = [];
    for (const dates of starts) added.push((await add(dates)).body.id_gravidanza);
    expect((await list()).map(({ id_gravidanza: id }: { id_gravidanza: number }) => id)).toEqual(added.reverse());
  });

  // covers K-71 K-72
  test.each([
    ['nascita', 'Maschio'],
    ['nascita', 'Femmina'],
    ['aborto', 'Maschio'],
    ['aborto', null],
  ])("accepts the outcome %s with the child's sex %s", async (esito, sesso_bambino) => {
    const answer = await add({ esito, sesso_bambino });
    expect([answer.status, answer.body.esito, answer.body.sesso_bambino]).toEqual([200, esito, sesso_bambino]);
  });

  // covers V-61
  test('accepts an age of twelve', async () => {
    expect((await add({ eta: 12 })).body.eta).toBe(12);
  });

  // covers K-71 K-72 V-61 V-01
  test.each([
    ['eta', undefined],
    ['eta', null],
    ['eta', 11],
    ['eta', 29.5],
    ['eta', 71],
    ['inizio_gravidanza', '20/05/2013'],
    ['inizio_gravidanza', '2026-03-23'],
    ['fine_gravidanza', '2026-03-23'],
    ['fine_gravidanza', '2013-05-19'],
    ['esito', 'morte'],
    ['sesso_bambino', 'Altro'],
    ['note_gravidanza', 'x'.repeat(1001)],
    ['id_livello_confidenzialita', 7],
  ])('rejects %s %j', async (name, value) => {
    const answer = await add({ [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list()).toEqual([]);
  });

  // covers V-01
  test('accepts the same start and end date', async () => {
    expect((await add({ fine_gravidanza: '2013-05-20' })).status).toBe(200);
  });

  test("requires an outcome with an end, and the child's sex with a birth", async () => {
    const open = await add({ esito: null, sesso_bambino: null });
    expect(open.body.errors).toMatchObject([{ path: '/esito', code: 'required' }]);
    const child = await add({ sesso_bambino: null });
    expect(child.body.errors).toMatchObject([{ path: '/sesso_bambino', code: 'required' }]);
    expect((await add({ esito: 'aborto', sesso_bambino: null })).status).toBe(200);
    const running = await add({ inizio_gravidanza: today, fine_gravidanza: null, esito: null });
    expect([running.status, running.body.sesso_bambino]).toEqual([200, null]);
  });

  // covers V-62
  test('accepts more than nine months, which clients confirm with the user', async () => {
    expect((await add({ fine_gravidanza: '2014-04-21' })).status).toBe(200);
  });

  // covers C-59
  test('replaces all fields and keeps the author', async () => {
    const before = (await add()).body;
    const changed = { ...birth, eta: 30, note_gravidanza: ' Cesareo. ' };
    const answer = await change(before.id_gravidanza, { ...changed, id_gravidanza: before.id_gravidanza });
    expect(answer.body).toEqual({ ...before, ...changed, note_gravidanza: 'Cesareo.', versione: expect.any(String) });
    expect(await list()).toEqual([answer.body]);
    expect((await change(before.id_gravidanza, { eta: 30 })).status).toBe(422);
  });

  test.each(['male', 'unknown'] as const)('rejects pregnancies of a patient whose sex is %s', async (sex) => {
    const before = (await add()).body;
    await server.database
      .updateTable('pazienti')
      .set({ paziente_sesso: sex })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    for (const answer of [await add(), await change(before.id_gravidanza, birth)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'not-female']);
    }
    expect(await list()).toEqual([before]);
    expect((await remove(before.id_gravidanza)).status).toBe(200);
  });

  test('appears in trash, search and timeline', async () => {
    const { id_gravidanza } = (await add({ id_gravidanza: 0 })).body;
    const { data } = (await send('GET', `cronologia/${person.id_paziente}?tipo=pregnancy`)).body;
    expect(data).toMatchObject([
      { tipo: 'pregnancy', id_record: id_gravidanza, data: '2014-02-21', titolo: 'nascita' },
    ]);
    expect((await send('POST', 'cerca', { search: 'parto a termine' })).body.totale).toBe(1);
    await remove(id_gravidanza);
    const trash = (await send('GET', `cestino/${person.id_paziente}`)).body;
    expect(trash).toMatchObject([{ tipo: 'pregnancy', id_record: id_gravidanza, data: '2014-02-21' }]);
    await change(id_gravidanza, { deleted_at: null });
    const log = (await send('GET', `audit?tipo=pregnancy&id_record=${id_gravidanza}`)).body.data;
    expect(log.map(({ azione }: { azione: string }) => azione)).toEqual(['restored', 'deleted', 'created']);
  });

  test('returns 404 for pregnancies of other patients', async () => {
    const { id_gravidanza: id } = (await add()).body;
    person = await server.person();
    await makeFemale(server, person);
    expect(await list()).toEqual([]);
    for (const answer of [await change(id, birth), await remove(id)]) expect(answer.status).toBe(404);
  });
});
