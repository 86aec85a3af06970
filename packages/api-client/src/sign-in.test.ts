import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ProblemError } from './problem.ts';
import { type SecondFactorRequest, SecondFactorRequiredError, signIn } from './sign-in.ts';
import { json, problem, serve } from './testing/server.ts';

const session = { token: 'a'.repeat(43), user: { id_utente: 1 }, expires_at: '2026-03-02T12:00:00.000Z' };
const sfida = 'b'.repeat(43);
const credentials = { email: 'paziente@libretto.example', password: 'secret' };
const passkey = { id: 'i', clientDataJSON: 'c', authenticatorData: 'a', signature: 's' };

/** Server with an account whose second factor is the code 287082 or the passkey above. */
async function accounts({ secondFactor = true } = {}) {
  const server = await serve((response, { url, body }) => {
    const sent = JSON.parse(body);
    if (url === '/api/user/login') {
      if (sent.password !== 'secret') problem(response, { status: 401, title: 'Wrong', code: 'wrong-credentials' });
      else if (!secondFactor) json(response, 200, { success: session });
      else {
        const scade = '2026-03-02T10:10:00.000Z';
        json(response, 200, { secondo_passo: { sfida, scade, metodi: ['totp', 'passkey', 'recupero'] } });
      }
    } else if (sent.sfida !== sfida) problem(response, { status: 401, code: 'step-over' });
    else if (url === '/api/user/login/passkey/inizio') json(response, 200, { opzioni: { challenge: 'x' } });
    else if (sent.codice === '287082' || sent.credenziale?.id === 'i') json(response, 200, { success: session });
    else problem(response, { status: 401, code: sent.codice ? 'wrong-code' : 'passkey-refused' });
  });
  const client = createClient({ baseUrl: server.url, token: () => undefined });
  return { client, urls: () => server.received.map(({ url }) => url), server };
}

test('returns the session of an account without a second factor', async () => {
  const { client, server } = await accounts({ secondFactor: false });
  await expect(signIn(client, { ...credentials, language: 'en' })).resolves.toEqual(session);
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ ...credentials, lingua: 'en' });
});

test('sends the code of the second factor', async () => {
  const { client, urls } = await accounts();
  await expect(signIn(client, { ...credentials, secondFactor: '287082' })).resolves.toEqual(session);
  expect(urls()).toEqual(['/api/user/login', '/api/user/login/codice']);
});

test('asks again after a wrong code', async () => {
  const { client } = await accounts();
  const asked: SecondFactorRequest[] = [];
  const codes = ['000000', '287082'];
  const secondFactor = (request: SecondFactorRequest) => {
    asked.push(request);
    return codes.shift();
  };
  await expect(signIn(client, { ...credentials, secondFactor })).resolves.toEqual(session);
  expect(asked.map(({ problem: { code } = {} }) => code)).toEqual([undefined, 'wrong-code']);
  expect(asked[0]).toMatchObject({ methods: ['totp', 'passkey', 'recupero'], expiresAt: '2026-03-02T10:10:00.000Z' });
});

test('accepts a passkey', async () => {
  const { client, urls } = await accounts();
  const options: unknown[] = [];
  const secondFactor = async ({ passkeyOptions }: SecondFactorRequest) => {
    options.push(await passkeyOptions());
    return passkey;
  };
  await expect(signIn(client, { ...credentials, secondFactor })).resolves.toEqual(session);
  expect(options).toEqual([{ challenge: 'x' }]);
  expect(urls().at(-1)).toBe('/api/user/login/passkey');
});

test('names the second factors if none is given', async () => {
  const { client } = await accounts();
  const error: unknown = await signIn(client, credentials).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SecondFactorRequiredError);
  expect(error).toMatchObject({ methods: ['totp', 'passkey', 'recupero'] });
});

test.each([
  ['wrong credentials', { ...credentials, password: 'no' }, 'wrong-credentials', 'login'],
  ['a wrong fixed code', { ...credentials, secondFactor: '111111' }, 'wrong-code', 'confirmLogin'],
])('rejects with the problem of %s', async (_what, options, code, operation) => {
  const { client } = await accounts();
  const error: unknown = await signIn(client, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ code, operation });
});

test('giving up after a wrong code rejects with its problem', async () => {
  const { client } = await accounts();
  const secondFactor = ({ problem: wrong }: SecondFactorRequest) => (wrong ? undefined : '000000');
  await expect(signIn(client, { ...credentials, secondFactor })).rejects.toMatchObject({ code: 'wrong-code' });
});
