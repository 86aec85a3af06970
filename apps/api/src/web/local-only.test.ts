import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeServer, type TestServer } from '../../test/server.ts';

const forwarded = [
  { forwarded: 'for=192.0.2.43;proto=https' },
  { 'x-forwarded-for': '192.0.2.43' },
  { 'x-forwarded-proto': 'https' },
  { 'X-Forwarded-Host': 'libretto.example' },
  { via: '1.1 caddy' },
  { 'x-real-ip': '192.0.2.43' },
  { 'cf-connecting-ip': '192.0.2.43' },
  { host: 'libretto.example' },
];

describe('a server in demo mode', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer('sqlite', { settings: { DEMO: 'true' } });
  });
  afterAll(() => server.close());

  test.each(forwarded)('refuses and logs a request with %o', async (headers) => {
    for (const url of ['/api/health', '/webui/login', '/api/nothing']) {
      server.logs.length = 0;
      const answer = await server.call('GET', url, { headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'demo-is-local']);
      expect(server.logs.join('')).toContain('came through a proxy');
    }
  });

  test('explains it to people in both languages', async () => {
    const headers = { via: '1.1 caddy', accept: 'text/html,application/xhtml+xml' };
    const { statusCode, payload } = await server.app.inject({ url: '/webui/login', headers });
    expect(statusCode).toBe(403);
    expect(payload).toContain('funziona soltanto sul computer del server');
    expect(payload).toContain('works only on the machine of the server');
  });

  test.each(['127.0.0.1:4100', 'localhost:4100', '[::1]:4100', 'libretto.localhost'])('answers %s', async (host) => {
    expect((await server.call('GET', '/api/health', { headers: { host } })).status).toBe(200);
  });
});

test('any other server accepts forwarded requests', async () => {
  const server = await makeServer('sqlite');
  for (const headers of forwarded) expect((await server.call('GET', '/api/health', { headers })).status).toBe(200);
  await server.close();
});
