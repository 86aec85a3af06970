import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeDoctor } from '../../../test/doctors.ts';
import { extractCode, extractLinkCode, mailsTo } from '../../../test/mail-queue.ts';
import { operations } from '../../../test/operations.ts';
import { buildSample, putIntoOutbox, toUrl } from '../../../test/requests.ts';
import {
  isTestedWhole,
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  password,
  type TestServer,
} from '../../../test/server.ts';
import { forgetMail } from '../../mail/mail.repository.ts';
import { administratorRole, fullLicence, grantedFeatures, grantRole } from './permissions.repository.ts';

const day = 86_400_000;
const security = operations.filter(({ path }) => path.startsWith('/api/security/') && !path.endsWith('hasPermission'));

onBothDatabases('the administration', (kind) => {
  let now = noon;
  let server: TestServer;
  let admin: Person;
  let names = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    admin = await server.person([]);
    await grantRole(server.database, admin.id_utente, administratorRole);
  });

  const get = (path: string) => server.call('GET', `/api/security/${path}`, { token: admin.token });
  const post = (path: string, body: unknown) =>
    server.call('POST', `/api/security/${path}`, { token: admin.token, body });
  const may = async (person: Person, feature: string) =>
    (await server.call('POST', '/api/security/hasPermission', { token: person.token, body: { data: feature } })).body
      .data;
  const newName = (word: string) => `${word}${++names}`;
  const newRole = async (...permissions: string[]) => {
    const role = (await post('addRuolo', { data: newName('Ruolo ') })).body;
    const all: { id: number; name: string }[] = (await get('permissionList')).body.data;
    const data = all.filter(({ name }) => permissions.includes(name)).map(({ id }) => id);
    expect((await post('addRuoloPermesso', { id: role.id, data })).status).toBe(200);
    return role;
  };
  const newLicence = async (change: object = {}) => {
    const data = { descrizione: newName('Licenza '), costo: 9.9, durata_mesi: 1, enable: 1, ...change };
    return (await post('addLicenza', { data })).body;
  };
  const find = async (search: string, page = 1) => (await post('utentiList', { search, page })).body;
  const log = async () => (await get('registro')).body.data;

  // covers P-27
  test.each(security.map((operation) => [operation.id, operation] as const))(
    '%s is restricted to administrators',
    async (_, operation) => {
      const patient = await server.person();
      const doctor = await server.person();
      await makeDoctor(server, { id_utente: doctor.id_utente });
      const state = () =>
        Promise.all(
          (['permessi', 'ruoli_permessi', 'licenze', 'licenze_ruoli', 'utenti_licenze', 'registro_admin'] as const).map(
            (table) => server.database.selectFrom(table).selectAll().execute(),
          ),
        );
      const sample = await buildSample(server, patient, operation);
      const before = await state();
      for (const { token } of [patient, doctor]) {
        const answer = await server.call(operation.method, toUrl(operation, sample), { token, body: sample.body });
        expect([answer.status, answer.body.feature]).toEqual([403, 'admin']);
        expect(JSON.stringify(answer.body)).not.toContain('@');
      }
      expect(await state()).toEqual(before);
      expect(operation.feature).toBe('admin');
    },
  );

  // covers C-81 C-82 E-79
  test('adds a feature once and grants it', async () => {
    const permesso = newName('telemedicina');
    const added = await post('addPermesso', { data: { permesso } });
    expect(added.body).toEqual({ id: expect.any(Number), name: permesso, richiesta: false });
    const again = await post('addPermesso', { data: { permesso: permesso.toUpperCase() } });
    expect([again.status, again.body.code]).toEqual([409, 'already-there']);
    const { data } = (await get('permissionList')).body;
    expect(data).toContainEqual(added.body);
    expect(data).toContainEqual({ id: expect.any(Number), name: 'aggiungiesame', richiesta: true });
    expect((await post('addPermesso', { data: { permesso: 'due parole' } })).status).toBe(422);
    expect(await log()).toContainEqual(
      expect.objectContaining({ azione: 'permesso', oggetto: permesso, prima: null, dopo: permesso }),
    );
  });

  // covers C-83 C-84 C-85 C-86 E-79 P-19
  test('grants exactly the features of a role, immediately', async () => {
    const role = await newRole('calcolatrice', 'aggiungialtro');
    expect(role).toEqual({ id: expect.any(Number), name: expect.stringMatching(/^Ruolo/) });
    expect((await get('ruoloList')).body.data).toContainEqual({ ...role, numero_permessi: 2 });
    const bare = await newRole();
    expect((await get('ruoloList')).body.data).toContainEqual({ ...bare, numero_permessi: 0 });
    const given = async () =>
      (await post('ruoloPermessi', { data: role.id })).body.data.map(({ name }: { name: string }) => name);
    expect(await given()).toEqual(['aggiungialtro', 'calcolatrice']);
    const person = await server.person([]);
    await post('addRuoloUtente', { id: person.id_utente, data: [role.id] });
    expect(await may(person, 'calcolatrice')).toBe(true);
    const [first] = (await post('ruoloPermessi', { data: role.id })).body.data;
    await post('addRuoloPermesso', { id: role.id, data: [first.id] });
    expect(await given()).toEqual(['aggiungialtro']);
    expect([await may(person, 'calcolatrice'), await may(person, 'aggiungialtro')]).toEqual([false, true]);
    expect((await post('addRuolo', { data: ` ${role.name.toLowerCase()} ` })).body.code).toBe('already-there');
    expect((await post('addRuoloPermesso', { id: role.id, data: [999_999] })).status).toBe(422);
    expect((await post('addRuoloPermesso', { id: 999_999, data: [] })).status).toBe(404);
    expect((await post('ruoloPermessi', { data: 999_999 })).status).toBe(404);
    expect(await given()).toEqual(['aggiungialtro']);
    expect(await log()).toContainEqual(
      expect.objectContaining({ prima: 'aggiungialtro, calcolatrice', dopo: 'aggiungialtro', oggetto: role.name }),
    );
  });

  // covers C-87 C-88 C-89 E-80
  test('creates a licence whose roles apply immediately', async () => {
    const licence = await newLicence();
    expect(licence).toEqual({
      id: expect.any(Number),
      descrizione: expect.stringMatching(/^Licenza/),
      costo: 9.9,
      enable: 1,
      durata_desc: '1 mese',
      durata_mesi: 1,
    });
    const off = await newLicence({ enable: 0 });
    expect((await get('licenzeList')).body.data).toEqual(expect.arrayContaining([licence, { ...off, enable: 0 }]));
    const role = await newRole('calcolatrice');
    const person = await server.person([]);
    const user = (await post('addLicenzaUtente', { id: person.id_utente, data: licence.id })).body;
    expect(user.licenze).toEqual([
      expect.objectContaining({
        ...{ id_tipo_licenza: licence.id, source: 'admin', stato: 'attiva' },
        ...{ valid_from: '2026-03-21T11:00:00.000Z', valid_to: '2026-04-21T11:00:00.000Z' },
      }),
    ]);
    expect(await may(person, 'calcolatrice')).toBe(false);
    expect((await post('addRuoloLicenza', { id: licence.id, data: [role.id] })).body).toEqual({ data: [role] });
    expect(await may(person, 'calcolatrice')).toBe(true);
    expect((await post('ruoloLicenza', { data: licence.id })).body).toEqual({ data: [role] });
    const bare = await newRole();
    expect((await post('addRuoloLicenza', { id: licence.id, data: [bare.id] })).body).toEqual({ data: [bare] });
    expect(await may(person, 'calcolatrice')).toBe(false);
    expect((await post('addRuoloLicenza', { id: licence.id, data: [] })).body).toEqual({ data: [] });
    expect((await post('ruoloLicenza', { data: licence.id })).body).toEqual({ data: [] });
    await post('addRuoloLicenza', { id: licence.id, data: [role.id] });
    now += 31 * day;
    person.token = await server.session(person.id_utente);
    expect(await may(person, 'calcolatrice')).toBe(false);
  });

  test.each([
    ['the name of another one', { descrizione: 'piano COMPLETO' }, 409],
    ['half a cent', { costo: 1.005 }, 422],
    ['less than nothing', { costo: -1 }, 422],
    ['no month', { durata_mesi: 0 }, 422],
    ['no name', { descrizione: '  ' }, 422],
  ])('rejects a licence with %s', async (_, change, status) => {
    const data = { descrizione: newName('Licenza '), costo: 1, durata_mesi: 1, enable: 1, ...change };
    const before = (await get('licenzeList')).body;
    expect((await post('addLicenza', { data })).status).toBe(status);
    expect((await get('licenzeList')).body).toEqual(before);
  });

  test('allows a licence to keep its name, and stops granting disabled licences', async () => {
    const { id, durata_desc: _, ...data } = await newLicence({ costo: 29.9, durata_mesi: 24 });
    const person = await server.person([]);
    expect((await post('addLicenzaUtente', { id: person.id_utente, data: id })).status).toBe(200);
    const off = await post('addLicenza', { id, data: { ...data, costo: 19.99, durata_mesi: null, enable: 0 } });
    expect(off.body).toMatchObject({ id, costo: 19.99, durata_desc: 'Senza scadenza', enable: 0 });
    const refused = await post('addLicenzaUtente', { id: person.id_utente, data: id });
    expect([refused.status, refused.body.code]).toEqual([409, 'not-enabled']);
    const [user] = (await find(person.email)).data;
    expect(user.licenze).toEqual([expect.objectContaining({ stato: 'attiva', valid_to: '2028-03-21T11:00:00.000Z' })]);
    expect((await post('addLicenza', { id: 999_999, data })).status).toBe(404);
  });

  //
  describe('people', () => {
    test('are found by words of name and address, 25 a page', async () => {
      const word = `cercabile${kind}`;
      for (let i = 0; i < 26; i++) {
        const { id_paziente } = await server.person([]);
        const change = { paziente_cognome: `${word}${String(i).padStart(2, '0')}` };
        await server.database.updateTable('pazienti').set(change).where('id_paziente', '=', id_paziente).execute();
      }
      const first = await find(`  ADA ${word.toUpperCase()} `);
      expect([first.totale, first.data.length]).toEqual([26, 25]);
      expect(first.data[0]).toEqual({
        id_utente: expect.any(Number),
        email: expect.stringMatching(/@libretto\.example$/),
        ...{ nome: 'Ada', cognome: `${word}00`, created_at: expect.any(String) },
        ...{ ultimo_accesso: null, due_passaggi: false, ruoli: [], licenze: [] },
      });
      expect((await find(word, 2)).data.map(({ cognome }: { cognome: string }) => cognome)).toEqual([`${word}25`]);
      expect((await find('%')).totale).toBe(0);
      expect((await find(`bruno ${word}`)).totale).toBe(0);
      expect((await find('')).totale).toBeGreaterThan(26);
    });

    test('have their last login, and no change of the account', async () => {
      const { id_utente, email } = await server.person([]);
      const signIn = {
        id_utente,
        address: '10.0.0.1',
        device: null,
        session_hash: '',
        method: null,
        second_step: null,
      };
      const rows = [
        { ...signIn, at: '2026-03-03T08:00:00.000Z', evento: null },
        { ...signIn, at: '2026-03-05T08:00:00.000Z', evento: null },
        { ...signIn, at: '2026-03-04T08:00:00.000Z', evento: null },
        { ...signIn, at: '2026-03-09T08:00:00.000Z', evento: 'totp-added' as const },
      ];
      await server.database.insertInto('accessi').values(rows).execute();
      expect((await find(email)).data).toMatchObject([{ id_utente, ultimo_accesso: '2026-03-05T08:00:00.000Z' }]);
    });

    test('are told apart from doctors, with the state of their registration', async () => {
      const stateOf = async (entry: object) => {
        const { id_utente, email } = await server.person([]);
        await makeDoctor(server, { id_utente, email, ...entry });
        return (await find(email)).data[0].medico;
      };
      const at = '2026-01-01T00:00:00.000Z';
      expect(await stateOf({})).toBe('iscritto');
      expect(await stateOf({ numero_iscrizione: '1' })).toBe('attesa');
      expect(await stateOf({ numero_iscrizione: '1', verificato_at: at })).toBe('verificato');
      expect(await stateOf({ numero_iscrizione: '1', verificato_at: at, disattivato_at: at })).toBe('disattivato');
      expect((await find((await server.person([])).email)).data[0]).not.toHaveProperty('medico');
    });

    test('are found without an active licence', async () => {
      const person = await server.person([]);
      const total = async () =>
        (await post('utentiList', { search: person.email, page: 1, senza_licenza: true })).body.totale;
      expect(await total()).toBe(1);
      const [licence] = (await post('addLicenzaUtente', { id: person.id_utente, data: fullLicence })).body.licenze;
      expect(await total()).toBe(0);
      expect((await find(person.email)).totale).toBe(1);
      await post('revocaLicenzaUtente', { id: person.id_utente, data: licence.id, revoca: true });
      expect(await total()).toBe(1);
    });

    test('are sorted by name or registration, in both directions', async () => {
      const word = `Ordine${kind}`;
      for (const [index, cognome] of ['B', 'C', 'A'].entries()) {
        const { id_paziente, id_utente } = await server.person([]);
        const name = { paziente_cognome: `${word}${cognome}` };
        await server.database.updateTable('pazienti').set(name).where('id_paziente', '=', id_paziente).execute();
        const created_at = `2026-0${index + 1}-01T10:00:00.000Z`;
        await server.database.updateTable('utenti').set({ created_at }).where('id_utente', '=', id_utente).execute();
      }
      const sorted = async (order: object) =>
        (await post('utentiList', { search: word, page: 1, ...order })).body.data
          .map(({ cognome }: { cognome: string }) => cognome.at(-1))
          .join('');
      expect(await sorted({})).toBe('ABC');
      expect(await sorted({ decrescente: true })).toBe('CBA');
      expect(await sorted({ ordine: 'registrazione' })).toBe('BCA');
      expect(await sorted({ ordine: 'registrazione', decrescente: true })).toBe('ACB');
    });

    test('are found by a licence that ends within 30 days', async () => {
      const person = await server.person([]);
      const [licence] = (await post('addLicenzaUtente', { id: person.id_utente, data: fullLicence })).body.licenze;
      const endingIn = async (days: number) => {
        const valid_to = new Date(now + days * 86_400_000).toISOString();
        await server.database.updateTable('utenti_licenze').set({ valid_to }).where('id', '=', licence.id).execute();
        return (await post('utentiList', { search: person.email, page: 1, in_scadenza: true })).body.totale;
      };
      expect([await endingIn(29), await endingIn(31), await endingIn(-1)]).toEqual([1, 0, 0]);
      await endingIn(29);
      await post('revocaLicenzaUtente', { id: person.id_utente, data: licence.id, revoca: true });
      expect((await post('utentiList', { search: person.email, page: 1, in_scadenza: true })).body.totale).toBe(0);
    });

    test('are found by a licence while it is active', async () => {
      const person = await server.person([]);
      const other = await newLicence();
      const total = async (licenza: number) =>
        (await post('utentiList', { search: person.email, page: 1, licenza })).body.totale;
      expect(await total(fullLicence)).toBe(0);
      const [licence] = (await post('addLicenzaUtente', { id: person.id_utente, data: fullLicence })).body.licenze;
      expect([await total(fullLicence), await total(other.id)]).toEqual([1, 0]);
      await post('revocaLicenzaUtente', { id: person.id_utente, data: licence.id, revoca: true });
      expect(await total(fullLicence)).toBe(0);
    });

    test('lose a revoked licence immediately and get it back', async () => {
      const person = await server.person([]);
      const licence = (await post('addLicenzaUtente', { id: person.id_utente, data: fullLicence })).body.licenze[0];
      const revoke = (revoca: boolean, id = person.id_utente) =>
        post('revocaLicenzaUtente', { id, data: licence.id, revoca });
      expect(await may(person, 'aggiungitaccuino')).toBe(true);
      expect((await revoke(true)).body.licenze[0].stato).toBe('revocata');
      expect(await may(person, 'aggiungitaccuino')).toBe(false);
      expect((await revoke(true)).status).toBe(200);
      expect((await revoke(false)).body.licenze[0].stato).toBe('attiva');
      expect(await may(person, 'aggiungitaccuino')).toBe(true);
      expect((await revoke(true, admin.id_utente)).status).toBe(404);
      const entries = (await log()).filter(({ oggetto }: { oggetto: string }) => oggetto === person.email);
      expect(entries.map(({ azione, prima, dopo }: Record<string, string>) => [azione, prima, dopo])).toEqual([
        ['utente-revoca', null, 'Piano completo'],
        ['utente-revoca', 'Piano completo', null],
        ['utente-licenza', null, 'Piano completo'],
      ]);
    });

    test('returns 404 for unknown people and licences', async () => {
      expect((await post('addRuoloUtente', { id: 999_999, data: [] })).status).toBe(404);
      expect((await post('addLicenzaUtente', { id: 999_999, data: fullLicence })).status).toBe(404);
      expect((await post('addLicenzaUtente', { id: admin.id_utente, data: 999_999 })).status).toBe(404);
      expect((await post('addRuoloUtente', { id: admin.id_utente, data: [999_999] })).status).toBe(422);
    });
  });

  test('administrators are counted once each, whatever makes them administrators', async () => {
    const count = async () => (await get('inviti')).body.amministratori;
    const before = await count();
    await server.person();
    expect(await count()).toBe(before);
    const { id_utente } = await server.person(['admin']);
    expect(await count()).toBe(before + 1);
    await grantRole(server.database, id_utente, administratorRole);
    expect(await count()).toBe(before + 1);
  });

  describe('an invitation to administer', () => {
    const codeTo = async (email: string) => extractLinkCode((await mailsTo(server, email)).at(-1));
    const read = async (codice: string) =>
      (await server.call('POST', '/api/inviti/leggi', { body: { codice }, address: `10.5.0.${++names}` })).status;
    const invite = async (lingua?: string) => {
      const email = `${newName('Invitata')}@libretto.example`;
      const answer = await post('inviti', { email, ...(lingua !== undefined && { lingua }) });
      expect(answer.status).toBe(200);
      return { ...answer.body, email: email.toLowerCase() };
    };
    const open = async (): Promise<number[]> =>
      (await get('inviti')).body.data.map(({ id_invito }: { id_invito: number }) => id_invito);

    test('is mailed, listed until accepted, and logged', async () => {
      const { id_invito, email } = await invite('en');
      expect((await get('inviti')).body.data[0]).toEqual({
        ...{ id_invito, email, invitante: expect.stringMatching(/^Ada Prova/) },
        ...{ quando: '2026-03-21T11:00:00.000Z', scade: '2026-03-22T11:00:00.000Z' },
      });
      expect((await log())[0]).toMatchObject({ azione: 'invito', oggetto: email });
      const [letter] = await mailsTo(server, email);
      expect(letter).toContain('invites you to administer');
      const body = { codice: extractLinkCode(letter), nome: 'Nilde', cognome: 'Iotti', termini: true };
      const register = { ...body, password, conferma_password: password };
      expect((await server.call('POST', '/api/inviti/registrati', { body: register })).status).toBe(204);
      expect(await open()).not.toContain(id_invito);
      const again = await post('inviti', { email });
      expect([again.status, again.body.code]).toEqual([409, 'already-there']);
    });

    test('can be resent with a new link, and revoked', async () => {
      const { id_invito, email } = await invite();
      const first = await codeTo(email);
      now += 3_600_000;
      admin.token = await server.session(admin.id_utente);
      expect((await post('inviti/rinvia', { data: id_invito })).status).toBe(204);
      const second = await codeTo(email);
      expect([await read(first), await read(second)]).toEqual([401, 200]);
      expect((await get('inviti')).body.data[0].scade).toBe('2026-03-22T12:00:00.000Z');
      expect((await post('inviti/revoca', { data: id_invito })).status).toBe(204);
      expect(await read(second)).toBe(401);
      expect(await open()).not.toContain(id_invito);
      expect((await log())[0]).toMatchObject({ azione: 'invito-revocato', oggetto: email });
      for (const path of ['inviti/rinvia', 'inviti/revoca'])
        expect((await post(path, { data: id_invito })).status).toBe(404);
    });

    test('replaces an earlier one for the same address', async () => {
      const { id_invito, email } = await invite();
      const code = await codeTo(email);
      const again = await post('inviti', { email: email.toUpperCase() });
      expect(await open()).toContain(again.body.id_invito);
      expect(await open()).not.toContain(id_invito);
      expect(await read(code)).toBe(401);
    });
  });

  describe('the log', () => {
    test('records user and change, append-only', async () => {
      const { id, name } = (await post('addRuolo', { data: newName('Ruolo ') })).body;
      const [entry] = await log();
      expect(entry).toEqual({
        id: expect.any(Number),
        quando: '2026-03-21T11:00:00.000Z',
        chi: expect.stringMatching(/^Ada Prova/),
        ...{ azione: 'ruolo', oggetto: name, prima: null, dopo: name },
      });
      await expect(server.database.updateTable('registro_admin').set({ id_oggetto: id }).execute()).rejects.toThrow(
        'only added to',
      );
      await expect(server.database.deleteFrom('registro_admin').execute()).rejects.toThrow('only added to');
    });

    test('returns ten entries a page', async () => {
      for (let i = 0; i < 26; i++) await post('addRuolo', { data: newName('Ruolo ') });
      const [one, two] = [(await get('registro')).body, (await get('registro?page=2')).body];
      expect(one.data).toHaveLength(10);
      expect(one.totale).toBeGreaterThan(10);
      expect(two.data[0].id).toBeLessThan(one.data[9].id);
    });
  });

  describe('the outbox', () => {
    test('shows recipient, subject and state of held mails without codes and links', async () => {
      const { email } = await server.person();
      await server.call('POST', '/api/user/password/reset', { body: { email }, address: '10.4.0.1' });
      const code = extractCode((await mailsTo(server, email))[0]);
      const { text: answer, body } = await get('posta');
      expect(body.configurata).toBe(false);
      expect(body.data[0]).toEqual({
        id_mail: expect.any(Number),
        a: email,
        quando: '2026-03-21T11:00:00.000Z',
        ...{ tipo: 'reset-password', oggetto: 'Libretto: codice per la nuova password' },
        ...{ stato: 'trattenuta', riservata: false },
      });
      expect(answer).not.toContain(code);
      now += 15 * 60_000 + 1;
      admin.token = await server.session(admin.id_utente);
      await forgetMail(server.database, now);
      expect((await get('posta')).body.data[0]).toMatchObject({ a: email, stato: 'scaduta' });
    });

    test('hides the subject of messages to doctors', async () => {
      const id = await putIntoOutbox(server, 'medico@libretto.example', 'message');
      expect((await get('posta')).body.data[0]).toMatchObject({ id_mail: id, oggetto: null, riservata: true });
    });
  });
});

onBothDatabases('the last administrator', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterEach(() => server.close());

  const administrator = async () => {
    const person = await server.person([]);
    await grantRole(server.database, person.id_utente, administratorRole);
    return person;
  };
  const post = ({ token }: Person, path: string, body: unknown) =>
    server.call('POST', `/api/security/${path}`, { token, body });
  const demote = (by: Person, { id_utente }: Person) => post(by, 'addRuoloUtente', { id: id_utente, data: [] });
  const destroy = ({ token, id_paziente }: Person) =>
    server.call('PUT', `/api/destroyUser/${id_paziente}`, { token, body: { password } });
  const may = async ({ id_utente }: Person) => (await grantedFeatures(server.database, id_utente, noon)).has('admin');

  test('remains when two administrators demote each other concurrently', async () => {
    const [one, two] = [await administrator(), await administrator()];
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect([await may(one), await may(two)].sort()).toEqual([false, true]);
  });

  test('remains when both delete their accounts concurrently', async () => {
    const [one, two] = [await administrator(), await administrator()];
    const answers = await Promise.all([destroy(one), destroy(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await may(one), await may(two)].sort()).toEqual([false, true]);
  });

  // Only the locks differ.
  if (!isTestedWhole(kind)) return;

  test('cannot resign, empty their role or delete the account', async () => {
    const admin = await administrator();
    const before = await server.database.selectFrom('ruoli_permessi').selectAll().execute();
    for (const answer of [
      await demote(admin, admin),
      await post(admin, 'addRuoloPermesso', { id: administratorRole, data: [] }),
      await destroy(admin),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'last-administrator']);
    expect(await server.database.selectFrom('ruoli_permessi').selectAll().execute()).toEqual(before);
    expect(await server.database.selectFrom('registro_admin').selectAll().execute()).toEqual([]);
    expect(await may(admin)).toBe(true);
  });

  test('may resign while another administrator can sign in', async () => {
    const [admin, other, third] = [await administrator(), await administrator(), await administrator()];
    expect((await demote(admin, admin)).status).toBe(200);
    expect(await may(admin)).toBe(false);
    expect((await destroy(other)).status).toBe(200);
    expect((await demote(third, third)).body.code).toBe('last-administrator');
    expect((await destroy(third)).body.code).toBe('last-administrator');
    const { id_utente } = await administrator();
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    expect((await demote(third, third)).body.code).toBe('last-administrator');
  });

  test('does not prevent patients from deleting their accounts without any administrator', async () => {
    expect((await destroy(await server.person())).status).toBe(200);
  });
});

test('lists what the mail server did not accept instead of the outbox', async () => {
  const server = await makeServer('sqlite', {
    settings: { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' },
  });
  const { token } = await server.person(['admin']);
  await putIntoOutbox(server, 'nilde@libretto.example');
  const outbox = async () => (await server.call('GET', '/api/security/posta', { token })).body;
  expect(await outbox()).toEqual({ configurata: true, data: [] });
  const mail = { kind: 'invitation', to_address: 'nilde@libretto.example', language: 'it', about: null } as const;
  const times = { created_at: '2026-11-26T07:50:00.000Z', next_attempt_at: '2099-01-01T00:00:00.000Z' };
  const rest = { done_at: null, subject: null, text: null, expires_at: null };
  for (const [state, failure] of [
    ['failed', '550'],
    ['waiting', 'ECONNREFUSED'],
    ['waiting', null],
    ['sent', null],
  ] as const)
    await server.database
      .insertInto('mail')
      .values({ ...mail, ...times, ...rest, state, failure })
      .execute();
  expect(await outbox()).toEqual({
    configurata: true,
    data: ['ritardata', 'fallita'].map((stato) => ({
      ...{ id_mail: expect.any(Number), a: mail.to_address, quando: times.created_at, tipo: mail.kind },
      ...{ oggetto: null, stato, riservata: false },
    })),
  });
  await server.close();
});
