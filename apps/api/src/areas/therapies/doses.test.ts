import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  isTestedWhole,
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
} from '../../../test/server.ts';

onBothDatabases('doses, printouts and reminders of therapies', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const therapy = {
    farmaco: { descrizione_breve: 'Ramipril 5 mg', somministrazione: 'orale' },
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Una volta al giorno',
    data_inizio: '2026-01-12',
    prescrittore: 'Elena Bianchi',
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/${path}`, { token: person.token, body });
  const add = (body: object = {}) => call('POST', 'farmaci', { id_terapie: 0, status: 'add', ...therapy, ...body });
  const create = async (body: object = {}) => (await add(body)).body.data;
  const remove = (id_terapie: number) => call('POST', 'farmaci', { id_terapie, status: 'delete' });

  const doses = async (giorno = today) => (await call('GET', `assunzioni/${person.id_paziente}/${giorno}`)).body;
  const mark = (id_terapie: number, esito: string | null, giorno = today, ora = '08:00') =>
    call('POST', 'assunzioni', { id_terapie, giorno, ora, esito });

  test('marks a dose as taken or skipped, overwrites and removes marks', async () => {
    const { id_terapie: id } = await create();
    expect((await mark(id, 'presa')).body).toEqual({ id_terapie: id, giorno: today, ora: '08:00', esito: 'presa' });
    await mark(id, 'saltata');
    await mark(id, 'presa', '2026-03-20');
    const noted = { id_terapie: id, ora: '08:00', segnata_il: new Date(noon).toISOString() };
    expect(await doses()).toEqual([{ ...noted, giorno: today, esito: 'saltata' }]);
    expect(await doses('2026-03-20')).toEqual([{ ...noted, giorno: '2026-03-20', esito: 'presa' }]);
    await mark(id, null);
    expect(await doses()).toEqual([]);
  });

  test('rejects marks for tomorrow and for deleted, inactive and foreign therapies', async () => {
    const { id_terapie: id } = await create();
    // In the earliest time zone the 22nd starts at 10:00 UTC.
    expect((await mark(id, 'presa', '2026-03-23')).status).toBe(422);
    const { id_terapie: over } = await create({ tipo_terapia: 2, data_fine: today });
    expect((await mark(over, 'presa')).body.code).toBe('state');
    await mark(id, 'presa');
    await remove(id);
    expect((await mark(id, 'presa')).body.code).toBe('deleted');
    expect(await doses()).toEqual([]);
    person = await server.person();
    expect((await mark(id, 'presa')).status).toBe(404);
  });

  test('downloads reminders without drug names unless requested', async () => {
    expect((await call('GET', `promemoriaTerapie/${person.id_paziente}`)).body.code).toBe('no-times');
    await create({ orari: [{ ora: '08:00', quantita: 1 }] });
    const get = (query = '') =>
      server.app.inject({
        method: 'GET',
        url: `/api/promemoriaTerapie/${person.id_paziente}${query}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
    const plain = await get();
    expect(plain.headers['content-type']).toMatch(/^text\/calendar/);
    expect(plain.headers['content-disposition']).toContain('filename="Promemoria.ics"');
    expect(plain.body).toContain('BEGIN:VALARM');
    expect(plain.body).not.toContain('Ramipril');
    expect((await get('?nomi=true')).body).toContain('SUMMARY:Ramipril 5 mg');
    expect((await get('?lingua=en')).body).toContain('SUMMARY:Libretto reminder');
  });

  test('appears in timeline, search and trash', async () => {
    const { id_terapie: id } = await create({ note: 'Prima di colazione' });
    const entry = { tipo: 'therapy', id_record: id, data: '2026-01-12', titolo: 'Ramipril 5 mg' };
    expect((await call('GET', `cronologia/${person.id_paziente}`)).body.data).toMatchObject([entry]);
    for (const search of ['ramipril', 'compressa colazione', 'bianchi']) {
      expect((await call('POST', 'cerca', { search })).body.data).toMatchObject([entry]);
    }
    await remove(id);
    expect((await call('GET', `cronologia/${person.id_paziente}`)).body.data).toEqual([]);
    const { body } = await call('GET', `cestino/${person.id_paziente}`);
    expect(body.data ?? body).toMatchObject([{ ...entry, eliminato_il: new Date(noon).toISOString() }]);
  });

  // A printout reads the same list.
  if (!isTestedWhole(kind)) return;

  // covers C-43
  test('prints a tagged Italian PDF', async () => {
    await create({ tipo_terapia: 0, note: 'Orticaria “forte”' });
    await create();
    const answer = await server.app.inject({
      method: 'GET',
      url: `/api/downloadTerapie/${person.id_paziente}?livello=6`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Farmaci ${today}.pdf"; filename*=UTF-8''Farmaci%20${today}.pdf`,
    });
    const pdf = answer.rawPayload.toString('latin1');
    for (const part of ['/Lang (it-IT)', '/Marked true', '/StructTreeRoot', '/S /H1', '/S /TH'])
      expect(pdf).toContain(part);
  });
});
