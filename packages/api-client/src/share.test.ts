import { createCipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ConnectionError, ProblemError } from './problem.ts';
import { openShare, PasscodeError, readShareLink } from './share.ts';
import { closedPort, json, problem, type Received, serve } from './testing/server.ts';

const secret = randomBytes(32);
const key = secret.toString('base64url');
const record = { resourceType: 'Bundle', type: 'document' };

function encrypt(resource: unknown, { zip = true, enc = 'A256GCM', by = secret } = {}): string {
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc, ...(zip && { zip: 'DEF' }) })).toString('base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', by, iv).setAAD(Buffer.from(header));
  const plain = Buffer.from(JSON.stringify(resource));
  const encrypted = Buffer.concat([cipher.update(zip ? deflateRawSync(plain) : plain), cipher.final()]);
  return [header, '', ...[iv, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}

const toLink = (payload: unknown) => `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;

test.each([
  ['alone', (link: string) => link],
  ['in the address of a viewer', (link: string) => `https://libretto.example/webui/share#${link}`],
  ['as a fragment', (link: string) => `#${link}`],
])('reads a link %s', (_where, wrap) => {
  const payload = {
    url: 'https://libretto.example/api/shl/x',
    key,
    exp: 1_800_000_000,
    flag: 'LP',
    label: 'Cardiologo',
  };
  expect(readShareLink(wrap(toLink({ ...payload, extension: {} })))).toEqual(payload);
});

test.each([
  ['no link', 'https://libretto.example/'],
  ['other content', `shlink:/${Buffer.from('no').toString('base64url')}`],
  ['no address', toLink({ url: 'here', key })],
  ['a short key', toLink({ url: 'https://libretto.example/', key: 'short' })],
  ['an unknown version', toLink({ url: 'https://libretto.example/', key, v: 2 })],
  ['a wrong expiry', toLink({ url: 'https://libretto.example/', key, exp: 'soon' })],
])('does not read a link with %s', async (_what, text) => {
  expect(readShareLink(text)).toBeUndefined();
  await expect(openShare(text, { recipient: 'Anna' })).rejects.toBeInstanceOf(TypeError);
});

async function shared(answer: Parameters<typeof serve>[0]) {
  const server = await serve(answer);
  return { server, link: toLink({ url: `${server.url}/api/shl/code`, key }) };
}

test('decrypts embedded files and files to download', async () => {
  const details = { contentType: 'application/fhir+json' };
  const { server, link } = await shared((response, { url, headers }: Received) => {
    if (url === '/file') response.end(encrypt({ ...record, type: 'collection' }, { zip: false }));
    else {
      const location = `http://${headers.host}/file`;
      json(response, 200, {
        files: [
          { ...details, embedded: encrypt(record) },
          { ...details, location },
        ],
      });
    }
  });
  const resources = await openShare(link, { recipient: 'Ambulatorio Rossi', passcode: '2468' });
  expect(resources).toEqual([record, { ...record, type: 'collection' }]);
  const [request] = server.received;
  expect(JSON.parse(request?.body ?? '')).toEqual({ recipient: 'Ambulatorio Rossi', passcode: '2468' });
  expect(JSON.stringify(server.received)).not.toContain(key);
});

test('a wrong passcode tells how many attempts remain', async () => {
  const { link } = await shared((response) =>
    problem(response, { status: 401, code: 'wrong-passcode', remainingAttempts: 4 }),
  );
  const error: unknown = await openShare(link, { recipient: 'Anna' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PasscodeError);
  expect(error).toMatchObject({ remainingAttempts: 4 });
});

test.each([404, 429, 500])('rejects with the problem of a %i', async (status) => {
  const { link } = await shared((response) => problem(response, { status, title: 'T', code: 'c' }));
  const error: unknown = await openShare(link, { recipient: 'Anna' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ status, operation: 'openShare' });
});

test('rejects with a connection error, or with the reason of the signal', async () => {
  const link = toLink({ url: `http://127.0.0.1:${await closedPort()}/`, key });
  await expect(openShare(link, { recipient: 'Anna' })).rejects.toBeInstanceOf(ConnectionError);
  const signal = AbortSignal.abort();
  await expect(openShare(link, { recipient: 'Anna', signal })).rejects.toBe(signal.reason);
});

test.each([
  ['another key', encrypt(record, { by: randomBytes(32) })],
  ['another encryption', encrypt(record, { enc: 'A128CBC-HS256' })],
  ['changed content', encrypt(record).replace(/.{8}$/, 'AAAAAAAA')],
])('does not accept a file with %s', async (_what, embedded) => {
  const { link } = await shared((response) => json(response, 200, { files: [{ embedded }] }));
  await expect(openShare(link, { recipient: 'Anna' })).rejects.toThrow();
});
