import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await makeServer('sqlite', {
    settings: { PAYPAL_CLIENT_ID: 'negozio', PAYPAL_CLIENT_SECRET: 'segreto' },
    change: ({ config }) => {
      mkdirSync(config.WEB_DIR, { recursive: true });
      writeFileSync(join(config.WEB_DIR, 'index.html'), '<!doctype html><head><script>1;</script></head>indice');
      return {};
    },
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const parseDirectives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((one): [string, string] => [one.split(' ', 1)[0] ?? '', one]),
  );

// covers S-58
test('allows scripts of PayPal only on the page of subscriptions', async () => {
  const answer = await get('/webui/Registro/Paypal');
  const policy = parseDirectives(answer.headers['content-security-policy']);
  const [, nonce] = /<meta name="payment-nonce" content="([^"]+)"/.exec(answer.payload) ?? [];
  const theirs = 'https://*.paypal.com https://*.paypalobjects.com';
  const inline = `'sha256-${createHash('sha256').update('1;').digest('base64')}'`;
  expect(policy.get('script-src')).toBe(`script-src 'self' 'nonce-${nonce}' ${theirs} ${inline}`);
  expect(policy.get('style-src')).toBe(`style-src 'self' 'nonce-${nonce}' ${theirs}`);
  expect(policy.get('connect-src')).toBe(`connect-src 'self' ${theirs}`);
  expect(policy.get('frame-src')).toBe(`frame-src ${theirs}`);
  expect(policy.get('img-src')).toBe(`img-src 'self' data: blob: ${theirs}`);
  for (const [name, value] of parseDirectives((await get('/webui/Altro')).headers['content-security-policy'])) {
    if (!/^(script|style|connect|frame|img)-src$|trusted-types/.test(name)) expect(policy.get(name)).toBe(value);
  }
  expect(String(answer.headers['content-security-policy'])).not.toMatch(/unsafe|http:/);
  // PayPal's popup could not message the page otherwise.
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('uses a new nonce for each response', async () => {
  const nonces = await Promise.all(
    ['/webui/Registro/Paypal', '/webui/registro/PAYPAL/', '/webui/Registro/Paypal?x=1'].map(async (url) => {
      const answer = await get(url, { 'if-none-match': '*' });
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      return /payment-nonce" content="([A-Za-z0-9+/]{24})"/.exec(answer.payload)?.[1];
    }),
  );
  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size).toBe(3);
});

test.each(['/webui/', '/webui/Altro', '/webui/Registro/PaypalX', '/webui/Registro/Paypal/altro', '/webui/login'])(
  '%s does not',
  async (url) => {
    const answer = await get(url);
    expect(answer.headers['content-security-policy']).not.toContain('paypal');
    expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(answer.payload).not.toContain('payment-nonce');
  },
);
