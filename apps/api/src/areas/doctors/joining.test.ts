import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { extractLinkCode, mailsTo } from '../../../test/mail-queue.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { maxOpenInvitations } from './invitations.routes.ts';

const day = 86_400_000;

onBothDatabases('a doctor', (kind) => {
  let now = noon;
  let server: TestServer;
  let patient: Person;
  let admin: Person;
  let invited = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
    admin = await server.person(['admin']);
  });
  beforeEach(async () => {
    patient = await server.person();
  });
  afterAll(() => server.close());

  const newAddress = () => `10.7.${invited >> 8}.${invited & 255}`;
  const newMail = () => `medico${++invited}@medici.example`;
  const post = (path: string, body: object, token = patient.token) =>
    server.call('POST', path, { token, body, address: newAddress() });
  const invite = (email: string, fullname = 'Vera Rossi') =>
    post('/api/inviti/dottore', { fullname, email, specializzation: 'Cardiologia' });
  const codeTo = async (email: string) => extractLinkCode((await mailsTo(server, email)).at(-1));
  const chosen = 'Tre-Gatti-Sul-Tetto-41!';
  const acceptAsNew = (codice: string, nome = 'Vera', cognome = 'Rossi') =>
    server.call('POST', '/api/inviti/registrati', {
      body: { codice, nome, cognome, password: chosen, conferma_password: chosen, termini: true },
      address: newAddress(),
    });
  const acceptAs = (codice: string, { email }: Person) =>
    server.call('POST', '/api/inviti/collega', { body: { codice, email, password }, address: newAddress() });
  const signIn = async (email: string): Promise<string> => {
    const login = { email, password: chosen };
    return (await server.call('POST', '/api/user/login', { body: login, address: newAddress() })).body.success.token;
  };
  const listDoctors = async ({ id_utente, token }: Person) =>
    (await server.call('GET', `/api/getAscDoctors/${id_utente}`, { token })).body.data;
  const listDirectory = async ({ id_utente, token }: Person) =>
    (await server.call('GET', `/api/getNAdoctors/${id_utente}`, { token })).body.data;
  const listPatients = async (token: string) => (await server.call('GET', '/api/assistiti', { token })).body.data;
  const listReaders = async ({ id_utente, token }: Person) =>
    (await server.call('GET', `/api/privacy/${id_utente}`, { token })).body.medici;
  const getState = async (person: Person) => (await listDoctors(person))[0].care_provider.stato;

  test("joins with the link of a patient's invitation and sees that patient", async () => {
    const email = newMail();
    const answer = await invite(email);
    expect(answer.body.data).toMatchObject({
      assegnazione_confidenzialita: 1,
      visibility: 2,
      invito: { scade: new Date(noon + 14 * day).toISOString() },
      care_provider: { fullname: 'Vera Rossi', stato: 'invitato' },
    });
    expect(await listReaders(patient)).toEqual([]);
    const [mail = ''] = await mailsTo(server, email);
    expect(mail).toContain('Ada Prova');
    expect(mail).toContain('14 giorni');
    expect((await acceptAsNew(extractLinkCode(mail), 'Vera Anna')).status).toBe(204);
    expect((await listPatients(await signIn(email))).map((one: Person) => one.id_paziente)).toEqual([
      patient.id_paziente,
    ]);
    expect((await listDoctors(patient))[0]).toMatchObject({
      invito: null,
      care_provider: { fullname: 'Vera Anna Rossi', stato: 'iscritto' },
    });
    expect(await listReaders(patient)).toMatchObject([{ fullname: 'Vera Anna Rossi' }]);
    const [notice] = await mailsTo(server, patient.email);
    expect(notice).toContain('Vera Anna Rossi ha accettato');
  });

  test('stays hidden from all other patients', async () => {
    const { data } = (await invite(newMail())).body;
    const other = await server.person();
    expect((await listDirectory(other)).map((one: { id_cpp: number }) => one.id_cpp)).not.toContain(data.id_cpp);
    const stolen = await post('/api/dottori', { status: 'add', id_cpp: data.id_cpp }, other.token);
    const missing = await post('/api/dottori', { status: 'add', id_cpp: 987_654 }, other.token);
    expect([stolen.status, stolen.text]).toEqual([404, missing.text]);
    for (const path of ['/api/inviti/dottore/invia', '/api/inviti/dottore/revoca'])
      expect((await post(path, { id_cpp: data.id_cpp }, other.token)).status).toBe(404);
  });

  test('sees nothing before accepting or after the invitation was revoked', async () => {
    const email = newMail();
    const { data } = (await invite(email)).body;
    const code = await codeTo(email);
    const revoked = await post('/api/inviti/dottore/revoca', { id_cpp: data.id_cpp });
    expect(revoked.body.data).toMatchObject({ invito: null, care_provider: { stato: 'revocato' } });
    expect((await acceptAsNew(code)).status).toBe(401);
    expect(await getState(patient)).toBe('revocato');
    expect(await listReaders(patient)).toEqual([]);
  });

  test('can be invited again, after which only the newest link works', async () => {
    const email = newMail();
    const { data } = (await invite(email)).body;
    const first = await codeTo(email);
    now += day;
    const token = await server.session(patient.id_utente);
    expect((await post('/api/inviti/dottore/invia', { id_cpp: data.id_cpp }, token)).status).toBe(200);
    const second = await codeTo(email);
    expect((await acceptAsNew(first)).status).toBe(401);
    expect((await acceptAsNew(second)).status).toBe(204);
    const again = await post('/api/inviti/dottore/invia', { id_cpp: data.id_cpp }, token);
    expect([again.status, again.body.code]).toEqual([409, 'already-joined']);
    now = noon;
  });

  test('cannot use a link after 14 days', async () => {
    const email = newMail();
    await invite(email);
    const code = await codeTo(email);
    now += 14 * day;
    expect((await acceptAsNew(code)).status).toBe(401);
    now = noon;
  });

  test('is verified by accepting an invitation sent to the recorded address', async () => {
    const email = newMail();
    const { id_cpp } = await makeDoctor(server, { fullname: 'Bruno Serra', email });
    const friend = await server.person();
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 3, tags: [2] });
    await associate(server, friend, id_cpp);
    expect((await post('/api/inviti/dottore/invia', { id_cpp, email: 'altro@altrove.example' })).status).toBe(422);
    await post('/api/inviti/dottore/invia', { id_cpp });
    expect((await acceptAsNew(await codeTo(email), 'B.', 'Serra')).status).toBe(204);
    expect((await listPatients(await signIn(email))).length).toBe(2);
    expect((await listDoctors(patient))[0]).toMatchObject({
      ...{ id_cpp, assegnazione_confidenzialita: 4, visibility: 3, tags: [2] },
      care_provider: { fullname: 'Bruno Serra', stato: 'verificato' },
    });
  });

  test('takes over an invited entry into an existing account and keeps all associations', async () => {
    const doctor = await server.person();
    const own = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email, verificato_at: 'x' });
    const friend = await server.person();
    await associate(server, friend, own.id_cpp, { assegnazione_confidenzialita: 5, visibility: 1 });
    const email = newMail();
    const { data } = (await invite(email, 'V. Rossi')).body;
    const access = { assegnazione_confidenzialita: 3, visibility: 3, tags: [2, 4] };
    await post('/api/associatedCareProviders', { id_cpp: data.id_cpp, ...access });
    expect((await acceptAs(await codeTo(email), doctor)).status).toBe(204);
    expect(await listDoctors(patient)).toMatchObject([{ id_cpp: own.id_cpp, ...access }]);
    expect(await listDoctors(friend)).toMatchObject([{ assegnazione_confidenzialita: 5, visibility: 1 }]);
    expect((await listPatients(doctor.token)).length).toBe(2);
  });

  test('keeps what was hidden from either entry', async () => {
    const doctor = await server.person();
    const own = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email });
    const [one, two, three] = [1, 2, 3].map((id_record) => ({ tipo: 'exam' as const, id_record }));
    await associate(server, patient, own.id_cpp, { eccezioni: [one, two].flatMap((line) => line ?? []) });
    const email = newMail();
    const { data } = (await invite(email)).body;
    const more = [two, three].flatMap((line) => line ?? []);
    const { id_paziente } = patient;
    await server.database
      .insertInto('associated_doctors_exceptions')
      .values(more.map((line) => ({ id_paziente, id_cpp: data.id_cpp, ...line })))
      .execute();
    await acceptAs(await codeTo(email), doctor);
    expect(await listDoctors(patient)).toMatchObject([{ id_cpp: own.id_cpp, eccezioni: [one, two, three] }]);
  });

  test('keeps the access of an existing association', async () => {
    const doctor = await server.person();
    const own = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email });
    await associate(server, patient, own.id_cpp, { assegnazione_confidenzialita: 2, visibility: 2 });
    const email = newMail();
    const { data } = (await invite(email)).body;
    const wider = { assegnazione_confidenzialita: 6, visibility: 1, tags: [] };
    await post('/api/associatedCareProviders', { id_cpp: data.id_cpp, ...wider });
    await acceptAs(await codeTo(email), doctor);
    expect(await listDoctors(patient)).toMatchObject([{ id_cpp: own.id_cpp, assegnazione_confidenzialita: 2 }]);
  });

  test('cannot be the inviting patient', async () => {
    const email = newMail();
    await invite(email);
    const answer = await acceptAs(await codeTo(email), patient);
    expect([answer.status, answer.body.code]).toEqual([409, 'own-record']);
  });

  test('is the account that accepted first', async () => {
    const email = newMail();
    const { id_cpp } = await makeDoctor(server, { email });
    const friend = await server.person();
    await associate(server, patient, id_cpp);
    await associate(server, friend, id_cpp);
    await post('/api/inviti/dottore/invia', { id_cpp });
    const first = await codeTo(email);
    await post('/api/inviti/dottore/invia', { id_cpp }, friend.token);
    const second = await codeTo(email);
    const [one, other] = [await server.person(), await server.person()];
    expect((await acceptAs(first, one)).status).toBe(204);
    const late = await acceptAs(second, other);
    expect([late.status, late.body.code]).toEqual([409, 'already-joined']);
  });

  test('is limited in open invitations per patient', async () => {
    const { database } = server;
    const { id_cpp } = (await invite(newMail())).body.data;
    const [row] = await database.selectFrom('inviti').selectAll().where('id_cpp', '=', id_cpp).execute();
    if (row === undefined) throw new Error('There is no invitation.');
    const { id_invito: _, ...values } = row;
    for (let i = 1; i < maxOpenInvitations; i += 1)
      await database
        .insertInto('inviti')
        .values({ ...values, id_cpp: null, code_hash: null })
        .execute();
    const answer = await invite(newMail());
    expect([answer.status, answer.body.code]).toEqual([409, 'too-many-invitations']);
    expect(await listDoctors(patient)).toHaveLength(1);
  });

  const registration = {
    fullname: 'Carla Neri',
    cpp_localita_iscrizione: 'Torino',
    numero_iscrizione: '20441',
    specializzation: 'Neurologia',
  };
  const register = (doctor: Person, change: object = {}) =>
    post('/api/dottori/iscrizione', { ...registration, ...change }, doctor.token);
  const pending = async () =>
    (await server.call('GET', '/api/security/medici', { token: admin.token })).body.data as { id_cpp: number }[];

  test('is listed for patients after an administrator verified the number', async () => {
    const doctor = await server.person();
    const { data } = (await register(doctor)).body;
    expect(data).toMatchObject({ ...registration, stato: 'attesa' });
    const listed = async () =>
      (await listDirectory(patient)).find((one: { id_cpp: number }) => one.id_cpp === data.id_cpp);
    expect(await listed()).toBeUndefined();
    expect((await pending()).find(({ id_cpp }) => id_cpp === data.id_cpp)).toMatchObject({ email: doctor.email });
    await post('/api/security/medici/verifica', { id_cpp: data.id_cpp }, admin.token);
    expect(await listed()).toMatchObject({ fullname: 'Carla Neri', stato: 'verificato' });
    expect((await pending()).map(({ id_cpp }) => id_cpp)).not.toContain(data.id_cpp);
    expect((await mailsTo(server, doctor.email)).at(-1)).toContain('abbiamo verificato');
    const log = (await server.call('GET', '/api/security/registro', { token: admin.token })).body.data[0];
    expect(log).toMatchObject({ azione: 'medico-verificato', oggetto: 'Carla Neri' });
  });

  test('must be verified again after changing the number', async () => {
    const doctor = await server.person();
    const { id_cpp } = (await register(doctor)).body.data;
    await post('/api/security/medici/verifica', { id_cpp }, admin.token);
    expect((await register(doctor, { specializzation: 'Fisiatria' })).body.data.stato).toBe('verificato');
    expect((await register(doctor, { numero_iscrizione: '20442' })).body.data.stato).toBe('attesa');
    expect((await listDirectory(patient)).map((one: { id_cpp: number }) => one.id_cpp)).not.toContain(id_cpp);
  });

  test('is notified of the deactivation, loses access, and regains it after reactivation', async () => {
    const doctor = await server.person();
    const { id_cpp } = (await register(doctor, { numero_iscrizione: '20443' })).body.data;
    await post('/api/security/medici/verifica', { id_cpp }, admin.token);
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    const setActive = (attivo: boolean) =>
      server.call('POST', `/api/security/dottori/${id_cpp}/attivo`, { token: admin.token, body: { attivo } });
    const state = async () =>
      (await server.call('GET', '/api/dottori/iscrizione', { token: doctor.token })).body.data.stato;
    expect((await setActive(false)).status).toBe(200);
    expect([await state(), await listPatients(doctor.token)]).toEqual(['disattivato', []]);
    expect((await setActive(true)).status).toBe(200);
    expect(await state()).toBe('verificato');
    expect(await listPatients(doctor.token)).toHaveLength(1);
  });

  test('takes over the directory entry that an administrator merges', async () => {
    const fullname = 'Dora Villa';
    const listed = await makeDoctor(server, { fullname: 'VILLA Dora', email: newMail() });
    await associate(server, patient, listed.id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    const doctor = await server.person();
    const { id_cpp } = (await register(doctor, { fullname, numero_iscrizione: '777' })).body.data;
    const waiting = (await pending()).find((one) => one.id_cpp === id_cpp);
    expect(waiting).toMatchObject({ simili: [{ id_cpp: listed.id_cpp }] });
    const merge = { id_cpp, unisci_con: listed.id_cpp };
    expect((await post('/api/security/medici/verifica', merge, admin.token)).status).toBe(200);
    expect(await listDoctors(patient)).toMatchObject([
      { id_cpp, assegnazione_confidenzialita: 4, visibility: 1, care_provider: { fullname, stato: 'verificato' } },
    ]);
    expect((await listPatients(doctor.token)).map((one: Person) => one.id_paziente)).toEqual([patient.id_paziente]);
    const gone = (await listDirectory(await server.person())).map((one: { id_cpp: number }) => one.id_cpp);
    expect(gone).toContain(id_cpp);
    expect(gone).not.toContain(listed.id_cpp);
  });

  test('is not merged with an entry that has an account or is not listed', async () => {
    const taken = await makeDoctor(server, { id_utente: (await server.person()).id_utente, email: newMail() });
    const hidden = (await invite(newMail())).body.data;
    const { id_cpp } = (await register(await server.person())).body.data;
    const withTaken = await post('/api/security/medici/verifica', { id_cpp, unisci_con: taken.id_cpp }, admin.token);
    expect([withTaken.status, withTaken.body.code]).toEqual([409, 'already-joined']);
    const withHidden = { id_cpp, unisci_con: hidden.id_cpp };
    expect((await post('/api/security/medici/verifica', withHidden, admin.token)).status).toBe(404);
    expect((await pending()).map((one) => one.id_cpp)).toContain(id_cpp);
  });

  test('is notified of a rejection and stays associated with inviting patients', async () => {
    const email = newMail();
    await invite(email);
    const doctor = await server.person();
    await acceptAs(await codeTo(email), doctor);
    const { id_cpp } = (await register(doctor)).body.data;
    const motivo = 'Il numero non risulta';
    expect((await post('/api/security/medici/rifiuta', { id_cpp, motivo }, admin.token)).status).toBe(200);
    expect((await mailsTo(server, doctor.email)).at(-1)).toContain(motivo);
    expect(await getState(patient)).toBe('iscritto');
    expect((await register(doctor)).body.data.stato).toBe('attesa');
  });

  test('leaves no data when the only inviting patient deletes the account', async () => {
    const email = newMail();
    await invite(email);
    const answer = await server.call('PUT', `/api/destroyUser/${patient.id_utente}`, {
      token: patient.token,
      body: { password },
    });
    expect(answer.status).toBe(200);
    const left = await server.database.selectFrom('care_providers').selectAll().where('email', '=', email).execute();
    const links = await server.database.selectFrom('inviti').selectAll().where('email', '=', email).execute();
    expect([left, links]).toEqual([[], []]);
  });
});
