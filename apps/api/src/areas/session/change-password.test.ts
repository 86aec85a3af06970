import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mail-queue.ts';
import { makeServer, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';

onBothDatabases('changing the password', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const better = 'Sei-Aironi-Nella-Nebbia-8';
  const change = (body: object = {}) =>
    server.call('POST', '/api/user/password', {
      token: person.token,
      body: { password_attuale: password, password: better, conferma_password: better, ...body },
    });
  const login = (secret: string) =>
    server.call('POST', '/api/user/login', { body: { email: person.email, password: secret } });

  test('sets the new password, ends all sessions and notifies the owner', async () => {
    const second = await server.session(person.id_utente);
    expect((await change()).status).toBe(204);
    for (const token of [person.token, second])
      expect((await server.call('GET', '/api/bozze', { token })).status).toBe(401);
    expect((await login(password)).status).toBe(401);
    expect((await login(better)).status).toBe(200);
    expect((await mailsTo(server, person.email)).at(-1)).toContain('la password del tuo account è stata cambiata');
  });

  // covers V-07
  test.each([
    ['/password_attuale', 'wrong', { password_attuale: 'Un-altra-password-1' }],
    ['/password', 'too-short', { password: 'Verde-7', conferma_password: 'Verde-7' }],
    ['/password', 'common', { password: 'Password1234!', conferma_password: 'Password1234!' }],
    ['/conferma_password', 'mismatch', { conferma_password: 'Sei-Aironi-Nella-Nebbia-9' }],
  ])('rejects %s: %s', async (path, code, body) => {
    const refused = await change(body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path, code })]);
    expect((await login(password)).status).toBe(200);
  });
});
