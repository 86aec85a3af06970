import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { mailsTo } from '../../../../test/mail-queue.ts';
import { appCode, site } from '../../../../test/second-factor.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../../test/server.ts';
import { runMaintenance } from '../../../maintenance.ts';
import { findBrokenChains } from '../../audit/audit.repository.ts';
import { Secrets } from './secrets.ts';

const halfMinute = 30_000;
const minute = 60_000;

onBothDatabases('the second factor', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += 30 * minute;
    person = await server.person();
  });

  const post = (path: string, body: object, token = person.token) =>
    server.call('POST', `/api/user/${path}`, { token, body });
  const ask = (path: string, body: object) => server.call('POST', `/api/user/${path}`, { body });
  const signIn = () => ask('login', { email: person.email, password });
  const state = async () => (await server.call('GET', '/api/user/secondoFattore', { token: person.token })).body;
  const step = async (): Promise<string> => (await signIn()).body.secondo_passo.sfida;
  const confirm = (sfida: string, codice: string) => ask('login/codice', { sfida, codice });
  const isAlive = async (token: string) => (await server.call('GET', '/api/bozze', { token })).status === 200;

  async function withApp(): Promise<{ secret: string; codes: string[] }> {
    const { segreto } = (await post('totp', { password })).body;
    const { body } = await post('totp/conferma', { codice: appCode(segreto, now) });
    now += halfMinute;
    return { secret: segreto, codes: body.codici };
  }

  async function withPasskey(): Promise<{ authenticator: Authenticator; codes: string[]; id: number }> {
    const authenticator = new Authenticator();
    const { challenge } = (await post('passkey/inizio', { password })).body.opzioni;
    const credenziale = authenticator.create({ ...site, challenge });
    const { body } = await post('passkey', { nome: ' Telefono ', credenziale });
    return { authenticator, codes: body.codici, id: body.passkey.id_passkey };
  }

  const challengeFor = async (body: object): Promise<string> =>
    (await ask('login/passkey/inizio', body)).body.opzioni.challenge;

  test('requires the app after its first code, and the password alone no longer signs in', async () => {
    const other = await server.session(person.id_utente);
    const begun = await post('totp', { password });
    expect(begun.body.uri).toBe(
      `otpauth://totp/Libretto:${encodeURIComponent(person.email)}?secret=${begun.body.segreto}&issuer=Libretto`,
    );
    expect((await signIn()).body.success.token).toHaveLength(43);
    const confirmed = await post('totp/conferma', { codice: appCode(begun.body.segreto, now) });
    expect(new Set(confirmed.body.codici).size).toBe(10);
    expect(await state()).toMatchObject({ totp_dal: new Date(now).toISOString(), codici_rimasti: 10, passkey: [] });
    expect([await isAlive(other), await isAlive(person.token)]).toEqual([false, true]);
    expect((await post('totp', { password })).body.code).toBe('totp-on');

    now += halfMinute;
    const { body } = await signIn();
    expect(body).toEqual({
      secondo_passo: {
        sfida: expect.any(String),
        scade: new Date(now + 10 * minute).toISOString(),
        metodi: ['totp', 'recupero'],
      },
    });
    expect(await isAlive(body.secondo_passo.sfida)).toBe(false);
    const code = appCode(begun.body.segreto, now);
    const signedIn = await confirm(body.secondo_passo.sfida, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isAlive(signedIn.body.success.token)).toBe(true);
  });

  test('accepts a code once, within half a minute, and no older one afterwards', async () => {
    const { secret } = await withApp();
    now += 5 * minute;
    const try_ = async (at: number) => (await confirm(await step(), appCode(secret, now + at * halfMinute))).status;
    expect(await try_(-2)).toBe(401);
    expect(await try_(2)).toBe(401);
    expect(await try_(0)).toBe(200);
    expect(await try_(0)).toBe(401);
    expect(await try_(-1)).toBe(401);
    expect(await try_(1)).toBe(200);
  });

  test('rejects codes of an app whose secret cannot be decrypted, without a server error', async () => {
    const loseKey = async () => {
      const { id_utente } = person;
      const secret = new Secrets([Buffer.alloc(32, 9)]).seal(id_utente, Buffer.alloc(20));
      await server.database.updateTable('totp_secrets').set({ secret }).where('id_utente', '=', id_utente).execute();
    };
    const { segreto } = (await post('totp', { password })).body;
    const { secret } = await server.database
      .selectFrom('totp_secrets')
      .select('secret')
      .where('id_utente', '=', person.id_utente)
      .executeTakeFirstOrThrow();
    await loseKey();
    expect((await post('totp/conferma', { codice: appCode(segreto, now) })).body.code).toBe('totp-not-begun');
    await server.database
      .updateTable('totp_secrets')
      .set({ secret })
      .where('id_utente', '=', person.id_utente)
      .execute();
    expect((await post('totp/conferma', { codice: appCode(segreto, now) })).status).toBe(200);
    now += halfMinute;
    await loseKey();
    const { status, body } = await confirm(await step(), appCode(segreto, now));
    expect([status, body.code]).toEqual([401, 'wrong-code']);
  });

  test('allows one session per first step, for ten minutes, until the password changes', async () => {
    const { secret } = await withApp();
    const sfida = await step();
    expect((await confirm(sfida, appCode(secret, now))).status).toBe(200);
    now += halfMinute;
    expect((await confirm(sfida, appCode(secret, now))).body.code).toBe('step-over');
    const late = await step();
    now += 10 * minute;
    expect((await confirm(late, appCode(secret, now))).body.code).toBe('step-over');
    const before = await step();
    person.token = await server.session(person.id_utente);
    const next = { password: 'Sei-Aironi-Nella-Nebbia-8', conferma_password: 'Sei-Aironi-Nella-Nebbia-8' };
    expect((await post('password', { password_attuale: password, ...next })).status).toBe(204);
    expect((await confirm(before, appCode(secret, now))).body.code).toBe('step-over');
    expect((await ask('login', { email: person.email, password: next.password })).body).toHaveProperty('secondo_passo');
    const rows = () =>
      server.database.selectFrom('sign_in_steps').where('id_utente', '=', person.id_utente).selectAll();
    expect(await rows().execute()).toHaveLength(1);
    now += 11 * minute;
    await runMaintenance({ ...server.parts, log: server.app.log });
    expect(await rows().execute()).toEqual([]);
  });

  test('throttles wrong codes from any address, but never permanently', async () => {
    const { secret } = await withApp();
    const wrong = async (i: number) => {
      const body = { sfida: await step(), codice: '000000' };
      return (await server.call('POST', '/api/user/login/codice', { body, address: `192.0.2.${i}` })).status;
    };
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await wrong(i));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
    now += 20 * minute;
    expect((await confirm(await step(), appCode(secret, now))).status).toBe(200);
  });

  test('accepts a recovery code once in any notation and notifies the owner', async () => {
    const { codes } = await withApp();
    const [code = '', second = ''] = codes;
    expect((await confirm(await step(), code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await confirm(await step(), code)).body.code).toBe('wrong-code');
    expect((await state()).codici_rimasti).toBe(9);
    expect((await mailsTo(server, person.email)).at(-1)).toContain('un codice di recupero');

    const renewed = (await post('codiciRecupero', { password })).body.codici;
    expect(renewed).toHaveLength(10);
    expect((await confirm(await step(), second)).status).toBe(401);
    expect((await confirm(await step(), renewed[3])).status).toBe(200);
  });

  test('stores and logs no readable secrets', async () => {
    const { secret, codes } = await withApp();
    const tables = ['totp_secrets', 'recovery_codes', 'sign_in_steps', 'mail', 'audit'] as const;
    const sfida = await step();
    const rows = await Promise.all(tables.map((table) => server.database.selectFrom(table).selectAll().execute()));
    const kept = JSON.stringify(rows) + server.logs.join('');
    for (const text of [secret, sfida, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text);
  });

  test('distinguishes a wrong clock from a wrong code, and expires unconfirmed secrets', async () => {
    const { segreto } = (await post('totp', { password })).body;
    const fault = async (codice: string) => (await post('totp/conferma', { codice })).body.errors?.[0].code;
    expect(await fault(appCode(segreto, now - 4 * minute))).toBe('clock');
    expect(await fault(appCode(segreto, now + 4 * minute))).toBe('clock');
    expect(await fault(appCode(segreto, now + 400 * minute))).toBe('wrong');
    now += 16 * minute;
    person.token = await server.session(person.id_utente);
    expect((await post('totp/conferma', { codice: appCode(segreto, now) })).body.code).toBe('totp-not-begun');
    expect((await signIn()).body).toHaveProperty('success');
  });

  test('requires the password for every change, notifies by mail and writes the audit', async () => {
    const { id } = await withPasskey();
    await withApp();
    for (const path of ['totp', 'totp/fine', 'codiciRecupero', 'passkey/inizio', `passkey/${id}/fine`]) {
      const refused = await post(path, { password: 'Un-altra-password-1' });
      expect([path, refused.body.errors?.[0].code]).toEqual([path, 'wrong']);
      now += 6 * minute;
    }
    person.token = await server.session(person.id_utente);
    expect(await state()).toMatchObject({ codici_rimasti: 10, passkey: [{ id_passkey: id }] });
    expect((await post('totp/fine', { password, lingua: 'en' })).status).toBe(204);
    expect((await signIn()).body.secondo_passo.metodi).toEqual(['passkey', 'recupero']);
    expect((await post(`passkey/${id}/fine`, { password })).status).toBe(204);
    expect(await state()).toMatchObject({ totp_dal: null, codici_rimasti: 0, passkey: [] });
    expect((await signIn()).body).toHaveProperty('success');
    expect((await post('codiciRecupero', { password })).body.code).toBe('no-second-factor');

    const mails = await mailsTo(server, person.email);
    expect(mails.map((text) => text.split('\n\n')[1])).toEqual([
      expect.stringContaining('aggiunta una passkey'),
      expect.stringContaining('attivata un’app'),
      expect.stringContaining('turned off'),
      expect.stringContaining('eliminata una passkey'),
    ]);
    const audit = await server.call('GET', '/api/audit?tipo=account', { token: person.token });
    expect(audit.body.data.map(({ azione, id_record }: Record<string, unknown>) => [azione, id_record])).toEqual(
      Array(4).fill(['changed', person.id_utente]),
    );
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('signs in with a passkey alone and logs the method', async () => {
    const { authenticator, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    expect(await state()).toMatchObject({
      passkey: [{ nome: 'Telefono', ultimo_uso: null }],
      indirizzo_passkey: site.origin,
    });
    const credenziale = authenticator.authenticate({ ...site, challenge: await challengeFor({}) });
    const { body } = await ask('login/passkey', { credenziale });
    expect(body.success.user).toEqual({ id_utente: person.id_utente });
    expect((await state()).passkey[0].ultimo_uso).toBe(new Date(now).toISOString());
    const log = await server.call('GET', `/api/fetchSecuritySettings/${person.id_utente}`, { token: person.token });
    expect(log.body.data[0]).toMatchObject({ metodo: 'passkey', secondo_passo: null });
    expect((await ask('login/passkey', { credenziale })).body.code).toBe('passkey-refused');
  });

  test('accepts a passkey of the account as second factor', async () => {
    const { authenticator } = await withPasskey();
    const { body } = await signIn();
    expect(body.secondo_passo.metodi).toEqual(['passkey', 'recupero']);
    const { sfida } = body.secondo_passo;
    const { opzioni } = (await ask('login/passkey/inizio', { sfida })).body;
    expect(opzioni.allowCredentials).toEqual([expect.objectContaining({ id: authenticator.id })]);
    const mine = person;
    person = await server.person();
    const { authenticator: foreign } = await withPasskey();
    const use = (by: Authenticator, challenge: string) => by.authenticate({ ...site, challenge });
    expect((await ask('login/passkey', { sfida, credenziale: use(foreign, opzioni.challenge) })).status).toBe(401);
    const without = use(authenticator, await challengeFor({ sfida }));
    expect((await ask('login/passkey', { credenziale: without })).body.code).toBe('step-over');
    const right = use(authenticator, await challengeFor({ sfida }));
    const answer = await ask('login/passkey', { sfida, credenziale: right });
    expect(answer.body.success.user).toEqual({ id_utente: mine.id_utente });
    const log = await server.call('GET', `/api/fetchSecuritySettings/${mine.id_utente}`, { token: mine.token });
    expect(log.body.data[0]).toMatchObject({ metodo: 'password', secondo_passo: 'passkey' });
    expect((await ask('login/passkey/inizio', { sfida })).body.code).toBe('step-over');
  });

  test('rejects a passkey of another site, without user verification, cloned or removed', async () => {
    const { authenticator, id } = await withPasskey();
    const status = async (change: Partial<typeof site>, faults = {}) => {
      const challenge = await challengeFor({});
      const credenziale = authenticator.authenticate({ ...site, challenge, ...change }, faults);
      return (await ask('login/passkey', { credenziale })).status;
    };
    expect(await status({ origin: 'http://libretto.example:4100' })).toBe(401);
    expect(await status({ name: 'libretto.example' })).toBe(401);
    expect(await status({}, { unverified: true })).toBe(401);
    expect(await status({}, { counter: 8 })).toBe(200);
    expect(await status({}, { counter: 8 })).toBe(401);
    expect(await status({}, { counter: 9 })).toBe(200);
    expect((await post(`passkey/${id}/fine`, { password })).status).toBe(204);
    expect(await status({}, { counter: 10 })).toBe(401);
  });

  test('registers a passkey once, for the requesting user only', async () => {
    const { authenticator } = await withPasskey();
    const { opzioni } = (await post('passkey/inizio', { password })).body;
    expect(opzioni.excludeCredentials).toEqual([expect.objectContaining({ id: authenticator.id })]);
    // A stable keyed hash that reveals nothing about the account.
    expect(Buffer.from(opzioni.user.id, 'base64url')).toHaveLength(32);
    expect((await post('passkey/inizio', { password })).body.opzioni.user.id).toBe(opzioni.user.id);
    const stranger = await server.person();
    const credenziale = new Authenticator().create({ ...site, challenge: opzioni.challenge });
    expect((await post('passkey', { nome: 'Altra', credenziale }, stranger.token)).status).toBe(422);
    const again = (await post('passkey/inizio', { password })).body.opzioni.challenge;
    const same = { nome: 'Ancora', credenziale: authenticator.create({ ...site, challenge: again }) };
    expect((await post('passkey', same)).body.errors?.[0].code).toBe('wrong');
    expect((await state()).passkey).toHaveLength(1);
  });

  test('keeps the second factor after a password reset', async () => {
    const { secret } = await withApp();
    await ask('password/reset', { email: person.email });
    const codice = /^(\d{6})$/m.exec((await mailsTo(server, person.email)).at(-1) ?? '')?.[1];
    const next = 'Sei-Aironi-Nella-Nebbia-8';
    const body = { email: person.email, codice, password: next, conferma_password: next };
    expect((await ask('password/reset/confirm', body)).status).toBe(204);
    const { secondo_passo } = (await ask('login', { email: person.email, password: next })).body;
    expect((await confirm(secondo_passo.sfida, appCode(secret, now))).status).toBe(200);
  });
});

test('offers no passkeys if the public URL has an IP address', async () => {
  const server = await makeServer('sqlite', { settings: { PUBLIC_URL: 'https://192.0.2.1' } });
  const person = await server.person();
  const answer = await server.call('POST', '/api/user/passkey/inizio', { token: person.token, body: { password } });
  expect(answer.body.code).toBe('no-passkeys');
  const { body } = await server.call('GET', '/api/user/secondoFattore', { token: person.token });
  expect(body.indirizzo_passkey).toBeNull();
  await server.close();
});
