import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';
import { drawBody } from '../../demo/figure.ts';

const url = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
const drawings = { taccuino_report_anteriore: url('front'), taccuino_report_posteriore: url('back') };

onBothDatabases('regions of a notebook entry', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

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
  const rows = () => server.database.selectFrom('tbl_taccuinos').selectAll().execute();
  const zone = (zona_lato: string, zona_regione: string, zona_livello: number) => ({
    zona_lato,
    zona_regione,
    zona_livello,
  });
  const taccuino_zone = [zone('posteriore', '218', 6), zone('anteriore', '107', 1), zone('anteriore', '102', 5)];
  const sorted = [taccuino_zone[2], taccuino_zone[1], taccuino_zone[0]];

  test('are returned with their entry, in lists and in the patient card', async () => {
    const other = (await create({})).body;
    const answer = await create({ taccuino_zone });
    expect(answer.status).toBe(200);
    expect(answer.body.taccuino_zone).toEqual(sorted);
    expect(await list()).toEqual([answer.body, other]);
    expect((await call('GET', `patient/${person.id_utente}`)).body.tbl_taccuinos).toEqual([answer.body, other]);
  });

  test('are sent for an entry without words wherever entries are listed', async () => {
    const { id_taccuino: id } = (await create({ taccuino_zone, taccuino_descrizione: '' })).body;
    await create({ taccuino_zone });
    const zonesIn = async (path: string) =>
      (await call('GET', path)).body.data.map(({ zone }: { zone?: unknown }) => zone ?? null);
    expect(await zonesIn(`cronologia/${person.id_paziente}`)).toEqual([null, sorted]);
    const { novita } = (await call('GET', `oggi/${person.id_paziente}?giorno=${today}`)).body;
    expect(novita.map(({ zone }: { zone?: unknown }) => zone ?? null)).toEqual([null, sorted]);
    const status = (body: object) => call('POST', `salva/tbl_taccuinos/${id}`, body);
    await status({ deleted_at: '2012-12-20T00:00:00.000Z' });
    expect((await call('GET', `cestino/${person.id_paziente}`)).body).toMatchObject([{ id_record: id, zone: sorted }]);
  });

  test('of a neighbour without words are sent with an entry', async () => {
    await create({ taccuino_zone, taccuino_descrizione: '' });
    const { id_taccuino: id } = (await create({ taccuino_zone })).body;
    const { collegati } = (await call('GET', `dettaglio?tipo=notebook&id_record=${id}`)).body;
    expect(collegati).toMatchObject([{ legame: 'precedente', zone: sorted }]);
  });

  test('cannot change after creation', async () => {
    const { id_taccuino } = (await create({ taccuino_zone })).body;
    const path = `taccuino/${id_taccuino}`;
    expect((await call('PUT', path, { taccuino_descrizione: 'x', taccuino_zone: [] })).status).toBe(422);
    expect((await call('PUT', path, { taccuino_descrizione: 'x' })).body.taccuino_zone).toEqual(sorted);
    const locked = await call('POST', `salva/tbl_taccuinos/${id_taccuino}`, { id_livello_confidenzialita: 6 });
    expect(locked.body.taccuino_zone).toEqual(sorted);
  });

  test('are hidden and restored with their entry', async () => {
    const { id_taccuino } = (await create({ taccuino_zone })).body;
    const status = (body: object) => call('POST', `salva/tbl_taccuinos/${id_taccuino}`, body);
    await status({ deleted_at: '2012-12-20T00:00:00.000Z' });
    expect(await list()).toEqual([]);
    expect((await status({ deleted_at: null })).body.taccuino_zone).toEqual(sorted);
    expect((await list())[0].taccuino_zone).toEqual(sorted);
    await server.database.deleteFrom('tbl_taccuinos').where('id_taccuino', '=', id_taccuino).execute();
    const left = server.database.selectFrom('taccuino_zone').selectAll().where('id_taccuino', '=', id_taccuino);
    expect(await left.execute()).toEqual([]);
  });

  test.each([
    ['a region that the body has not', [zone('anteriore', '137', 3)], '/taccuino_zone/0/zona_regione', 'enum'],
    ['a region of the other side', [zone('anteriore', '201', 3)], '/taccuino_zone/0/zona_regione', 'side'],
    ['a side that is none', [zone('sinistro', '101', 3)], '/taccuino_zone/0/zona_lato', 'enum'],
    ['a level above the worst', [zone('anteriore', '101', 7)], '/taccuino_zone/0/zona_livello', 'maximum'],
    ['a level below none', [zone('anteriore', '101', 0)], '/taccuino_zone/0/zona_livello', 'minimum'],
    ['half a level', [zone('anteriore', '101', 2.5)], '/taccuino_zone/0/zona_livello', 'type'],
    [
      'a region that is named twice',
      [zone('anteriore', '101', 3), zone('posteriore', '201', 3), zone('anteriore', '101', 4)],
      '/taccuino_zone/2/zona_regione',
      'duplicate',
    ],
  ])('rejects the entry: %s', async (_, zones, path, code) => {
    const before = await rows();
    const answer = await create({ taccuino_zone: zones });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, code }]);
    expect(await rows()).toEqual(before);
  });
});
