import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { calendarDay } from '../../clock.ts';

onBothDatabases('patient', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = Date.parse('2026-03-21T11:00:00.000Z');
    person = await server.person();
  });

  const get = async () =>
    (await server.call('GET', `/api/patient/${person.id_paziente}`, { token: person.token })).body;
  const put = (body: object) =>
    server.call('PUT', `/api/patient/${person.id_paziente}`, {
      token: person.token,
      body: { id_paziente: person.id_paziente, id_update: person.id_utente, status: 'update', ...body },
    });
  const detail = {
    comune_nascita: 'Roma',
    comune_residenza: 'Bologna',
    contatto_indirizzo: 'Via Saragozza 14',
    contatto_telefono: '+39 051 1234567',
  };
  const personal = {
    page: 'dati_personali',
    paziente_nome: 'Giulia',
    paziente_cognome: 'Ferraro',
    paziente_codfiscale: ' frrgli84c52h501k ',
    paziente_nascita: '1984-03-12',
    paziente_sesso: 'female',
    id_stato_matrimoniale: 2,
    user: { contact_detail: detail },
  };

  // covers C-08 E-09 E-13
  test('accepts the user ID and the patient ID', async () => {
    const byUser = await server.call('GET', `/api/patient/${person.id_utente}`, { token: person.token });
    expect(byUser.body).toEqual(await get());
    expect(byUser.body).toMatchObject({
      id_paziente: person.id_paziente,
      id_utente: person.id_utente,
      paziente_email: person.email,
      user: { email: person.email, contact_detail: { comune_nascita: null, contatto_telefono: null } },
    });
    expect(byUser.body.links).toContainEqual({ rel: 'self', href: `/api/patient/${person.id_paziente}` });
  });

  // covers E-05
  test('has all documented fields', async () => {
    const documented =
      'id_paziente id_utente paziente_nome paziente_cognome paziente_codfiscale paziente_nascita paziente_sesso ' +
      'paziente_eta paziente_email id_stato_matrimoniale paziente_gruppo paziente_donatore_organi links';
    expect(Object.keys(await get())).toEqual(expect.arrayContaining(documented.split(' ')));
  });

  // covers E-10
  test('has all documented collections with the saved data', async () => {
    const saved = await server.call('POST', '/api/salva/diagnosi/0', {
      token: person.token,
      body: {
        diagnosi_stato: '1',
        tipo_diagnosi: 'Diagnosi',
        diagnosi_patologia: 'Asma',
        diagnosiDetails: { careprovider: 'Elena Bianchi' },
      },
    });
    const card = await get();
    const documented =
      'contattiemergenza contattialtro tbl_taccuinos esami diagnosi associated_doctors liveli_confidencialita';
    expect(Object.keys(card)).toEqual(expect.arrayContaining(documented.split(' ')));
    expect(card.diagnosi).toEqual([saved.body]);
  });

  // covers E-06
  test.each(['1984-03-12T23:30:00.000Z', '1984-03-12T00:00:00+01:00'])(
    'reads the date of birth of %s and ignores its time',
    async (paziente_nascita) => {
      expect((await put({ ...personal, paziente_nascita })).body).toMatchObject({ paziente_nascita: '1984-03-12' });
    },
  );

  // covers E-03 K-01 K-02 K-03 K-04 K-05 K-06
  test('includes the list of confidentiality levels', async () => {
    expect((await get()).liveli_confidencialita).toEqual([
      { id_livello_confidenzialita: 1, confidenzialita_descrizione: 'Nessuna Restrizione' },
      { id_livello_confidenzialita: 2, confidenzialita_descrizione: 'Basso' },
      { id_livello_confidenzialita: 3, confidenzialita_descrizione: 'Moderato' },
      { id_livello_confidenzialita: 4, confidenzialita_descrizione: 'Normale' },
      { id_livello_confidenzialita: 5, confidenzialita_descrizione: 'Riservato' },
      { id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' },
    ]);
  });

  // covers C-09 E-08 T-15 E-05
  test('saves personal data without changing other sections', async () => {
    const answer = await put({ ...personal, paziente_gruppo: 'AB -', paziente_donatore_organi: '1' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(await get());
    expect(answer.body).toMatchObject({
      paziente_nome: 'Giulia',
      paziente_codfiscale: 'FRRGLI84C52H501K',
      paziente_nascita: '1984-03-12',
      paziente_eta: 42,
      paziente_sesso: 'female',
      id_stato_matrimoniale: 2,
      paziente_gruppo: null,
      paziente_donatore_organi: null,
      user: { contact_detail: { comune_nascita: 'Roma', comune_residenza: null, contatto_indirizzo: null } },
    });
  });

  // covers E-09
  test('saves contact details without changing other sections', async () => {
    const answer = await put({ page: 'recapiti', paziente_nome: 'Altra', user: { contact_detail: detail } });
    expect(answer.status).toBe(200);
    expect(answer.body.paziente_nome).toBe('Ada');
    expect(answer.body.user.contact_detail).toEqual({ ...detail, comune_nascita: null });
  });

  // covers K-23 K-24 K-25
  test('saves medical information without changing other sections', async () => {
    const answer = await put({
      ...personal,
      page: 'informazioni_mediche',
      paziente_gruppo: '0 +',
      paziente_donatore_organi: '1',
    });
    expect(answer.body).toMatchObject({ paziente_gruppo: '0 +', paziente_donatore_organi: '1', paziente_nome: 'Ada' });
    const cleared = await put({ page: 'informazioni_mediche', paziente_gruppo: null });
    expect(cleared.body).toMatchObject({ paziente_gruppo: null, paziente_donatore_organi: '1' });
    for (const paziente_gruppo of ['0 +', '0 -', 'A +', 'A -', 'B +', 'B -', 'AB +', 'AB -']) {
      expect((await put({ page: 'informazioni_mediche', paziente_gruppo })).body.paziente_gruppo).toBe(paziente_gruppo);
    }
    const refuses = await put({ page: 'informazioni_mediche', paziente_donatore_organi: '0' });
    expect(refuses.body.paziente_donatore_organi).toBe('0');
    expect((await put({ page: 'informazioni_mediche', paziente_gruppo: '0+' })).status).toBe(422);
    expect((await put({ page: 'informazioni_mediche', paziente_donatore_organi: '2' })).status).toBe(422);
  });

  test('saves the first step of a new account without changing other sections', async () => {
    const step = { page: 'chi_sei', paziente_nascita: '1984-03-12', paziente_gruppo: 'A +' };
    const answer = await put({ ...step, paziente_nome: 'Altra', paziente_donatore_organi: '1' });
    expect(answer.body).toMatchObject({ paziente_nascita: '1984-03-12', paziente_gruppo: 'A +', paziente_nome: 'Ada' });
    expect(answer.body.paziente_donatore_organi).toBeNull();
    const unknown = await put({ page: 'chi_sei', paziente_nascita: '1984-03-13', paziente_gruppo: null });
    expect(unknown.body).toMatchObject({ paziente_nascita: '1984-03-13', paziente_gruppo: null });
    expect((await put({ page: 'chi_sei', paziente_gruppo: 'A +' })).status).toBe(422);
    expect((await put({ page: 'chi_sei', paziente_nascita: '2999-01-01' })).body.errors).toMatchObject([
      { path: '/paziente_nascita', code: 'future-date' },
    ]);
  });

  test('records user and time of a change', async () => {
    await put({ page: 'informazioni_mediche', paziente_gruppo: 'A +' });
    const row = await server.database
      .selectFrom('pazienti')
      .select(['id_update', 'updated_at'])
      .where('id_paziente', '=', person.id_paziente)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id_update: person.id_utente, updated_at: '2026-03-21T11:00:00.000Z' });
  });

  const without = (name: string) => Object.fromEntries(Object.entries(personal).filter(([key]) => key !== name));
  // covers V-09 V-10 V-11 V-12 V-13 V-15
  test.each([
    ['/paziente_nome', without('paziente_nome')],
    ['/paziente_nome', { ...personal, paziente_nome: '   ' }],
    ['/paziente_cognome', without('paziente_cognome')],
    ['/paziente_codfiscale', { ...personal, paziente_codfiscale: 'FRRGLI84C52H501' }],
    ['/paziente_sesso', { ...personal, paziente_sesso: 'unknown' }],
    ['/paziente_nascita', { ...personal, paziente_nascita: '1984-02-30' }],
    ['/paziente_nascita', { ...personal, paziente_nascita: '1084-03-12' }],
    ['/id_stato_matrimoniale', { ...personal, id_stato_matrimoniale: 99 }],
    [
      '/user/contact_detail/comune_nascita',
      { ...personal, user: { contact_detail: { ...detail, comune_nascita: '' } } },
    ],
    [
      '/user/contact_detail/comune_nascita',
      { ...personal, user: { contact_detail: { ...detail, comune_nascita: 'Atlantide' } } },
    ],
  ])('rejects personal data with an invalid %s', async (path, body) => {
    const before = await get();
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await get()).toEqual(before);
  });

  // covers V-16 V-17 V-18
  test.each([
    ['/user/contact_detail/contatto_indirizzo', { ...detail, contatto_indirizzo: null }],
    ['/user/contact_detail/comune_residenza', { ...detail, comune_residenza: ' ' }],
    ['/user/contact_detail/contatto_telefono', { ...detail, contatto_telefono: '051 123' }],
    ['/user/contact_detail/contatto_telefono', { ...detail, contatto_telefono: '051 12345x' }],
    ['/user/contact_detail/contatto_telefono', { ...detail, contatto_telefono: null }],
  ])('rejects contact details with an invalid %s', async (path, contact_detail) => {
    const answer = await put({ page: 'recapiti', user: { contact_detail } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
  });

  test('accepts phone extensions', async () => {
    const contact_detail = { ...detail, contatto_telefono: '051 1234567 Int. 12' };
    const answer = await put({ page: 'recapiti', user: { contact_detail } });
    expect(answer.body.user.contact_detail).toMatchObject({ contatto_telefono: '051 1234567 Int. 12' });
  });

  // covers V-14 V-01
  test('rejects a future date of birth by the Italian date', async () => {
    now = Date.parse('2026-03-21T23:30:00.000Z');
    person = await server.person();
    expect(calendarDay(now, 'Europe/Rome')).toBe('2026-03-22');
    const tomorrow = await put({ ...personal, paziente_nascita: '2026-03-23' });
    expect(tomorrow.status).toBe(422);
    expect(tomorrow.body.errors).toMatchObject([{ path: '/paziente_nascita', code: 'future-date' }]);
    const today = await put({ ...personal, paziente_nascita: '2026-03-22' });
    expect(today.body).toMatchObject({ paziente_nascita: '2026-03-22', paziente_eta: 0 });
  });

  test.each([
    ['1984-03-21', 42],
    ['1984-03-22', 41],
    ['2004-02-29', 22],
  ])('born on %s: age %i', async (paziente_nascita, age) => {
    expect((await put({ ...personal, paziente_nascita })).body.paziente_eta).toBe(age);
  });

  test.each([
    'id_utente',
    'paziente_eta',
    'paziente_email',
    'author_id',
    'links',
    'contattiemergenza',
    'tbl_taccuinos',
  ])('ignores or rejects %s from the client', async (name) => {
    const answer = await put({ ...personal, [name]: name === 'links' ? [] : 1 });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: `/${name}`, code: 'additionalProperties' }]);
  });
});
