import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo, sixDigits } from '../../../test/mail-queue.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { nobodysHash } from './password.ts';

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
  const codesOf = async (email: string) =>
    (await lettersTo(server, email)).map(sixDigits).filter((code) => code !== '');
  const asked = async (): Promise<Person & { code: string }> => {
    const person = await server.person();
    expect(await request(person.email)).toMatchObject({ status: 202, body: { spedisce: false } });
    const [code = ''] = await codesOf(person.email);
    return { ...person, code };
  };
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('the code of the mail sets a new password', async () => {
    const { email, code, id_utente } = await asked();
    expect(code).toMatch(/^\d{6}$/);
    await server.database
      .updateTable('utenti')
      .set({ password_hash: nobodysHash })
      .where('id_utente', '=', id_utente)
      .execute();
    expect((await login(email)).status).toBe(401);
    expect((await reset(email.toUpperCase(), code)).status).toBe(204);
    expect((await login(email)).status).toBe(200);
  });

  test('it ends every session of the account, and of no other', async () => {
    const { email, code, token, id_utente } = await asked();
    const second = await server.session(id_utente);
    const other = await server.person();
    expect((await server.call('GET', '/api/bozze', { token: second })).status).toBe(200);
    await reset(email, code);
    for (const ended of [token, second])
      expect((await server.call('GET', '/api/bozze', { token: ended })).status).toBe(401);
    expect((await server.call('GET', '/api/bozze', { token: other.token })).status).toBe(200);
  });

  test('and tells the owner by mail', async () => {
    const { email, code } = await asked();
    await reset(email, code);
    expect((await lettersTo(server, email)).at(-1)).toContain('la password del tuo account è stata cambiata');
  });

  test('asking answers alike whether or not there is such an account, and does the same', async () => {
    const person = await server.person();
    const writes = async (email: string) => {
      const answer = await request(email);
      const mail = await server.database.selectFrom('mail').selectAll().where('to_address', '=', email).execute();
      const { status, text } = answer;
      return { status, text, mails: mail.map(({ kind, state, language }) => ({ kind, state, language })) };
    };
    expect(await writes(person.email)).toEqual(await writes('mai.vista@libretto.example'));
    await lettersTo(server, person.email);
    expect(await lettersTo(server, 'mai.vista@libretto.example')).toEqual([]);
    const left = await server.database.selectFrom('mail').selectAll().where('to_address', 'like', 'mai%').execute();
    expect(left).toEqual([]);
  });

  // covers M-19
  test('a wrong code answers alike for an account, for none, and where no code was asked for', async () => {
    const { email, code } = await asked();
    await request('anche.lei.no@libretto.example');
    await lettersTo(server, 'anche.lei.no@libretto.example');
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

  test('an address without an account has a code as well, so that a try costs the same', async () => {
    await request('simile@libretto.example');
    await lettersTo(server, 'simile@libretto.example');
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

  test('a code is good for five tries', async () => {
    const four = await asked();
    for (let i = 0; i < 4; i++) expect((await reset(four.email, wrong(four.code))).status).toBe(401);
    expect((await reset(four.email, four.code)).status).toBe(204);
    const five = await asked();
    for (let i = 0; i < 5; i++) await reset(five.email, wrong(five.code));
    expect((await reset(five.email, five.code)).body.code).toBe('wrong-code');
  });

  test('many tries at once are no way around', async () => {
    const { email, code } = await asked();
    await Promise.all(Array.from({ length: 12 }, () => reset(email, wrong(code))));
    const row = await server.database
      .selectFrom('password_resets')
      .select('tries')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await reset(email, code)).status).toBe(401);
  });

  test('a code is good for 15 minutes', async () => {
    const early = await asked();
    now += 15 * minute - 1;
    expect((await reset(early.email, early.code)).status).toBe(204);
    const late = await asked();
    now += 15 * minute;
    expect((await reset(late.email, late.code)).status).toBe(401);
  });

  test('a code is good for one password', async () => {
    const { email, code } = await asked();
    const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    expect((await reset(email, code)).status).toBe(401);
  });

  test('only the newest code is good', async () => {
    const { email, code } = await asked();
    await request(email);
    const [, second = ''] = await codesOf(email);
    if (second !== code) expect((await reset(email, code)).status).toBe(401);
    expect((await reset(email, second)).status).toBe(204);
  });

  test("nobody's code works for somebody else", async () => {
    const [one, other] = [await asked(), await asked()];
    if (one.code !== other.code) expect((await reset(other.email, one.code)).status).toBe(401);
  });

  test('the new password follows the rules, and refusing it does not use up the code', async () => {
    const { email, code } = await asked();
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

  test("the person's own name is no good password", async () => {
    const { email, code, id_utente } = await asked();
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nome: 'Ermenegildo', paziente_cognome: 'Torvaldini' })
      .where('id_utente', '=', id_utente)
      .execute();
    const own = 'Torvaldini-Ermenegildo-7';
    const answer = await reset(email, code, { password: own, conferma_password: own });
    expect(answer.body.errors).toMatchObject([{ path: '/password', code: 'personal' }]);
  });

  test('a weak password says nothing to whoever does not have the code', async () => {
    const { email, code } = await asked();
    const common = { password: 'Password1234!', conferma_password: 'Password1234!' };
    expect((await reset(email, wrong(code), common)).status).toBe(401);
  });

  test('an account of the demo mode gets no code elsewhere', async () => {
    const { email, id_utente } = await server.person();
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    await request(email);
    expect(await lettersTo(server, email)).toEqual([]);
  });

  test('tries from one address are slowed down', async () => {
    const { email } = await server.person();
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await reset(email, '000000', {}, address)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('one mailbox gets five codes and then has to wait, account or not', async () => {
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
