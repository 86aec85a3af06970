import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractLinkCode, mailsTo } from '../../../../test/mail-queue.ts';
import { makeServer, noon, onBothDatabases, password, type TestServer } from '../../../../test/server.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import { grantedFeatures } from '../../permissions/permissions.repository.ts';
import { findUserByEmail } from '../session.repository.ts';
import { insertInvitation, issueCode, revokeInvitation } from './invitations.repository.ts';

const hour = 3_600_000;

onBothDatabases('an invitation', (kind) => {
  let now = noon;
  let server: TestServer;
  let invited = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());

  const newAddress = () => `10.9.0.${invited}`;
  async function invite(email = `invito${++invited}@libretto.example`, id_invitante: number | null = null) {
    const offer = { tipo: 'amministratore', email, lingua: 'it', id_invitante } as const;
    const id = await insertInvitation(server.database, offer, now);
    return { id, email };
  }
  async function inviteWithCode(email?: string) {
    const invitation = await invite(email);
    const issued = await issueCode(server.database, invitation.id, now);
    return { ...invitation, code: issued?.code ?? '' };
  }
  const read = (codice: string) =>
    server.call('POST', '/api/inviti/leggi', { body: { codice }, address: newAddress() });
  const chosen = 'Tre-Gatti-Sul-Tetto-41!';
  const register = (codice: string, change: object = {}) =>
    server.call('POST', '/api/inviti/registrati', {
      body: {
        codice,
        nome: 'Nilde',
        cognome: 'Iotti',
        password: chosen,
        conferma_password: chosen,
        termini: true,
        ...change,
      },
      address: newAddress(),
    });
  const link = (codice: string, email: string, secret = password) =>
    server.call('POST', '/api/inviti/collega', { body: { codice, email, password: secret }, address: newAddress() });
  const isAdmin = async (email: string) => {
    const user = await findUserByEmail(server.database, email);
    return user !== undefined && (await grantedFeatures(server.database, user.id_utente, now)).has('admin');
  };

  test("is mailed with the inviter's name and creates an account with the offered role", async () => {
    const inviter = await server.person();
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nome: 'Ada', paziente_cognome: 'Negri\nhttps://altrove.example' })
      .where('id_utente', '=', inviter.id_utente)
      .execute();
    const { id, email } = await invite(undefined, inviter.id_utente);
    await queueMail(server.database, { kind: 'invitation', to: email, language: 'it', about: id }, now);
    const [letter = ''] = await mailsTo(server, email);
    expect(letter).toContain('Ada Negri');
    expect(letter).not.toMatch(/https:\/\/altrove/);
    const code = extractLinkCode(letter);
    expect((await read(code)).body).toMatchObject({ tipo: 'amministratore', email, ha_account: false });
    expect((await register(code)).status).toBe(204);
    expect(await mailsTo(server, email)).toEqual([]);
    const login = await server.call('POST', '/api/user/login', {
      body: { email, password: chosen },
      address: newAddress(),
    });
    const { token, user } = login.body.success;
    expect((await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body).toMatchObject({
      paziente_nome: 'Nilde',
      paziente_email: email,
    });
    expect(await isAdmin(email)).toBe(true);
  });

  test('is accepted once, also by concurrent requests', async () => {
    const { code } = await inviteWithCode();
    const answers = await Promise.all([register(code), register(code), register(code)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401 || status === 409)).toHaveLength(2);
    expect((await read(code)).status).toBe(401);
  });

  test('is accepted by an existing account, also with another address', async () => {
    const owner = await server.person();
    const { code } = await inviteWithCode();
    const wrong = await link(code, owner.email, 'Sbagliata-Del-Tutto-1!');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
    expect(await isAdmin(owner.email)).toBe(false);
    expect((await link(code, owner.email)).status).toBe(204);
    expect(await isAdmin(owner.email)).toBe(true);
    const logged = server.database.selectFrom('registro_admin').select(['azione', 'id_utente', 'id_oggetto']);
    expect(await logged.orderBy('id', 'desc').executeTakeFirst()).toEqual({
      azione: 'utente-ruoli',
      id_utente: owner.id_utente,
      id_oggetto: owner.id_utente,
    });
  });

  test('creates no account without both names', async () => {
    const { email, code } = await inviteWithCode();
    const refused = await register(code, { nome: undefined, cognome: undefined });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ['/nome', '/cognome'].map((path) => ({ path, code: 'required', message: 'is required for a new account' })),
    ]);
    expect((await register(code, { cognome: undefined })).body.errors).toMatchObject([
      { path: '/cognome', code: 'required' },
    ]);
    expect(await findUserByEmail(server.database, email)).toBeUndefined();
    expect((await register(code)).status).toBe(204);
  });

  test('creates no second account for its address', async () => {
    const owner = await server.person();
    const { code } = await inviteWithCode(owner.email);
    expect((await read(code)).body.ha_account).toBe(true);
    const answer = await register(code);
    expect([answer.status, answer.body.code]).toEqual([409, 'email-exists']);
    expect((await link(code, owner.email)).status).toBe(204);
  });

  test('is invalid once revoked, replaced or 24 hours old', async () => {
    const unknown = await read('x'.repeat(43));
    const revoked = await inviteWithCode();
    expect(await revokeInvitation(server.database, revoked.id, now)).toBe(true);
    const replaced = await inviteWithCode();
    await issueCode(server.database, replaced.id, now);
    const old = await inviteWithCode();
    now += 24 * hour;
    for (const { code } of [revoked, replaced, old]) {
      const answer = await read(code);
      expect([answer.status, answer.text]).toEqual([401, unknown.text]);
      expect((await register(code)).status).toBe(401);
    }
    now = noon;
  });

  test('requires a strong password and keeps its code until then', async () => {
    const { code } = await inviteWithCode();
    const weak = await register(code, { password: 'troppo corta', conferma_password: 'troppo corta' });
    expect(weak.status).toBe(422);
    expect((await register(code)).status).toBe(204);
  });

  test('stores no readable code', async () => {
    const { code } = await inviteWithCode();
    const rows = await server.database.selectFrom('inviti').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
