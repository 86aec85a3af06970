import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, signInAt, startIdentityProvider, type TestProvider } from '../../../test/identity-provider.ts';
import { mailsTo } from '../../../test/mail-queue.ts';
import { giveTotp, linkTestIdentity } from '../../../test/second-factor.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';

const publicUrl = 'http://127.0.0.1:4123';
const redirectUri = `${publicUrl}/webui/login`;
const settingsFor = (issuer: string) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'Prova',
});

let addresses = 0;
const newAddress = () => `10.4.${addresses >> 8}.${addresses++ & 255}`;
const loginAt = (server: TestServer, body: object, address = newAddress()) =>
  server.call('POST', '/api/user/loginOAuth', { body, address });

const link = (server: TestServer, provider: TestProvider, person: Person) =>
  linkTestIdentity(server, person, { issuer: provider.issuer, subject: person.email });

onBothDatabases('sign-in by a provider', (kind) => {
  let now = noon;
  let server: TestServer;
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startIdentityProvider({ redirectUri });
    server = await makeServer(kind, { clock: () => now, settings: settingsFor(provider.issuer) });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const comeBack = (email: string) => signInAt(provider, redirectUri, email);
  const linkedPerson = async () => {
    const person = await server.person();
    await link(server, provider, person);
    return person;
  };

  test("returns the authorization endpoint of the provider's metadata", async () => {
    const answer = await server.call('GET', '/api/user/providers');
    expect(answer.body).toEqual([
      {
        nome: 'Prova',
        authorization_endpoint: `${provider.issuer}/auth`,
        client_id: client.id,
        scope: 'openid email',
        redirect_uri: redirectUri,
      },
    ]);
    expect(answer.text).not.toContain(client.secret);
  });

  // covers C-05 C-06
  test('exchanges the code and signs in like with a password', async () => {
    await server.person();
    const { email, id_utente } = await linkedPerson();
    const answer = await loginAt(server, await comeBack(email));
    expect(answer.status).toBe(200);
    const { token, user, expires_at } = answer.body.success;
    expect(user).toEqual({ id_utente });
    expect(Date.parse(expires_at)).toBe(noon + 120 * 60_000);
    expect((await server.call('GET', `/api/patient/${id_utente}`, { token })).status).toBe(200);
  });

  test('still requires the second factor', async () => {
    const person = await linkedPerson();
    await giveTotp(server, person, 'in use');
    const { body } = await loginAt(server, await comeBack(person.email));
    expect(body).toEqual({ secondo_passo: expect.objectContaining({ metodi: ['totp'] }) });
    expect((await server.call('GET', '/api/bozze', { token: body.secondo_passo.sfida })).status).toBe(401);
  });

  // covers M-18
  test.each([
    ['that nobody has here', (email: string) => `altra.${email}`],
    ['that the provider has not verified', (email: string) => `unverified.${email}`],
  ])('rejects an address %s', async (_, change) => {
    const { email, id_utente } = await server.person();
    const other = change(email);
    if (other.startsWith('unverified'))
      await server.database.updateTable('utenti').set({ email: other }).where('id_utente', '=', id_utente).execute();
    const answer = await loginAt(server, await comeBack(other));
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'not-registered', title: 'Not registered with Google yet' });
  });

  test.each([
    ['another nonce', { nonce: 'A'.repeat(22) }],
    ['another verifier', { code_verifier: 'A'.repeat(43) }],
    ['a made-up code', { code: 'A'.repeat(43) }],
  ])('rejects %s', async (_, change) => {
    const { email } = await linkedPerson();
    const answer = await loginAt(server, { ...(await comeBack(email)), ...change });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('provider-refused');
    expect(answer.body).not.toHaveProperty('success');
  });

  test('accepts a code once', async () => {
    const { email } = await linkedPerson();
    const body = await comeBack(email);
    expect((await loginAt(server, body)).status).toBe(200);
    expect((await loginAt(server, body)).body.code).toBe('provider-refused');
  });

  test.each(['https://altrove.example/webui/login', `${publicUrl}/webui/login/`, `${publicUrl}/`])(
    'rejects the redirect URI %s without contacting the provider',
    async (redirect_uri) => {
      const { email } = await linkedPerson();
      const body = await comeBack(email);
      const answer = await loginAt(server, { ...body, redirect_uri });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject([{ path: '/redirect_uri' }]);
      expect((await loginAt(server, body)).status).toBe(200);
    },
  );

  // covers C-06
  test('rejects an identity without ID token', async () => {
    const { email } = await linkedPerson();
    for (const body of [{ email }, { profile: { email, email_verified: true } }, { email, code: 'x', sub: '1' }])
      expect(await loginAt(server, body)).toMatchObject({ status: 401, body: { code: 'provider-refused' } });
  });

  test('rejects demo accounts outside demo mode', async () => {
    const { email, id_utente } = await linkedPerson();
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    expect((await loginAt(server, await comeBack(email))).body.code).toBe('not-registered');
  });

  const unlinked = async (subject: (email: string) => string = (email) => email) => {
    const person = await server.person();
    const { status, body } = await loginAt(server, await comeBack(subject(person.email)));
    return { person, status, body, sfida: body.da_collegare?.sfida as string };
  };
  const withPassword = (email: string, body: object) =>
    server.call('POST', '/api/user/login', { body: { email, password, ...body }, address: newAddress() });
  const listLinks = async ({ token }: Person) =>
    (await server.call('GET', '/api/user/secondoFattore', { token })).body.collegati;

  test('offers linking to the owner and grants nothing by address alone', async () => {
    const { person, status, body } = await unlinked();
    expect(status).toBe(200);
    expect(body).toEqual({
      da_collegare: { sfida: expect.any(String), scade: '2026-03-21T11:10:00.000Z', email: person.email },
    });
    const token = body.da_collegare.sfida;
    expect((await server.call('GET', '/api/bozze', { token })).status).toBe(401);
    expect(await listLinks(person)).toEqual([]);
  });

  test('links after a sign-in with the password and then accepts the provider alone', async () => {
    const { person, sfida } = await unlinked();
    const signedIn = await withPassword(person.email, { collega: sfida, lingua: 'en' });
    expect(signedIn.body).toHaveProperty('success.token');
    const again = await loginAt(server, await comeBack(person.email));
    expect(again.body.success.user).toEqual({ id_utente: person.id_utente });
    expect(await listLinks(person)).toEqual([
      {
        id_identita: expect.any(Number),
        fornitore: 'Prova',
        collegata: '2026-03-21T11:00:00.000Z',
        ultimo_uso: '2026-03-21T11:00:00.000Z',
      },
    ]);
    const [letter] = await mailsTo(server, person.email);
    expect(letter).toContain('an external account, such as a Google account, has been linked');
    const log = await server.call('GET', `/api/fetchSecuritySettings/${person.id_utente}`, { token: person.token });
    expect(log.body.data.map(({ evento }: { evento: string }) => evento)).toEqual([null, 'identity-linked', null]);
    const audit = server.database.selectFrom('audit').select(['action', 'kind', 'id_utente']);
    expect(await audit.where('id_paziente', '=', person.id_paziente).execute()).toEqual([
      { action: 'changed', kind: 'account', id_utente: person.id_utente },
    ]);
  });

  test('rejects another provider account with the same address', async () => {
    const person = await linkedPerson();
    const answer = await loginAt(server, await comeBack(`2~${person.email}`));
    expect(answer.body).not.toHaveProperty('success');
    expect(answer.body).toHaveProperty('da_collegare');
  });

  test('signs in to the same account after an address change at the provider', async () => {
    const person = await server.person();
    await linkTestIdentity(server, person, { issuer: provider.issuer, subject: `3~new.${person.email}` });
    const answer = await loginAt(server, await comeBack(`3~new.${person.email}`));
    expect(answer.body.success.user).toEqual({ id_utente: person.id_utente });
  });

  test('treats the same subject of another issuer as another account', async () => {
    const person = await server.person();
    await linkTestIdentity(server, person, { issuer: 'https://other.libretto.example', subject: person.email });
    expect((await loginAt(server, await comeBack(person.email))).body).toHaveProperty('da_collegare');
  });

  test('links nothing with a wrong password, for another account, twice, or after ten minutes', async () => {
    const { person, sfida } = await unlinked();
    const wrong = await withPassword(person.email, { password: 'Un-altra-password-1', collega: sfida });
    expect(wrong.body.code).toBe('wrong-credentials');
    const other = await server.person();
    const foreign = await withPassword(other.email, { collega: sfida });
    expect([foreign.status, foreign.body.code]).toEqual([401, 'step-over']);
    expect([await listLinks(person), await listLinks(other)]).toEqual([[], []]);

    expect((await withPassword(person.email, { collega: sfida })).status).toBe(200);
    expect((await withPassword(person.email, { collega: sfida })).body.code).toBe('step-over');

    const late = await unlinked();
    now += 10 * 60_000;
    expect((await withPassword(late.person.email, { collega: late.sfida })).body.code).toBe('step-over');
    now = noon;
  });

  test('links only after the second factor', async () => {
    const person = await server.person();
    const code = await giveTotp(server, person, 'in use');
    const { body } = await loginAt(server, await comeBack(person.email));
    const first = await withPassword(person.email, { collega: body.da_collegare.sfida });
    expect(first.body.secondo_passo.metodi).toEqual(['totp']);
    expect(await listLinks(person)).toEqual([]);
    const second = { sfida: first.body.secondo_passo.sfida, codice: code };
    expect((await server.call('POST', '/api/user/login/codice', { body: second })).body).toHaveProperty('success');
    expect(await listLinks(person)).toHaveLength(1);
  });

  test('unlinks with the password, notifies the owner and ends other sessions', async () => {
    const person = await linkedPerson();
    const elsewhere = await server.session(person.id_utente);
    const [{ id_identita }] = await listLinks(person);
    const unlink = (body: object, token = person.token) =>
      server.call('POST', `/api/user/identita/${id_identita}/fine`, { token, body });
    expect((await unlink({ password: 'Un-altra-password-1' })).status).toBe(422);
    expect(await listLinks(person)).toHaveLength(1);
    expect((await unlink({ password })).status).toBe(204);
    expect(await listLinks(person)).toEqual([]);
    expect((await server.call('GET', '/api/bozze', { token: elsewhere })).status).toBe(401);
    expect((await loginAt(server, await comeBack(person.email))).body).toHaveProperty('da_collegare');
    const [letter] = await mailsTo(server, person.email);
    expect(letter).toContain('è stato scollegato un account esterno');
  });

  test('throttles an address that guesses codes', async () => {
    const address = newAddress();
    const body = { code: 'x', code_verifier: 'A'.repeat(43), redirect_uri: 'https://a.example', nonce: 'A'.repeat(22) };
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await loginAt(server, body, address)).status);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('logs no address, code or secret', async () => {
    const { email } = await server.person();
    const body = await comeBack(email);
    await loginAt(server, body);
    await loginAt(server, body);
    const logs = server.logs.join('');
    expect(logs).toContain('sign-in by provider failed');
    expect(logs).not.toContain(body.code);
    expect(logs).not.toMatch(/@libretto\.example|known to both/);
  });
});

test.each(['one', 'another'] as const)(
  'rejects an ID token that was signed with an unpublished key (published as %s)',
  async (publishedKey) => {
    const provider = await startIdentityProvider({ redirectUri, publishedKey });
    const server = await makeServer('sqlite', { settings: settingsFor(provider.issuer) });
    const person = await server.person();
    await link(server, provider, person);
    const answer = await loginAt(server, await signInAt(provider, redirectUri, person.email));
    expect([answer.status, answer.body.code]).toEqual([401, 'provider-refused']);
    await server.close();
    await provider.close();
  },
);

test('offers no provider and rejects provider sign-ins when none is configured', async () => {
  const server = await makeServer('sqlite');
  expect((await server.call('GET', '/api/user/providers')).body).toEqual([]);
  const body = { code: 'x', code_verifier: 'A'.repeat(43), redirect_uri: redirectUri, nonce: 'A'.repeat(22) };
  expect((await loginAt(server, body)).status).toBe(401);
  await server.close();
});

// covers C-06
test('requests the address from the userinfo endpoint if the token lacks it', async () => {
  const provider = await startIdentityProvider({ redirectUri, emailInToken: false });
  const server = await makeServer('sqlite', { settings: settingsFor(provider.issuer) });
  const { email } = await server.person();
  expect((await loginAt(server, await signInAt(provider, redirectUri, email))).body.da_collegare.email).toBe(email);
  const unverified = await signInAt(provider, redirectUri, `unverified.${email}`);
  expect((await loginAt(server, unverified)).body.code).toBe('not-registered');
  await server.close();
  await provider.close();
});

test('reports an unreachable provider and recovers', async () => {
  const first = await startIdentityProvider({ redirectUri });
  const server = await makeServer('sqlite', { settings: settingsFor(first.issuer) });
  await first.close();
  expect((await server.call('GET', '/api/user/providers')).status).toBe(503);
  const body = { code: 'x', code_verifier: 'A'.repeat(43), redirect_uri: redirectUri, nonce: 'A'.repeat(22) };
  expect((await loginAt(server, body)).status).toBe(503);

  const again = await startIdentityProvider({ redirectUri, port: first.port });
  const { email } = await server.person();
  expect((await server.call('GET', '/api/user/providers')).status).toBe(200);
  expect((await loginAt(server, await signInAt(again, redirectUri, email))).status).toBe(200);
  await again.close();
  expect((await loginAt(server, body)).status).toBe(503);
  await server.close();
});

test('reports a wrong client secret as a server error', async () => {
  const provider = await startIdentityProvider({ redirectUri });
  const settings = { ...settingsFor(provider.issuer), OIDC_CLIENT_SECRET: 'not this one' };
  const server = await makeServer('sqlite', { settings });
  const { email } = await server.person();
  expect((await loginAt(server, await signInAt(provider, redirectUri, email))).status).toBe(503);
  await server.close();
  await provider.close();
});
