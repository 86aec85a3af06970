import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import drugs from './drugs.json' with { type: 'json' };
import vaccines from './vaccines.json' with { type: 'json' };

onBothDatabases('drugs', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
    person = await server.person();
  });
  afterAll(() => server.close());

  const ask = (url: string, search: unknown, token: string | undefined = person.token) =>
    server.call('POST', url, { token, body: { search } });
  const names = async (url: string, search: string) =>
    (await ask(url, search)).body.map(({ descrizione_breve }: { descrizione_breve: string }) => descrizione_breve);
  const drugNames = (search: string) => names('/api/farmacifilter', search);
  const vaccineNames = (search: string) => names('/api/farmaciVacciniFilter', search);

  // covers C-39 E-29
  test('finds a medicine with substance and route', async () => {
    const { status, body } = await ask('/api/farmacifilter', 'tachipirina');
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      id_farmaco_codifa: 'farm-tachipirina',
      descrizione_breve: 'Tachipirina',
      somministrazione: 'orale',
      principio_attivo: 'Paracetamolo',
      forma: 'compresse 500 mg / 1000 mg',
      codice_atc: 'N02BE01',
      codice_aic: null,
    });
  });

  // covers C-39
  test.each([
    ['TACHIPIRÌNA', 'Tachipirina'],
    ['ibuprof', 'Brufen'],
    ['N02BE01', 'Tachipirina'],
    ['compresse tachipirina 1000', 'Tachipirina'],
  ])('%s finds %s', async (search, name) => {
    expect(await drugNames(search)).toContain(name);
  });

  // covers C-39
  test.each([
    ['paracetamolo', ['Efferalgan', 'Tachipirina'], ['Patrol', 'Tachidol', 'Co-Efferalgan']],
    ['metformina', ['Metforal', 'Glucophage'], ['Janumet', 'Synjardy']],
    ['ramipril', ['Triatec'], ['Triatec HCT']],
    ['amoxicillina clavulanico', ['Augmentin'], []],
    ['paracetamolo codeina', ['Tachidol', 'Co-Efferalgan'], []],
  ])('%s finds %j before %j', async (search, alone, combined) => {
    expect(await drugNames(search)).toEqual([...alone, ...combined]);
  });

  test.each([
    // The built-in list has no companies, so a company name excludes nothing.
    ['ramipril teva', ['Triatec', 'Triatec HCT']],
    ['Teva ramipril', ['Triatec', 'Triatec HCT']],
    ['ramipril teva 999', []],
    ['acido teva', []],
    ['nessuno teva', []],
    ['cardioaspirina', ['Cardioaspirin', 'Cardirene']],
    ['vitamina d', ['Dibase', 'Annister']],
    ['vitamina D3', ['Dibase', 'Annister']],
    ['vitamina b12', ['Dobetin']],
  ])('%s finds %j', async (search, expected) => {
    expect(await drugNames(search)).toEqual(expected);
  });

  test('ranks a name that starts with the text before an ingredient', async () => {
    expect((await drugNames('oki')).slice(0, 2)).toEqual(['OKi', 'OKitask']);
  });

  // covers C-63
  test('finds a vaccine by name, type and disease, and not among medicines', async () => {
    const { body } = await ask('/api/farmaciVacciniFilter', 'hexyon');
    expect(body).toEqual([
      {
        id_farmaco_codifa: 'vacc-hexyon',
        descrizione_breve: 'Hexyon',
        tipo: 'Esavalente DTPa-IPV-HBV-Hib',
        malattie: ['difterite', 'tetano', 'pertosse', 'poliomielite', 'epatite B', 'Haemophilus influenzae b'],
        ditta: 'Sanofi',
        codice_atc: 'J07CA09',
      },
    ]);
    expect(await vaccineNames('morbillo')).toContain('Priorix');
    expect(await vaccineNames('esavalente')).toContain('Hexyon');
    expect(await drugNames('hexyon')).toEqual([]);
    expect(await vaccineNames('tachipirina')).toEqual([]);
  });

  // covers K-58
  test.each(['/api/farmacifilter', '/api/farmaciVacciniFilter'])('%s returns at most ten results', async (url) => {
    expect(await names(url, url.includes('Vaccini') ? 'J07' : 'C09')).toHaveLength(10);
  });

  // covers V-51 V-70
  test.each(['/api/farmacifilter', '/api/farmaciVacciniFilter'])('%s requires three characters', async (url) => {
    for (const search of ['', 'ta', '  ta ', ' a', undefined, 'a'.repeat(101)]) {
      const { status, body } = await ask(url, search);
      expect([search, status, body.errors?.[0].path]).toEqual([search, 422, '/search']);
    }
    expect((await ask(url, 'tac')).status).toBe(200);
  });

  test.each(['/api/farmacifilter', '/api/farmaciVacciniFilter'])('%s requires a session', async (url) => {
    expect((await server.call('POST', url, { body: { search: 'tachi' } })).status).toBe(401);
  });

  // covers C-42
  test('returns details with their source and date', async () => {
    const answer = await server.call('GET', '/farmacoDetails/farm-tachipirina', { token: person.token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_farmaco_codifa: 'farm-tachipirina',
      descrizione_breve: 'Tachipirina',
      somministrazione: 'orale',
      principio_attivo: 'Paracetamolo',
      sostanza: { it: 'paracetamolo', en: 'paracetamol' },
      forma: 'compresse 500 mg / 1000 mg',
      codice_atc: 'N02BE01',
      codice_aic: null,
      codice_32: null,
      vaccino: false,
      tipo: '',
      malattie: [],
      ditta: '',
      fornitura: 'Senza ricetta, non da banco',
      foglio_illustrativo: null,
      dati: { aggiornamento: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), fonte: 'libretto' },
    });
    const { body } = await server.call('GET', '/api/datiFarmaci', { token: person.token });
    expect(body).toEqual(answer.body.dati);
  });

  // covers C-42
  test('returns 404 for an unknown medicine and 401 without a session', async () => {
    expect((await server.call('GET', '/farmacoDetails/farm-nessuno', { token: person.token })).status).toBe(404);
    expect((await server.call('GET', '/farmacoDetails/farm-tachipirina')).status).toBe(401);
  });

  // covers R-43 A-47
  test('redirects browsers from the details URL to their page', async () => {
    const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
    const answer = await server.call('GET', '/farmacoDetails/farm-tachipirina?tipo=vaccino', { headers: { accept } });
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      '/webui/farmacoDetails/farm-tachipirina?tipo=vaccino',
    ]);
  });

  const check = (id: string, query = '') =>
    server.call('GET', `/api/checkInterazioniFarmaco/${id}${query}`, { token: person.token });

  // covers C-41 E-30
  test("checks a medicine against the allergies of the patient's own record", async () => {
    const other = await server.person();
    const diagnosis = {
      tipo_diagnosi: 'Allergia',
      diagnosi_patologia: 'Allergia alle penicilline',
      diagnosi_stato: '0',
      diagnosiDetails: { careprovider: 'Elena Bianchi' },
    };
    await server.call('POST', '/api/salva/diagnosi/0', { token: other.token, body: diagnosis });
    expect((await check('farm-augmentin')).body).toEqual({
      esito: 'nessuna',
      messaggiInterazioni: [],
      non_confrontate: [],
      revisione_clinica: false,
    });
    await server.call('POST', '/api/salva/diagnosi/0', { token: person.token, body: diagnosis });
    expect((await check('farm-augmentin', '?id_terapie=3')).body).toEqual({
      esito: 'presenti',
      messaggiInterazioni: [
        {
          tipo: 'allergia',
          gravita: 'controindicata',
          farmaco_in_corso: 'Allergia alle penicilline',
          interazione_con: 'Augmentin',
          stretta: true,
          effetto: '',
          consiglio: '',
          fonte: 'registro',
          voce: '',
        },
      ],
      non_confrontate: [],
      revisione_clinica: false,
    });
  });

  // covers C-41
  test.each(['farm-nessuno', '012345678', 'Farm X'])('returns 404 for the check of %s', async (id) => {
    const { status } = await check(encodeURIComponent(id));
    expect(status).toBe(id.includes(' ') ? 422 : 404);
  });

  test('finds nothing for punctuation', async () => {
    expect(await drugNames('---')).toEqual([]);
  });
});

describe('the built-in list', () => {
  test('has IDs that the contract accepts', () => {
    const check = new Validation(document).body({ $ref: '#/components/schemas/DrugId' });
    const codes = [...drugs, ...vaccines].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(check(code)).toEqual([]);
  });

  test('has an ATC code for every entry, as the check requires', () => {
    for (const { atc } of [...drugs, ...vaccines]) expect(atc).toMatch(/^[A-Z]\d\d([A-Z]([A-Z](\d\d)?)?)?$/);
  });
});
