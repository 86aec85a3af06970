import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acceptGrant,
  actingFor,
  inviteCaregiver,
  makeCaregiver,
  makeChild,
  newCaregiverMail,
} from '../../../test/caregivers.ts';
import { extractLinkCode, mailsTo } from '../../../test/mail-queue.ts';
import { markerFor } from '../../../test/record-sample.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { isDormantAddress } from '../../mail/dormant-address.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { findBrokenChains } from '../audit/audit.repository.ts';

const day = 86_400_000;
const chosen = 'Tre-Gatti-Sul-Tetto-41!';

onBothDatabases('caregivers', (kind) => {
  let now = noon;
  let server: TestServer;
  let owner: Person;
  let caregiver: Person;
  let addresses = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    owner = await server.person();
    caregiver = await server.person();
  });

  type Target = Pick<Person, 'id_paziente'>;
  const act = (who: Person, target: Target, method: string, url: string, body?: unknown) =>
    server.call(method, url, { token: who.token, body, headers: actingFor(target) });
  const readCard = (who = caregiver, target: Target = owner) =>
    act(who, target, 'GET', `/api/patient/${target.id_paziente}`);
  const received = async ({ token } = caregiver) =>
    (await server.call('GET', '/api/deleghe/ricevute', { token })).body.data;
  const given = async ({ token } = owner) => (await server.call('GET', '/api/deleghe', { token })).body.data;
  const revoke = (id: number, { token } = owner) => server.call('DELETE', `/api/deleghe/${id}`, { token });
  const answer = (id: number, how: 'accetta' | 'rifiuta' | 'lascia', { token } = caregiver) =>
    server.call('POST', `/api/deleghe/ricevute/${id}/${how}`, { token });
  const log = async ({ token }: Person) => (await server.call('GET', '/api/audit', { token })).body.data;
  const reading = { data_rilevazione: '2026-03-20', parametro_peso: 61, fonte: 'manuale' };
  const saveReading = (who = caregiver, target: Target = owner, body: object = reading) =>
    act(who, target, 'POST', '/api/salva/tbl_parametri_vitalis/0', body);
  const newAddress = () => `10.8.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const register = (codice: string) =>
    server.call('POST', '/api/inviti/registrati', {
      body: { codice, nome: 'Nilde', cognome: 'Iotti', password: chosen, conferma_password: chosen, termini: true },
      address: newAddress(),
    });
  const signIn = async (email: string, secret = chosen) =>
    server.call('POST', '/api/user/login', { body: { email, password: secret }, address: newAddress() });

  test('are listed with the news that a server without a mail service sends no invitations', async () => {
    expect((await server.call('GET', '/api/deleghe', { token: owner.token })).body).toEqual({
      data: [],
      spedisce: false,
    });
  });

  test('have access from the acceptance of both sides until one ends it', async () => {
    const { id_delega, stato, persona } = await inviteCaregiver(server, owner, { email: caregiver.email });
    expect([stato, persona]).toEqual(['invitata', null]);
    expect((await readCard()).status).toBe(404);
    expect(await received()).toMatchObject([
      { id_delega, id_paziente: owner.id_paziente, stato: 'invitata', eta: null, ambito: 'lettura', colore: 1 },
    ]);
    expect((await acceptGrant(server, caregiver, id_delega)).body.data).toMatchObject({ stato: 'attiva', colore: 1 });
    expect((await readCard()).body).toMatchObject({ id_paziente: owner.id_paziente });
    expect((await readCard(await server.person())).status).toBe(404);
    expect(await given()).toMatchObject([{ id_delega, stato: 'attiva', ultima_lettura: '2026-03-21' }]);
    expect((await revoke(id_delega)).body.data).toMatchObject({ stato: 'revocata' });
    expect((await readCard()).status).toBe(404);
    expect(await received()).toEqual([]);
  });

  test('are asked by e-mail without anything of the record, and the owner is told of the acceptance', async () => {
    await saveReading(owner, owner);
    const email = newCaregiverMail();
    const { id_delega } = await inviteCaregiver(server, owner, { email, nome: 'Cugina col diabete' });
    const [letter = ''] = await mailsTo(server, email);
    expect(letter).toContain('Ada Prova');
    expect(letter).not.toMatch(/diabete|Cugina|61 kg/);
    const code = extractLinkCode(letter);
    const read = await server.call('POST', '/api/inviti/leggi', { body: { codice: code }, address: newAddress() });
    expect(read.body).toMatchObject({ tipo: 'delega', ha_account: false, assistito: expect.stringContaining('Ada') });
    expect((await register(code)).status).toBe(204);
    const { token } = (await signIn(email)).body.success;
    const headers = actingFor(owner);
    expect((await server.call('GET', `/api/oggi/${owner.id_paziente}`, { token, headers })).status).toBe(200);
    expect(await given()).toMatchObject([{ id_delega, persona: 'Nilde Iotti', stato: 'attiva' }]);
    const [told = ''] = await mailsTo(server, owner.email);
    expect(told).toContain('Nilde Iotti ha accettato');
  });

  test('accept with an account of another address, but never for the own record', async () => {
    const email = newCaregiverMail();
    await inviteCaregiver(server, owner, { email });
    const [letter] = await mailsTo(server, email);
    const codice = extractLinkCode(letter);
    const link = (of: Person) =>
      server.call('POST', '/api/inviti/collega', {
        body: { codice, email: of.email, password },
        address: newAddress(),
      });
    expect((await link(owner)).body.code).toBe('own-account');
    expect((await link(caregiver)).status).toBe(204);
    expect((await readCard()).status).toBe(200);
    expect((await link(await server.person())).status).toBe(401);
  });

  test('invitations answer the same whether or not the address has an account', async () => {
    const known = await inviteCaregiver(server, owner, { email: caregiver.email });
    const unknown = await inviteCaregiver(server, owner, { email: newCaregiverMail() });
    const same = { id_delega: 0, email: '' };
    expect({ ...known, ...same }).toEqual({ ...unknown, ...same });
  });

  test('decline, leave, and are forgotten when they do not answer', async () => {
    const first = await inviteCaregiver(server, owner, { email: caregiver.email });
    expect((await answer(first.id_delega, 'lascia')).body.code).toBe('not-accepted');
    expect((await answer(first.id_delega, 'rifiuta')).status).toBe(204);
    for (const how of ['accetta', 'rifiuta'] as const) {
      expect((await answer(first.id_delega, how)).body.code ?? 'not-found').toMatch(/answered|not-found/);
    }
    const second = await makeCaregiver(server, owner, caregiver);
    expect((await answer(second, 'accetta')).body.code).toBe('answered');
    expect((await answer(second, 'lascia')).status).toBe(204);
    expect((await readCard()).status).toBe(404);
    const third = await inviteCaregiver(server, owner, { email: caregiver.email });
    now += 15 * day;
    caregiver.token = await server.session(caregiver.id_utente);
    owner.token = await server.session(owner.id_utente);
    expect((await answer(third.id_delega, 'accetta')).body.code).toBe('answered');
    expect(await received()).toEqual([]);
    expect((await given()).map(({ stato }: { stato: string }) => stato)).toEqual([
      'rifiutata',
      'terminata',
      'rifiutata',
    ]);
  });

  test('cannot answer for somebody else', async () => {
    const { id_delega } = await inviteCaregiver(server, owner, { email: caregiver.email });
    for (const other of [await server.person(), owner]) {
      for (const how of ['accetta', 'rifiuta', 'lascia'] as const)
        expect((await answer(id_delega, how, other)).status).toBe(404);
      if (other !== owner) expect((await revoke(id_delega, other)).status).toBe(404);
    }
  });

  test('lose access at midnight of the last day, without a job', async () => {
    await makeCaregiver(server, owner, caregiver, { fino_al: '2026-03-22' });
    expect((await readCard()).status).toBe(200);
    // 23:59 and 0:00 in Rome.
    now = Date.parse('2026-03-22T22:59:00.000Z');
    caregiver.token = await server.session(caregiver.id_utente);
    expect((await readCard()).status).toBe(200);
    now = Date.parse('2026-03-22T23:00:00.000Z');
    expect((await readCard()).status).toBe(404);
    owner.token = await server.session(owner.id_utente);
    expect(await given()).toMatchObject([{ stato: 'scaduta' }]);
    // The expired grant does not prevent a new one.
    await makeCaregiver(server, owner, caregiver);
    expect((await readCard()).status).toBe(200);
  });

  test('begin on the first day', async () => {
    const id = await makeCaregiver(server, owner, caregiver, { dal: '2026-03-22' });
    expect((await readCard()).status).toBe(404);
    expect(await received()).toMatchObject([{ id_delega: id, stato: 'programmata' }]);
    now += day;
    caregiver.token = await server.session(caregiver.id_utente);
    expect((await readCard()).status).toBe(200);
  });

  test.each([
    [{ dal: '2026-03-20' }, '/dal', 'past'],
    [{ fino_al: '2026-03-20' }, '/fino_al', 'order'],
    [{ ambito: 'genitore' as const }, '/ambito', 'scope'],
  ])('cannot be granted %j', async (terms, path, code) => {
    const body = { nome: 'Anna', email: newCaregiverMail(), ambito: 'lettura', ...terms };
    const { status, body: problem } = await server.call('POST', '/api/deleghe', { token: owner.token, body });
    expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  });

  test('are one per address, never oneself, and at most twenty', async () => {
    const invite = (email: string) =>
      server.call('POST', '/api/deleghe', {
        token: owner.token,
        body: { nome: 'Anna', email, ambito: 'lettura' },
        address: newAddress(),
      });
    expect((await invite(owner.email.toUpperCase())).body.errors).toMatchObject([{ path: '/email', code: 'own' }]);
    expect((await invite(caregiver.email)).status).toBe(201);
    expect((await invite(` ${caregiver.email}`.trim().toUpperCase())).body.code).toBe('already-caregiver');
    const at = new Date(now).toISOString();
    const row = { id_paziente: owner.id_paziente, id_utente: null, id_delegante: null, id_invito: null, nome: 'x' };
    const terms = { ambito: 'lettura', tipo: 'parente', dal: '2026-03-21', fino_al: null, stato: 'attiva' } as const;
    const rest = { email: 'x@libretto.example', colore: 1, created_at: at, accepted_at: at, closed_at: null };
    for (let i = 0; i < 19; i++)
      await server.database
        .insertInto('deleghe')
        .values({ ...row, ...terms, ...rest, id_chiusura: null, letta_il: null })
        .execute();
    expect((await invite(newCaregiverMail())).body.code).toBe('too-many-caregivers');
  });

  test('are visible in the log of the record, with their name and role, once a day for what they read', async () => {
    const id = await makeCaregiver(server, owner, caregiver, { ambito: 'quotidiano' });
    await readCard();
    await readCard();
    const { id_rilevazione } = (await saveReading()).body;
    const entries = await log(owner);
    expect(entries.map(({ azione, tipo, id_record }: never) => [azione, tipo, id_record])).toEqual([
      ['created', 'reading', id_rilevazione],
      ['read', 'caregiver', id],
      ['changed', 'caregiver', id],
      ['created', 'caregiver', id],
    ]);
    const who = { nome: expect.stringContaining('Ada'), proprietario: false, ruolo: 'assistente' };
    expect(entries.slice(0, 3).map(({ chi }: { chi: object }) => chi)).toEqual([who, who, who]);
    expect(entries[3].chi).toMatchObject({ proprietario: true, ruolo: 'proprietario' });
    // The caregiver sees the same log, in which the owner is still the owner.
    const seen = (await act(caregiver, owner, 'GET', '/api/audit')).body.data;
    expect(seen).toEqual(entries);
    now += day;
    caregiver.token = await server.session(caregiver.id_utente);
    await readCard();
    owner.token = await server.session(owner.id_utente);
    expect((await log(owner))[0]).toMatchObject({ azione: 'read', tipo: 'caregiver' });
    expect((await log(caregiver)).length).toBe(0);
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('write as themselves, in the record of the other person', async () => {
    await makeCaregiver(server, owner, caregiver, { ambito: 'completo' });
    const id = (await saveReading()).body.id_rilevazione;
    const row = await server.database
      .selectFrom('tbl_parametri_vitalis')
      .select(['id_paziente', 'author_id'])
      .where('id_rilevazione', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ id_paziente: owner.id_paziente, author_id: caregiver.id_utente });
    const list = async (who: Person, target = who) =>
      (await act(who, target, 'GET', `/api/rilevazioniPatient/${target.id_paziente}`)).body.length;
    expect([await list(owner), await list(caregiver), await list(caregiver, owner)]).toEqual([1, 0, 1]);
  });

  test('do not delete, restore or share through other operations', async () => {
    await makeCaregiver(server, owner, caregiver, { ambito: 'completo' });
    const diagnosis = {
      diagnosi_stato: '1',
      tipo_diagnosi: 'Diagnosi',
      diagnosi_patologia: 'Emicrania',
      diagnosiDetails: { careprovider: 'Vera Rossi' },
      id_livello_confidenzialita: 6,
    };
    const made = (await act(caregiver, owner, 'POST', '/api/salva/diagnosi/0', diagnosis)).body;
    const save = (change: object, who = caregiver) =>
      act(who, owner, 'POST', `/api/salva/diagnosi/${made.id_diagnosi}`, { ...diagnosis, ...change });
    expect((await save({ diagnosi_patologia: 'Emicrania senza aura' })).status).toBe(200);
    const shared = await save({ id_livello_confidenzialita: 1 });
    expect([shared.status, shared.body.code]).toEqual([403, 'outside-grant']);
    const contact = { contatto_nominativo: 'Zia Pina', contatto_telefono: '0511234567', id_livello_confidenzialita: 1 };
    const saveContact = (id: number, id_contatto_tipologia: number) =>
      act(caregiver, owner, 'POST', `/api/salva/contattiemergenza/${id}`, { ...contact, id_contatto_tipologia });
    const { id_contatto } = (await saveContact(0, 10)).body;
    expect((await saveContact(id_contatto, 10)).status).toBe(200);
    expect((await saveContact(id_contatto, -1)).body.code).toBe('outside-grant');
    expect((await save({ id_livello_confidenzialita: 1 }, owner)).status).toBe(200);
    expect((await act(owner, owner, 'DELETE', `/api/diagnosi/${made.id_diagnosi}`)).status).toBe(200);
    expect((await save({ deleted_at: null })).body.code).toBe('outside-grant');
    const file = {
      ...{ file: 'data:text/plain;base64,UmVmZXJ0bw==', file_nome: 'Referto.txt', file_type: 'text/plain' },
      ...{ type: 'documento', data_rilievo: '2026-03-20', id_livello_confidenzialita: 6, tags: [2] },
    };
    const { id_file } = (await act(owner, owner, 'POST', '/api/files', file)).body;
    const saveFile = (change: object) => act(caregiver, owner, 'PUT', `/api/files/${id_file}`, change);
    expect((await saveFile({ file_commento: 'Nuovo', tags: [2] })).status).toBe(200);
    expect((await saveFile({ tags: [2, 5] })).body.code).toBe('outside-grant');
  });

  test('keep their own drafts for each person, which end with the grant', async () => {
    const id = await makeCaregiver(server, owner, caregiver, { ambito: 'quotidiano' });
    const draft = (who: Person, target: Target, method = 'GET', contenuto?: object) =>
      act(who, target, method, '/api/bozze/taccuino.nuova', contenuto && { contenuto });
    const countRecords = async () =>
      Promise.all([caregiver, owner].map(async (who) => (await act(who, who, 'GET', '/api/spazio')).body.record_usati));
    await draft(caregiver, caregiver, 'PUT', { testo: 'mio' });
    await draft(caregiver, owner, 'PUT', { testo: 'di Ada' });
    await draft(owner, owner, 'PUT', { testo: 'suo' });
    const read = async () =>
      Promise.all(
        [draft(caregiver, caregiver), draft(caregiver, owner), draft(owner, owner)].map(
          async (call) => (await call).body.contenuto?.testo,
        ),
      );
    expect(await read()).toEqual(['mio', 'di Ada', 'suo']);
    expect(await countRecords()).toEqual([1, 2]);
    await revoke(id);
    expect(await read()).toEqual(['mio', undefined, 'suo']);
    expect(await countRecords()).toEqual([1, 1]);
    await makeCaregiver(server, owner, caregiver, { ambito: 'quotidiano' });
    expect((await draft(caregiver, owner)).body.code).toBe('not-found');
  });

  test('keep no download URL and no upload of a record whose grant has ended', async () => {
    const id = await makeCaregiver(server, owner, caregiver, { ambito: 'completo' });
    const file = {
      file: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
      file_nome: 'referto.pdf',
      file_type: 'application/pdf',
      type: 'documento',
      id_livello_confidenzialita: 1,
      created_at: '2026-03-20',
    };
    const { id_file } = (await act(caregiver, owner, 'POST', '/api/files', file)).body;
    expect(id_file).toEqual(expect.any(Number));
    const url = async () => (await act(caregiver, owner, 'GET', `/api/getDRoute/${id_file}`)).body.data;
    const download = async (link: string) => (await server.app.inject({ method: 'GET', url: link })).statusCode;
    const [first, second] = [await url(), await url()];
    expect(await download(first)).toBe(200);
    const upload = (await act(caregiver, owner, 'POST', '/api/caricamenti', { dimensione: 9 })).body.id_caricamento;
    const state = () => act(caregiver, owner, 'GET', `/api/caricamenti/${upload}`);
    expect((await state()).status).toBe(200);
    // The URL names the record: the own one does not make it valid.
    await revoke(id);
    expect(await download(second)).toBe(404);
    expect((await state()).status).toBe(404);
    expect((await act(caregiver, caregiver, 'GET', `/api/caricamenti/${upload}`)).status).toBe(404);
    // What a caregiver added is the owner's to delete.
    expect((await act(owner, owner, 'DELETE', `/api/files/${id_file}`)).status).toBe(200);
  });

  test('get no response that was still being made when the grant ended', async () => {
    const id = await makeCaregiver(server, owner, caregiver);
    const [report] = await Promise.all([
      act(caregiver, owner, 'GET', `/api/downloadReport/${owner.id_paziente}`),
      revoke(id),
    ]);
    expect(report.status).toBe(404);
  });

  test('send the same request about two people as two', async () => {
    await makeCaregiver(server, owner, caregiver, { ambito: 'completo' });
    const body = { nome: 'Anna', email: newCaregiverMail(), ambito: 'lettura' };
    const key = { 'idempotency-key': '"5f0c3a9e7b1d4c6e8a2f"' };
    const child = await makeChild(server, caregiver);
    const invite = (headers: Record<string, string>) =>
      server.call('POST', '/api/deleghe', { token: caregiver.token, body, headers: { ...key, ...headers } });
    const own = await invite({});
    expect(own.status).toBe(201);
    expect((await invite({})).text).toBe(own.text);
    expect((await invite(actingFor(child))).body.code).toBe('key-used');
  });

  test('show one colour each', async () => {
    const others = [await server.person(), await server.person()];
    for (const other of [owner, ...others]) await makeCaregiver(server, other, caregiver);
    const colours = (await received()).map(({ colore }: { colore: number }) => colore);
    expect(colours.sort()).toEqual([1, 2, 3]);
    expect(await received()).toHaveLength(3);
  });

  test('use the plan of the record, and never its administration', async () => {
    const plain = await server.person([]);
    const admin = await server.person(['admin', 'aggiungidiagnosi']);
    await makeCaregiver(server, admin, plain, { ambito: 'completo' });
    const has = async (data: string) =>
      (await act(plain, admin, 'POST', '/api/security/hasPermission', { data })).body.data;
    expect([await has('aggiungidiagnosi'), await has('aggiungiesame'), await has('admin')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('leave nothing of theirs behind with their account, and what they wrote to its owner', async () => {
    const id = await makeCaregiver(server, owner, caregiver, { ambito: 'completo' });
    const reading = (await saveReading()).body.id_rilevazione;
    const body = { password };
    const url = `/api/destroyUser/${caregiver.id_utente}`;
    expect((await server.call('PUT', url, { token: caregiver.token, body })).status).toBe(200);
    expect(await given()).toMatchObject([{ id_delega: id, email: null, persona: null, stato: 'terminata' }]);
    const row = await server.database
      .selectFrom('tbl_parametri_vitalis')
      .select('author_id')
      .where('id_rilevazione', '=', reading)
      .executeTakeFirst();
    expect(row).toEqual({ author_id: owner.id_utente });
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('end with the record of the owner', async () => {
    await makeCaregiver(server, owner, caregiver, { ambito: 'quotidiano' });
    await act(caregiver, owner, 'PUT', '/api/bozze/taccuino.nuova', { contenuto: { testo: markerFor(owner) } });
    const url = `/api/destroyUser/${owner.id_utente}`;
    expect((await server.call('PUT', url, { token: owner.token, body: { password } })).status).toBe(200);
    expect((await readCard()).status).toBe(404);
    expect(await received()).toEqual([]);
    expect(await server.database.selectFrom('bozze_assistiti').selectAll().execute()).toEqual([]);
  });

  test('accept two invitations to one record at once as one', async () => {
    const emails = [newCaregiverMail(), newCaregiverMail()];
    const codes: string[] = [];
    for (const email of emails) {
      await inviteCaregiver(server, owner, { email });
      codes.push(extractLinkCode((await mailsTo(server, email))[0]));
    }
    const link = (codice: string) =>
      server.call('POST', '/api/inviti/collega', {
        body: { codice, email: caregiver.email, password },
        address: newAddress(),
      });
    const statuses = [(await link(codes[0] ?? '')).status, (await link(codes[1] ?? '')).status];
    expect(statuses).toEqual([204, 409]);
    expect((await readCard()).status).toBe(200);
  });
});

onBothDatabases('the record of a child', (kind) => {
  let now = noon;
  let server: TestServer;
  let parent: Person;
  let child: Awaited<ReturnType<typeof makeChild>>;
  let addresses = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    parent = await server.person();
    child = await makeChild(server, parent);
  });

  const newAddress = () => `10.7.0.${++addresses}`;
  const act = (who: Person, method: string, url: string, body?: unknown, target: { id_paziente: number } = child) =>
    server.call(method, url, { token: who.token, body, headers: actingFor(target) });
  const received = async ({ token } = parent) =>
    (await server.call('GET', '/api/deleghe/ricevute', { token })).body.data;
  const grow = async () => {
    now = Date.parse('2036-05-03T22:00:00.000Z');
    parent.token = await server.session(parent.id_utente);
  };
  const handOver = (email: string, who = parent, id_delega = child.id_delega) =>
    server.call('POST', '/api/deleghe/consegna', {
      token: who.token,
      body: { id_delega, email },
      address: newAddress(),
    });
  const register = (
    codice: string,
    { secret = chosen, ...names }: { secret?: string; nome?: string; cognome?: string } = {},
  ) =>
    server.call('POST', '/api/inviti/registrati', {
      body: { codice, ...names, password: secret, conferma_password: secret, termini: true },
      address: newAddress(),
    });

  const paths = ({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path);

  test('is kept by the parent who creates it, with everything that an owner may do', async () => {
    expect(child).toMatchObject({ nome: 'Sofia', eta: 7, ambito: 'genitore', tipo: 'genitore', maggiorenne: false });
    const card = (await act(parent, 'GET', `/api/patient/${child.id_paziente}`)).body;
    expect(card).toMatchObject({ paziente_nome: 'Sofia', paziente_sesso: 'female', paziente_email: null });
    expect(card.user.email).toBeNull();
    const body = { etichetta: 'Pediatra', contenuti: ['fhir'], aree: ['allergies'], id_livello_confidenzialita: 1 };
    const share = await act(parent, 'POST', '/api/condivisioni', { ...body, ore_di_validita: 24 });
    expect(share.status).toBe(201);
    const saved = await act(parent, 'POST', '/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione: '2026-03-20',
      parametro_peso: 24,
      fonte: 'manuale',
    });
    expect((await act(parent, 'DELETE', `/api/rilevazioni/${saved.body.id_rilevazione}`)).status).toBe(200);
    const { data } = (await act(parent, 'GET', '/api/audit')).body;
    expect(data[0].chi).toMatchObject({ proprietario: false, ruolo: 'genitore' });
  });

  test.each([
    ['2008-03-21', 'age'],
    ['2026-03-23', 'future-date'],
  ])('is refused for a date of birth %s', async (paziente_nascita, code) => {
    const body = { paziente_nome: 'Ivo', paziente_cognome: 'Galli', paziente_nascita, paziente_sesso: 'male' };
    const { status, body: problem } = await server.call('POST', '/api/deleghe/figli', { token: parent.token, body });
    expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ path: '/paziente_nascita', code })]]);
  });

  test('has an account that no sign-in, reset, invitation or mail reaches', async () => {
    const { email } = await server.database
      .selectFrom('utenti')
      .select('email')
      .where('id_utente', '=', child.id_utente)
      .executeTakeFirstOrThrow();
    expect(isDormantAddress(email)).toBe(true);
    for (const secret of ['', password]) {
      const body = { email, password: secret === '' ? 'x' : secret };
      const { body: problem } = await server.call('POST', '/api/user/login', { body, address: newAddress() });
      expect(problem.code).toBe('wrong-credentials');
    }
    await server.call('POST', '/api/user/password/reset', { body: { email }, address: newAddress() });
    await queueMail(server.database, { kind: 'password-changed', to: email, language: 'it' }, now);
    expect(
      await server.database.selectFrom('mail').select('id_mail').where('to_address', '=', email).execute(),
    ).toEqual([]);
    // A session in the database, which no operation creates.
    const token = await server.session(child.id_utente);
    expect((await server.call('GET', '/api/bozze', { token })).status).toBe(401);
    const admin = await server.person(['admin']);
    const search = { search: 'Sofia Galli', page: 1 };
    const users = await server.call('POST', '/api/security/utentiList', { token: admin.token, body: search });
    expect(users.body.totale).toBe(0);
  });

  test('may have a second parent, whom the first cannot remove', async () => {
    const other = await server.person();
    const body = { nome: 'Papà', email: other.email, ambito: 'genitore' };
    const { data } = (await act(parent, 'POST', '/api/deleghe', body)).body;
    expect(data).toMatchObject({ tipo: 'genitore', ambito: 'genitore', stato: 'invitata' });
    await acceptGrant(server, other, data.id_delega);
    expect((await act(other, 'DELETE', `/api/deleghe/${child.id_delega}`)).body.code).toBe('parent');
    expect((await act(parent, 'DELETE', `/api/deleghe/${data.id_delega}`)).body.code).toBe('parent');
    const leave = (who: Person, id: number) =>
      server.call('POST', `/api/deleghe/ricevute/${id}/lascia`, { token: who.token });
    expect((await leave(parent, child.id_delega)).status).toBe(204);
    expect((await leave(other, data.id_delega)).body.code).toBe('last-parent');
  });

  test('is never left without a parent', async () => {
    const url = `/api/destroyUser/${parent.id_utente}`;
    const destroy = () => server.call('PUT', url, { token: parent.token, body: { password }, address: newAddress() });
    expect((await destroy()).body.code).toBe('last-parent');
    const erased = await act(parent, 'PUT', `/api/destroyUser/${child.id_paziente}`, { password });
    expect([erased.status, erased.body.data]).toEqual([200, { id_paziente: child.id_paziente, conservati_fino: null }]);
    expect(await received()).toEqual([]);
    // The parent's own account is untouched until it is deleted itself.
    expect((await server.call('GET', `/api/patient/${parent.id_utente}`, { token: parent.token })).status).toBe(200);
    expect((await destroy()).status).toBe(200);
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('cannot be shared or deleted by the parents from the 18th birthday', async () => {
    const body = { nome: 'Nonna', email: newCaregiverMail(), ambito: 'lettura' };
    const invite = () => act(parent, 'POST', '/api/deleghe', body);
    now = Date.parse('2036-05-03T21:59:00.000Z');
    parent.token = await server.session(parent.id_utente);
    expect(await received()).toMatchObject([{ ambito: 'genitore', maggiorenne: false, eta: 17 }]);
    expect((await handOver(newCaregiverMail())).body.code).toBe('minor');
    await grow();
    expect(await received()).toMatchObject([{ ambito: 'completo', maggiorenne: true, eta: 18 }]);
    expect((await invite()).body.code).toBe('outside-grant');
    expect((await act(parent, 'PUT', `/api/destroyUser/${child.id_paziente}`, { password })).status).toBe(403);
    expect((await act(parent, 'GET', `/api/oggi/${child.id_paziente}`)).status).toBe(200);
  });

  test('is handed over to the grown child, who alone can open it then', async () => {
    const grandmother = await server.person();
    const invited = await act(parent, 'POST', '/api/deleghe', {
      nome: 'Nonna',
      email: grandmother.email,
      ambito: 'lettura',
    });
    await acceptGrant(server, grandmother, invited.body.data.id_delega);
    await grow();
    const email = newCaregiverMail();
    const offered = await handOver(email);
    expect(offered.body.data.consegna).toMatchObject({ email });
    const [letter = ''] = await mailsTo(server, email);
    const code = extractLinkCode(letter);
    const read = await server.call('POST', '/api/inviti/leggi', { body: { codice: code }, address: newAddress() });
    expect(read.body).toMatchObject({ tipo: 'consegna', assistito: 'Sofia Galli' });
    const other = await server.person();
    const link = { codice: code, email: other.email, password };
    const linked = await server.call('POST', '/api/inviti/collega', { body: link, address: newAddress() });
    expect(linked.body.code).toBe('own-record-exists');
    const account = () => act(parent, 'GET', `/api/oggi/${child.id_paziente}`);
    expect((await account()).status).toBe(200);

    // The record has its names; no part of them is a password.
    const named = await register(code, { nome: 'Altra', cognome: 'Persona' });
    expect([named.status, paths(named.body)]).toEqual([422, ['/nome', '/cognome']]);
    const weak = await register(code, { secret: 'Sofia-Galli-2018!' });
    expect(weak.body.errors).toMatchObject([{ path: '/password', code: 'personal' }]);
    expect((await account()).status).toBe(200);

    expect((await register(code)).status).toBe(204);
    expect((await register(code)).status).toBe(401);
    expect((await account()).status).toBe(404);
    grandmother.token = await server.session(grandmother.id_utente);
    expect((await act(grandmother, 'GET', `/api/oggi/${child.id_paziente}`)).status).toBe(404);
    // The parents' sessions go on.
    expect((await server.call('GET', '/api/bozze', { token: parent.token })).status).toBe(200);
    const signedIn = await server.call('POST', '/api/user/login', {
      body: { email, password: chosen },
      address: newAddress(),
    });
    const { token, user } = signedIn.body.success;
    expect(user.id_utente).toBe(child.id_utente);
    const card = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(card).toMatchObject({ id_paziente: child.id_paziente, paziente_nome: 'Sofia', paziente_email: email });
    const { data } = (await server.call('GET', '/api/audit', { token })).body;
    expect(data.slice(0, 3).map(({ azione, tipo, chi }: never) => [azione, tipo, Reflect.get(chi, 'ruolo')])).toEqual([
      ['created', 'account', 'proprietario'],
      ['deleted', 'caregiver', 'proprietario'],
      ['deleted', 'caregiver', 'proprietario'],
    ]);
    const grants = (await server.call('GET', '/api/deleghe', { token })).body.data;
    expect(grants.map(({ stato }: { stato: string }) => stato)).toEqual(['terminata', 'terminata']);
    // The adult may grant access again.
    const again = await inviteCaregiver(server, { token }, { email: parent.email });
    expect((await acceptGrant(server, parent, again.id_delega)).status).toBe(200);
    expect((await account()).status).toBe(200);
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('is not handed over to an address that has an account, nor by others', async () => {
    await grow();
    const other = await server.person();
    expect((await handOver(other.email)).status).toBe(200);
    const [letter = ''] = await mailsTo(server, other.email);
    expect((await register(extractLinkCode(letter))).body.code).toBe('email-exists');
    expect((await handOver(newCaregiverMail(), other)).status).toBe(404);
    const adult = await server.person();
    const id = await makeCaregiver(server, adult, parent, { ambito: 'completo' });
    expect((await handOver(newCaregiverMail(), parent, id)).body.code).toBe('not-parent');
    // A new offer replaces the earlier one.
    const first = newCaregiverMail();
    await handOver(first);
    const [earlier = ''] = await mailsTo(server, first);
    await handOver(newCaregiverMail());
    expect((await register(extractLinkCode(earlier))).status).toBe(401);
  });
});
