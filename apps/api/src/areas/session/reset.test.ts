import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractCode, mailsTo } from '../../../test/mail-queue.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { dummyHash } from './password.ts';

const minute = 60_000;

onBothDatabases('password reset', (kind) => {
  let now = noon;
  let server: TestServer;
  let addresses = 0;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());

  const newAddress = () => `10.3.${addresses >> 8}.${addresses++ & 255}`;
  const password = 'Sei-Aironi-Nella-Nebbia-8';
  const request = (email: string, address = newAddress()) =>
    server.call('POST', '/api/user/password/reset', { body: { email }, address });
  const reset = (email: string, codice: string, change: object = {}, address = newAddress()) =>
    server.call('POST', '/api/user/password/reset/confirm', {
      body: { email, codice, password, conferma_password: password, ...change },
      address,
    });
  const login = (email: string) =>
    server.call('POST', '/api/user/login', { body: { email, password }, address: newAddress() });
  const getCodes = async (email: string) =>
    (await mailsTo(server, email)).map(extractCode).filter((code) => code !== '');
  const requestCode = async (): Promise<Person & { code: string }> => {
    const person = await server.person();
    expect(await request(person.email)).toMatchObject({ status: 202, body: { spedisce: false } });
    const [code = ''] = await getCodes(person.email);
    return { ...person, code };
  };
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('sets a new password with the mailed code', async () => {
    const { email, code, id_utente } = await requestCode();
    expect(code).toMatch(/^\d{6}$/);
    await server.database
      .updateTable('utenti')
      .set({ password_hash: dummyHash })
      .where('id_utente', '=', id_utente)
      .execute();
    expect((await login(email)).status).toBe(401);
    expect((await reset(email.toUpperCase(), code)).status).toBe(204);
    expect((await login(email)).status).toBe(200);
  });

  test('ends all sessions of the account only', async () => {
    const { email, code, token, id_utente } = await requestCode();
    const second = await server.session(id_utente);
    const other = await server.person();
    expect((await server.call('GET', '/api/bozze', { token: second })).status).toBe(200);
    await reset(email, code);
    for (const ended of [token, second])
      expect((await server.call('GET', '/api/bozze', { token: ended })).status).toBe(401);
    expect((await server.call('GET', '/api/bozze', { token: other.token })).status).toBe(200);
  });

  test('notifies the owner by mail', async () => {
    const { email, code } = await requestCode();
    await reset(email, code);
    expect((await mailsTo(server, email)).at(-1)).toContain('la password del tuo account è stata cambiata');
  });

  test('answers the same and does the same work without an account', async () => {
    const person = await server.person();
    const writes = async (email: string) => {
      const answer = await request(email);
      const mail = await server.database.selectFrom('mail').selectAll().where('to_address', '=', email).execute();
      const { status, text } = answer;
      return { status, text, mails: mail.map(({ kind, state, language }) => ({ kind, state, language })) };
    };
    expect(await writes(person.email)).toEqual(await writes('mai.vista@libretto.example'));
    await mailsTo(server, person.email);
    expect(await mailsTo(server, 'mai.vista@libretto.example')).toEqual([]);
    const left = await server.database.selectFrom('mail').selectAll().where('to_address', 'like', 'mai%').execute();
    expect(left).toEqual([]);
  });

  // covers M-19
  test('answers the same to a wrong code with an account, without one, and without a request', async () => {
    const { email, code } = await requestCode();
    await request('anche.lei.no@libretto.example');
    await mailsTo(server, 'anche.lei.no@libretto.example');
    const silent = await server.person();
    const answers = [
      await reset(email, wrong(code)),
      await reset('anche.lei.no@libretto.example', code),
      await reset('mai.chiesto@libretto.example', code),
      await reset(silent.email, code),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.body.code).toBe('wrong-code');
  });

  test('stores a code for addresses without an account, so that attempts cost the same', async () => {
    await request('simile@libretto.example');
    await mailsTo(server, 'simile@libretto.example');
    const row = () =>
      server.database
        .selectFrom('password_resets')
        .selectAll()
        .where('email', '=', 'simile@libretto.example')
        .executeTakeFirstOrThrow();
    expect((await row()).code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await reset('simile@libretto.example', '000000');
    expect((await row()).tries).toBe(1);
  });

  test('accepts five attempts per code', async () => {
    const four = await requestCode();
    for (let i = 0; i < 4; i++) expect((await reset(four.email, wrong(four.code))).status).toBe(401);
    expect((await reset(four.email, four.code)).status).toBe(204);
    const five = await requestCode();
    for (let i = 0; i < 5; i++) await reset(five.email, wrong(five.code));
    expect((await reset(five.email, five.code)).body.code).toBe('wrong-code');
  });

  test('counts concurrent attempts', async () => {
    const { email, code } = await requestCode();
    await Promise.all(Array.from({ length: 12 }, () => reset(email, wrong(code))));
    const row = await server.database
      .selectFrom('password_resets')
      .select('tries')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await reset(email, code)).status).toBe(401);
  });

  test('accepts a code for 15 minutes', async () => {
    const early = await requestCode();
    now += 15 * minute - 1;
    expect((await reset(early.email, early.code)).status).toBe(204);
    const late = await requestCode();
    now += 15 * minute;
    expect((await reset(late.email, late.code)).status).toBe(401);
  });

  test('accepts a code for one password', async () => {
    const { email, code } = await requestCode();
    const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    expect((await reset(email, code)).status).toBe(401);
  });

  test('accepts the newest code only', async () => {
    const { email, code } = await requestCode();
    await request(email);
    const [, second = ''] = await getCodes(email);
    if (second !== code) expect((await reset(email, code)).status).toBe(401);
    expect((await reset(email, second)).status).toBe(204);
  });

  test('rejects the code of another account', async () => {
    const [one, other] = [await requestCode(), await requestCode()];
    if (one.code !== other.code) expect((await reset(other.email, one.code)).status).toBe(401);
  });

  test('applies the password rules without consuming the code', async () => {
    const { email, code } = await requestCode();
    const short = await reset(email, code, { password: 'corta', conferma_password: 'corta' });
    expect(short.body.errors[0]).toMatchObject({ path: '/password', code: 'too-short' });
    const unequal = await reset(email, code, { conferma_password: 'altro' });
    expect(unequal.body.errors).toMatchObject([{ path: '/conferma_password', code: 'mismatch' }]);
    const common = { password: 'Password1234!', conferma_password: 'Password1234!' };
    const address = newAddress();
    for (let i = 0; i < 7; i++) {
      const refused = await reset(email, code, common, address);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ path: '/password', code: 'common' }]);
    }
    expect((await reset(email, code, {}, address)).status).toBe(204);
  });

  test("rejects the person's own name as password", async () => {
    const { email, code, id_utente } = await requestCode();
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nome: 'Ermenegildo', paziente_cognome: 'Torvaldini' })
      .where('id_utente', '=', id_utente)
      .execute();
    const own = 'Torvaldini-Ermenegildo-7';
    const answer = await reset(email, code, { password: own, conferma_password: own });
    expect(answer.body.errors).toMatchObject([{ path: '/password', code: 'personal' }]);
  });

  test('reveals password faults only with a valid code', async () => {
    const { email, code } = await requestCode();
    const common = { password: 'Password1234!', conferma_password: 'Password1234!' };
    expect((await reset(email, wrong(code), common)).status).toBe(401);
  });

  test('sends no code to demo accounts outside demo mode', async () => {
    const { email, id_utente } = await server.person();
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    await request(email);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('throttles attempts from one address', async () => {
    const { email } = await server.person();
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await reset(email, '000000', {}, address)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('limits a mailbox to five codes, with or without an account', async () => {
    const { email } = await server.person();
    const statuses = async (to: string) => {
      const all: number[] = [];
      for (let i = 0; i < 7; i++) all.push((await request(to)).status);
      return all;
    };
    expect(await statuses(email)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(await statuses('nessuna.casella@libretto.example')).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });
});
