import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCentre } from '../../../test/centres.ts';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { features } from '../../policy/features.ts';

const vera = {
  fullname: 'Vera Rossi',
  email: 'vera.rossi@medici.example',
  cpp_localita_iscrizione: 'Parma',
  numero_iscrizione: '4812',
  specializzation: 'Cardiologia',
};
const luca = { ...vera, fullname: 'Luca Bianchi', email: null, numero_iscrizione: '77' };
const rocco = {
  centro_tipologia: 3,
  centro_nome: 'Laboratorio San Rocco',
  centro_indirizzo: 'Via Roma 1, Parma',
  telefono: '+39 0521 123456',
  sitoWeb: 'https://sanrocco.example',
  email: 'info@sanrocco.example',
};

onBothDatabases('the directories of doctors and centres', (kind) => {
  let server: TestServer;
  let admin: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
    admin = await server.person(features);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['associated_doctors', 'care_providers', 'indagini', 'centri_indagini'] as const)
      await server.database.deleteFrom(table).execute();
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, { token } = admin) =>
    server.call(method, `/api/security/${path}`, { token, body });
  const post = (path: string, body: unknown) => call('POST', path, body);
  const add = async (data: object) => {
    const path = 'fullname' in data ? 'dottori' : 'centri';
    const answer = await post(path, data);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body;
  };
  const names = async (search: object, path = 'dottori') => {
    const { body } = await post(`${path}/cerca`, { search: '', page: 1, ...search });
    return body.data.map((one: { fullname?: string; centro_nome?: string }) => one.fullname ?? one.centro_nome);
  };
  const log = async (count: number) => (await call('GET', 'registro')).body.data.slice(0, count);
  const read = (csv: string, path = 'dottori') => post(`${path}/importa`, { csv, conferma: false });
  const apply = (csv: string, more: object = {}, path = 'dottori') =>
    post(`${path}/importa`, { csv, conferma: true, ...more });
  const results = ({ body }: Awaited<ReturnType<typeof read>>) =>
    body.dettagli.map(({ riga, esito, errori }: { riga: number; esito: string; errori: object[] }) => [
      riga,
      esito,
      ...errori,
    ]);

  test('lets an administrator add, find and change doctors', async () => {
    const added = await add({ ...vera, fullname: '  Vera   Rossi ' });
    expect(added).toEqual({
      ...{ ...vera, id_cpp: expect.any(Number), attivo: true, con_account: false, versione: expect.any(String) },
    });
    await add(luca);
    expect(await names({})).toEqual(['Luca Bianchi', 'Vera Rossi']);
    expect(await names({ search: 'PARMA vera' })).toEqual(['Vera Rossi']);
    expect(await names({ search: '%' })).toEqual([]);
    const changed = await call('PUT', `dottori/${added.id_cpp}`, { ...vera, specializzation: 'Medicina interna' });
    expect(changed.body).toMatchObject({ specializzation: 'Medicina interna', attivo: true });
    expect(changed.body.versione).not.toBe(added.versione);
    expect(await log(1)).toMatchObject([
      { azione: 'medico', oggetto: 'Vera Rossi', prima: null, dopo: 'specializzation' },
    ]);
  });

  test('returns 25 entries a page', async () => {
    for (let i = 0; i < 27; i++) await makeDoctor(server, { fullname: `Medico ${String(i).padStart(2, '0')}` });
    const { body } = await post('dottori/cerca', { search: 'medico', page: 2 });
    expect([body.totale, body.data.map(({ fullname }: { fullname: string }) => fullname)]).toEqual([
      27,
      ['Medico 25', 'Medico 26'],
    ]);
  });

  test('sorts entries by the chosen column', async () => {
    await add({ ...vera, fullname: 'Anna Verdi', cpp_localita_iscrizione: 'Roma', specializzation: 'Cardiologia' });
    await add({ ...vera, fullname: 'Bruno Neri', cpp_localita_iscrizione: 'Asti', specializzation: 'Urologia' });
    expect(await names({ decrescente: true })).toEqual(['Bruno Neri', 'Anna Verdi']);
    expect(await names({ ordine: 'luogo' })).toEqual(['Bruno Neri', 'Anna Verdi']);
    expect(await names({ ordine: 'tipo' })).toEqual(['Anna Verdi', 'Bruno Neri']);
    expect(await names({ ordine: 'tipo', decrescente: true })).toEqual(['Bruno Neri', 'Anna Verdi']);
    await add({
      centro_tipologia: 3,
      centro_nome: 'Alfa',
      centro_indirizzo: 'Via Z',
      telefono: '',
      sitoWeb: null,
      email: null,
    });
    await add({
      centro_tipologia: 1,
      centro_nome: 'Beta',
      centro_indirizzo: 'Via A',
      telefono: '',
      sitoWeb: null,
      email: null,
    });
    expect(await names({}, 'centri')).toEqual(['Alfa', 'Beta']);
    expect(await names({ ordine: 'tipo' }, 'centri')).toEqual(['Beta', 'Alfa']);
    expect(await names({ ordine: 'luogo' }, 'centri')).toEqual(['Beta', 'Alfa']);
  });

  test('excludes entries typed by patients and merged entries', async () => {
    const { id_cpp } = await makeDoctor(server, { fullname: 'Di tutti' });
    await makeDoctor(server, { fullname: 'Di uno', pubblico: 0 });
    const merged = await makeDoctor(server, { fullname: 'Unito', fuso_in: id_cpp });
    expect(await names({})).toEqual(['Di tutti']);
    expect((await call('PUT', `dottori/${merged.id_cpp}`, vera)).status).toBe(404);
    expect((await call('GET', 'dottori/esporta')).text).not.toContain('Di uno');
    await server.database.updateTable('care_providers').set({ fuso_in: null }).execute();
  });

  describe('the same doctor', () => {
    test.each([
      ['board and number', { fullname: 'V. Rossi', email: null, numero_iscrizione: '04812' }],
      ['name and email', { numero_iscrizione: null, cpp_localita_iscrizione: 'Modena' }],
      ['name and board', { numero_iscrizione: null, email: null, fullname: 'Vèra  ROSSI' }],
    ])('is not added twice: %s', async (_, change) => {
      await add(vera);
      const again = await post('dottori', { ...vera, ...change });
      expect([again.status, again.body.code]).toEqual([409, 'already-there']);
    });

    test('is distinguished by another number', async () => {
      await add(vera);
      await add({ ...vera, numero_iscrizione: '9999' });
      expect(await names({})).toEqual(['Vera Rossi', 'Vera Rossi']);
    });

    test('cannot result from a change', async () => {
      await add(vera);
      const { id_cpp } = await add(luca);
      const answer = await call('PUT', `dottori/${id_cpp}`, { ...luca, numero_iscrizione: '4812' });
      expect([answer.status, answer.body.code]).toEqual([409, 'already-there']);
    });
  });

  test('accepts one of two concurrent identical additions', async () => {
    const answers = await Promise.all([post('dottori', vera), post('dottori', vera), post('dottori', vera)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('lets an administrator add, find and change centres', async () => {
    const added = await add(rocco);
    expect(added).toMatchObject({ ...rocco, attivo: true });
    expect((await post('centri', { ...rocco, centro_nome: 'LABORATORIO SAN ROCCO' })).status).toBe(409);
    await add({ ...rocco, centro_indirizzo: 'Via Milano 2, Parma' });
    expect(await names({ search: 'milano' }, 'centri')).toEqual(['Laboratorio San Rocco']);
    const path = `centri/${added.id_centro_indagine}`;
    expect((await call('PUT', path, { ...rocco, telefono: '05' })).status).toBe(422);
    expect((await call('PUT', path, { ...rocco, telefono: '' })).body.telefono).toBe('');
    expect(await log(1)).toMatchObject([{ azione: 'centro', oggetto: 'Laboratorio San Rocco', dopo: 'telefono' }]);
  });

  describe('a deactivated doctor', () => {
    let patient: Person;
    let doctor: Person;
    let id_cpp: number;
    beforeEach(async () => {
      patient = await server.person();
      doctor = await server.person();
      ({ id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente }));
    });
    const setState = async (attivo: boolean) => {
      const { status, body } = await post(`dottori/${id_cpp}/attivo`, { attivo });
      expect([status, body.attivo]).toEqual([200, attivo]);
    };
    const get = async (path: string, { token } = patient) => server.call('GET', `/api/${path}`, { token });
    const own = async () => (await get(`getAscDoctors/${patient.id_utente}`)).body.data;

    test('is not offered to patients', async () => {
      const offered = async () =>
        (await get(`getNAdoctors/${patient.id_utente}`)).body.data.map((one: { id_cpp: number }) => one.id_cpp);
      expect(await offered()).toEqual([id_cpp]);
      await setState(false);
      expect(await offered()).toEqual([]);
      const body = { status: 'add', id_cpp };
      expect((await server.call('POST', '/api/dottori', { token: patient.token, body })).status).toBe(404);
      expect(await names({ attivo: true })).toEqual([]);
      expect(await names({ attivo: false })).toEqual(['Vera Rossi']);
      expect(await log(1)).toMatchObject([{ azione: 'medico-stato', prima: 'attivo', dopo: 'non attivo' }]);
    });

    test('reads no record until reactivated and keeps the association', async () => {
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
      const record = async () => (await get(`assistiti/${patient.id_paziente}`, doctor)).status;
      const patients = async () => (await get('assistiti', doctor)).body.data.length;
      const inMap = async () => (await get(`privacy/${patient.id_utente}`)).body.medici.length;
      expect([await record(), await patients(), await inMap()]).toEqual([200, 1, 1]);
      await setState(false);
      expect([await record(), await patients(), await inMap()]).toEqual([404, 0, 0]);
      expect(await own()).toMatchObject([
        { id_cpp, assegnazione_confidenzialita: 4, visibility: 1, care_provider: { attivo: false } },
      ]);
      await setState(true);
      expect([await record(), await patients(), await inMap()]).toEqual([200, 1, 1]);
      expect(await own()).toMatchObject([{ care_provider: { attivo: true } }]);
    });

    test('receives no message and no invitation from patients', async () => {
      await server.database.updateTable('care_providers').set({ id_utente: null }).execute();
      await associate(server, patient, id_cpp);
      await setState(false);
      const invitation = await server.call('POST', '/api/inviti/dottore/invia', {
        token: patient.token,
        body: { id_cpp },
      });
      expect(invitation.status).toBe(404);
      const body = { topic: 'Visita', text: 'Quando?', to: 'vera.rossi@medici.example' };
      expect((await server.call('POST', '/api/sendMail', { token: patient.token, body })).status).not.toBe(200);
    });

    test('can be removed by the patient and added again', async () => {
      await associate(server, patient, id_cpp);
      await setState(false);
      for (const status of ['delete', 'add']) {
        const body = { status, id_cpp };
        expect((await server.call('POST', '/api/dottori', { token: patient.token, body })).status).toBe(200);
      }
      expect(await own()).toHaveLength(1);
    });
  });

  test('hides a deactivated centre from new exams and keeps it in existing ones', async () => {
    const person = await server.person();
    const id_centro_indagine = await makeCentre(server, { email: 'studio@centri.example' });
    const exam = { indagine_tipologia: 'Visita', indagine_stato: '0', id_livello_confidenzialita: 6 };
    const save = (id: number, body: object) =>
      server.call('POST', `/api/salva/esami/${id}`, { token: person.token, body });
    const { id_indagine } = (await save(0, { ...exam, id_centro_indagine })).body;
    await post(`centri/${id_centro_indagine}/attivo`, { attivo: false });

    const refused = await save(0, { ...exam, id_centro_indagine });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/id_centro_indagine']);
    const kept = await save(id_indagine, { indagine_motivo: 'Controllo', id_centro_indagine });
    expect(kept.body).toMatchObject({ indagine_motivo: 'Controllo', id_centro_indagine });
    const { token } = person;
    const lists = (await server.call('GET', `/api/getCentriIndagini/${person.id_utente}`, { token })).body;
    expect(lists.centri_convenzionati_specialistici).toMatchObject([{ centro_nome: 'Studio Uno', attivo: false }]);
    const card = (await server.call('GET', `/api/patient/${person.id_utente}`, { token })).body;
    expect(card.centri_convenzionati_specialistici).toEqual([]);
    const mail = { topic: 'Visita', text: 'Quando?', to: 'studio@centri.example' };
    expect((await server.call('POST', '/api/sendMail', { token, body: mail })).status).not.toBe(200);
  });

  describe('a file', () => {
    const head = 'fullname;email;cpp_localita_iscrizione;numero_iscrizione;specializzation';

    test('is previewed before it is applied', async () => {
      await add(vera);
      const csv = `\uFEFF${head}\r\nVera Rossi;;Parma;4812;Geriatria\r\n"Bruno ""Bubi"" Neri; Ugo";;Modena;;\r\n\r\nLuca Bianchi;no;Parma;x y;\r\n`;
      const preview = await read(csv);
      expect(preview.body).toMatchObject({
        applicata: false,
        righe: 3,
        nuovi: 1,
        modificati: 1,
        invariati: 0,
        errori: 1,
      });
      expect(results(preview)).toEqual([
        [2, 'modificato'],
        [3, 'nuovo'],
        [5, 'errore', { colonna: 'email', codice: 'email' }],
      ]);
      expect(await names({})).toEqual(['Vera Rossi']);

      const refused = await apply(csv);
      expect([refused.status, refused.body.code]).toEqual([409, 'lines-in-error']);
      expect(await names({})).toEqual(['Vera Rossi']);

      expect((await apply(csv, { salta_errori: true })).body).toMatchObject({
        applicata: true,
        nuovi: 1,
        modificati: 1,
      });
      expect(await names({})).toEqual(['Bruno "Bubi" Neri; Ugo', 'Vera Rossi']);
      expect((await post('dottori/cerca', { search: 'vera', page: 1 })).body.data).toMatchObject([
        { ...vera, specializzation: 'Geriatria' },
      ]);
      expect(await log(1)).toMatchObject([
        { azione: 'medici-importati', dopo: 'nuovi: 1, modificati: 1, scartati: 1', oggetto: '' },
      ]);
      expect(results(await read(csv))).toMatchObject([
        [2, 'invariato'],
        [3, 'invariato'],
        [5, 'errore', { codice: 'email' }],
      ]);
    });

    test('accepts commas and any order of columns', async () => {
      const csv = 'cpp_localita_iscrizione,altro,FULLNAME\n"Parma, città",x,Vera Rossi\n';
      const { body } = await apply(csv);
      expect(body).toMatchObject({ nuovi: 1, colonne_ignorate: ['altro'] });
      expect((await post('dottori/cerca', { search: '', page: 1 })).body.data).toMatchObject([
        { fullname: 'Vera Rossi', cpp_localita_iscrizione: 'Parma, città', email: null },
      ]);
    });

    test('finds entries by ID and changes only the given columns', async () => {
      const { id_cpp } = await add(vera);
      await apply(`id_cpp;fullname;email;attivo\n${id_cpp};Vera Verdi;;0\n`);
      const { data } = (await post('dottori/cerca', { search: '', page: 1 })).body;
      expect(data).toMatchObject([{ ...vera, id_cpp, fullname: 'Vera Verdi', attivo: false }]);
    });

    test.each<[string, string, object]>([
      ['an id that is not there', 'id_cpp;fullname\n999;Vera', { colonna: 'id_cpp', codice: 'sconosciuto' }],
      ['no name', `${head}\n;;Parma;1;`, { colonna: 'fullname', codice: 'obbligatorio' }],
      ['a name that is too long', `${head}\n${'x'.repeat(121)};;Parma;1;`, { colonna: 'fullname', codice: 'lungo' }],
      ['a number that is none', `${head}\nVera;;Parma;#1;`, { colonna: 'numero_iscrizione', codice: 'numero' }],
      ['a cell too many', `${head}\nVera;;Parma;1;;x`, { colonna: null, codice: 'celle' }],
      [
        'a state that is none',
        'fullname;cpp_localita_iscrizione;attivo\nV;P;sì',
        { colonna: 'attivo', codice: 'valore' },
      ],
    ])('is rejected line by line: %s', async (_, csv, error) => {
      expect(results(await read(csv))).toEqual([[2, 'errore', error]]);
    });

    test('rejects duplicate entries', async () => {
      const { id_cpp } = await add(vera);
      const lines = ['Vera Rossi;;Parma;4812;', 'V. Rossi;;Parma;04812;', 'Luca;;Parma;5;', 'Luca;;Parma;;'];
      expect(results(await read([head, ...lines].join('\n')))).toEqual([
        [2, 'invariato'],
        [3, 'errore', { colonna: null, codice: 'doppio', riga: 2 }],
        [4, 'nuovo'],
        [5, 'errore', { colonna: null, codice: 'doppio', riga: 4 }],
      ]);
      await add(luca);
      const taken = `id_cpp;numero_iscrizione\n${id_cpp};77\n`;
      expect(results(await read(taken))).toEqual([[2, 'errore', { colonna: null, codice: 'esistente' }]]);
    });

    test('rejects ambiguous matches', async () => {
      for (const numero_iscrizione of ['1', '2']) await makeDoctor(server, { numero_iscrizione });
      expect(results(await read(`${head}\nVera Rossi;;Parma;;`))).toEqual([
        [2, 'errore', { colonna: null, codice: 'ambiguo' }],
      ]);
    });

    test.each([
      ['csv', `${head}\n"Vera;;Parma;1;`],
      ['header', 'nome;cognome\nVera;Rossi'],
      ['header', `${head};email\nVera;;Parma;1;;`],
      ['empty', head],
      ['empty', '\n'],
      ['maxItems', `${head}\n${'Vera;;Parma;1;\n'.repeat(5001)}`],
    ])('is rejected as a whole if unreadable: %s', async (code, csv) => {
      const answer = await read(csv);
      expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { path: '/csv', code }]);
    });

    test('parses kinds and completes web addresses of centres', async () => {
      const csv =
        'centro_tipologia;centro_nome;sitoWeb;telefono\n3;San Rocco;www.sanrocco.example;0521 123456\n4;X;a b;1\n';
      const preview = await read(csv, 'centri');
      expect(results(preview)).toEqual([
        [2, 'nuovo'],
        [
          3,
          'errore',
          { colonna: 'centro_tipologia', codice: 'valore' },
          { colonna: 'telefono', codice: 'telefono' },
          { colonna: 'sitoWeb', codice: 'url' },
        ],
      ]);
      await apply(csv, { salta_errori: true }, 'centri');
      const { data } = (await post('centri/cerca', { search: '', page: 1 })).body;
      expect(data).toMatchObject([{ centro_tipologia: 3, sitoWeb: 'https://www.sanrocco.example' }]);
    });
  });

  test('exports a CSV file that spreadsheets read and that can be imported again', async () => {
    await add({ ...vera, fullname: '=cmd|calc!A1', specializzation: 'Cura; "dolore"' });
    await add(rocco);
    const doctors = await call('GET', 'dottori/esporta');
    expect(doctors.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(doctors.headers['content-disposition']).toContain('dottori-2026-03-21.csv');
    const { id_cpp } = (await post('dottori/cerca', { search: '', page: 1 })).body.data[0];
    expect(doctors.text).toBe(
      '\uFEFFid_cpp;fullname;email;cpp_localita_iscrizione;numero_iscrizione;specializzation;attivo\r\n' +
        `${id_cpp};'=cmd|calc!A1;vera.rossi@medici.example;Parma;4812;"Cura; ""dolore""";1\r\n`,
    );
    const centres = await call('GET', 'centri/esporta');
    expect(centres.text).toContain(";'+39 0521 123456;https://sanrocco.example;info@sanrocco.example;1\r\n");
    expect(results(await read(doctors.text))).toEqual([[2, 'invariato']]);
    expect(results(await read(centres.text, 'centri'))).toEqual([[2, 'invariato']]);
    expect((await log(2)).map(({ azione }: { azione: string }) => azione)).toEqual([
      'centri-esportati',
      'medici-esportati',
    ]);
  });

  test('exports a directory of more than one page', async () => {
    const at = new Date(noon).toISOString();
    const rows = Array.from({ length: 1001 }, (_, i) => ({
      ...{ ...vera, fullname: `Medico ${i}`, numero_iscrizione: String(i), created_at: at },
    }));
    await server.database.insertInto('care_providers').values(rows).execute();
    const { text } = await call('GET', 'dottori/esporta');
    expect(text.trimEnd().split('\r\n')).toHaveLength(1002);
  });

  test('is restricted to administrators', async () => {
    const patient = await server.person();
    for (const [method, path] of [
      ['GET', 'dottori/esporta'],
      ['POST', 'dottori/cerca'],
    ] as const) {
      const answer = await call(method, path, method === 'POST' ? { search: '', page: 1 } : undefined, patient);
      expect(answer.status).toBe(403);
    }
  });

  test('yields to other requests during an import of thousands of lines', async () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `Medico ${i};;Parma;${i};`);
    const csv = ['fullname;email;cpp_localita_iscrizione;numero_iscrizione;specializzation', ...lines].join('\n');
    let turns = 0;
    let open = true;
    const count = () => {
      turns += 1;
      if (open) setImmediate(count);
    };
    setImmediate(count);
    const { body } = await apply(csv);
    open = false;
    expect(body).toMatchObject({ nuovi: 5000, errori: 0 });
    expect(turns).toBeGreaterThan(150);
  });
});
