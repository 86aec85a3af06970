import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mail-queue.ts';
import { giveTotp, insertTestPasskey } from '../../../test/second-factor.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { administratorRole, grantRole } from './permissions.repository.ts';

onBothDatabases('the reset of a second factor', (kind) => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
    admin = await server.person([]);
    await grantRole(server.database, admin.id_utente, administratorRole);
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown) =>
    server.call('POST', `/api/security/${path}`, { token: admin.token, body });
  const log = async () => (await server.call('GET', '/api/security/registro', { token: admin.token })).body.data;

  test("lets an administrator reset another user's second factor with a reason", async () => {
    const person = await server.person();
    await giveTotp(server, person, 'in use');
    await insertTestPasskey(server, person);
    const listed = async ({ email }: Person) => (await post('utentiList', { search: email, page: 1 })).body.data;
    expect(await listed(person)).toMatchObject([{ due_passaggi: true }]);
    const reset = (id: number, motivo = 'Riconosciuta allo sportello') => post('azzeraSecondoFattore', { id, motivo });
    expect((await reset(person.id_utente, ' ')).status).toBe(422);
    const signIn = async () =>
      (await server.call('POST', '/api/user/login', { body: { email: person.email, password } })).body;
    expect(await signIn()).toHaveProperty('secondo_passo');
    expect((await reset(person.id_utente)).body).toMatchObject({ id_utente: person.id_utente, due_passaggi: false });
    expect((await server.call('GET', '/api/user/sessioni', { token: person.token })).status).toBe(401);
    expect(await signIn()).toHaveProperty('success.token');
    expect((await reset(person.id_utente)).body.code).toBe('no-second-factor');
    expect((await reset(admin.id_utente)).body.code).toBe('own-second-factor');
    expect(await log()).toContainEqual(
      expect.objectContaining({
        ...{ azione: 'utente-secondo-fattore', oggetto: person.email },
        ...{ prima: null, dopo: 'Riconosciuta allo sportello' },
      }),
    );
    const [letter] = await mailsTo(server, person.email);
    expect(letter).toContain('un amministratore ha azzerato la verifica in due passaggi');
    const audit = server.database.selectFrom('audit').select(['kind', 'id_utente']);
    expect(await audit.where('id_paziente', '=', person.id_paziente).execute()).toContainEqual({
      kind: 'account',
      id_utente: admin.id_utente,
    });
  });

  test.each([
    ['an authenticator app', (person: Person) => giveTotp(server, person, 'in use'), true],
    ['an app that is not confirmed', (person: Person) => giveTotp(server, person, 'waiting'), false],
    ['a passkey', (person: Person) => insertTestPasskey(server, person), true],
    ['neither', async () => {}, false],
  ])('is offered to a user with %s', async (_, give, due_passaggi) => {
    const person = await server.person();
    await give(person);
    const { data } = (await post('utentiList', { search: person.email, page: 1 })).body;
    expect(data).toMatchObject([{ id_utente: person.id_utente, due_passaggi }]);
    expect((await post('azzeraSecondoFattore', { id: person.id_utente, motivo: 'x' })).status).toBe(
      due_passaggi ? 200 : 409,
    );
  });

  const ownLog = async ({ id_utente }: Person, token: string) =>
    (await server.call('GET', `/api/fetchSecuritySettings/${id_utente}`, { token })).body.data;

  test.each([
    ['with a record', false],
    ['without one, such as a doctor', true],
  ])("lists second factor changes of an account %s in the owner's access log", async (_, withoutRecord) => {
    const person = await server.person();
    if (withoutRecord)
      await server.database.deleteFrom('pazienti').where('id_paziente', '=', person.id_paziente).execute();
    await giveTotp(server, person, 'in use');
    const id_passkey = await insertTestPasskey(server, person);
    const own = {
      token: person.token,
      body: { password },
      address: '192.0.2.9',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0' },
    };
    expect((await server.call('POST', `/api/user/passkey/${id_passkey}/fine`, own)).status).toBe(204);
    expect((await server.call('POST', '/api/user/totp/fine', own)).status).toBe(204);
    await giveTotp(server, person, 'in use');
    await post('azzeraSecondoFattore', { id: person.id_utente, motivo: 'Telefono perso' });
    const token = await server.session(person.id_utente);
    const by = { dispositivo: 'Firefox, Windows', audit_ip: '192.0.2.9', metodo: null, corrente: false };
    expect(await ownLog(person, token)).toEqual([
      expect.objectContaining({ evento: 'second-factor-reset', dispositivo: null, audit_ip: '' }),
      expect.objectContaining({ ...by, evento: 'totp-removed' }),
      expect.objectContaining({ ...by, evento: 'passkey-removed' }),
    ]);
    const mails = await mailsTo(server, person.email);
    expect(mails.map((letter) => /azzerato|disattivata|eliminata/.exec(letter)?.[0])).toEqual([
      'eliminata',
      'disattivata',
      'azzerato',
    ]);
    expect((await server.call('GET', '/api/user/sessioni', { token })).body).toEqual([]);
    const [{ id_audit }] = await ownLog(person, token);
    expect((await server.call('POST', `/api/user/sessioni/${id_audit}/fine`, { token })).status).toBe(404);
  });
});
