import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';
import { drawBody } from '../../demo/figure.ts';

const url = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;

onBothDatabases('score, course and time of day of a pain', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const drawings = { taccuino_report_anteriore: url('front'), taccuino_report_posteriore: url('back') };
  const entry = {
    taccuino_2d_drawn: 1,
    taccuino_data: today,
    taccuino_descrizione: 'Dolore alla spalla',
    ...drawings,
    id_livello_confidenzialita: 4,
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/${path}`, { token: person.token, body });
  const create = (body: object) => call('POST', 'taccuino/', { ...entry, ...body });
  const list = async () => (await call('GET', `getTaccuinos/${person.id_paziente}`)).body;
  const scores = { taccuino_intensita: 10, taccuino_andamento: 'peggio', taccuino_momento: 'notte' };

  test('are stored, and returned in lists, in the patient card and after a change', async () => {
    const answer = await create(scores);
    expect(answer.body).toMatchObject(scores);
    expect(await list()).toEqual([answer.body]);
    expect((await call('GET', `patient/${person.id_utente}`)).body.tbl_taccuinos).toEqual([answer.body]);
    const changed = await call('PUT', `taccuino/${answer.body.id_taccuino}`, { taccuino_descrizione: 'Passato' });
    expect(changed.body).toMatchObject({ ...scores, taccuino_descrizione: 'Passato' });
  });

  test('no pain at all is a score of its own', async () => {
    expect((await create({ taccuino_intensita: 0 })).body.taccuino_intensita).toBe(0);
    expect((await create({})).body.taccuino_intensita).toBeNull();
  });

  test('the timeline shows the score, and nothing without one', async () => {
    await create({ ...scores, taccuino_descrizione: 'Con voto' });
    await create({ taccuino_descrizione: 'Senza voto' });
    const { data } = (await call('GET', `cronologia/${person.id_paziente}`)).body;
    expect(data.map(({ titolo, testo }: { titolo: string; testo: string }) => [titolo, testo])).toEqual([
      ['Senza voto', ''],
      ['Con voto', '10/10'],
    ]);
  });

  test.each([
    ['a score above 10', { taccuino_intensita: 11 }, 'maximum'],
    ['a score below 0', { taccuino_intensita: -1 }, 'minimum'],
    ['half a score', { taccuino_intensita: 4.5 }, 'type'],
    ['a course that does not exist', { taccuino_andamento: 'migliore' }, 'enum'],
    ['a time of day that does not exist', { taccuino_momento: 'alba' }, 'enum'],
  ])('rejects %s and stores nothing', async (_, body, code) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toMatchObject({ path: `/${Object.keys(body)[0]}`, code });
    expect(await list()).toEqual([]);
  });
});
