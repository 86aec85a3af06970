import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { makeServer } from '../../test/server.ts';
import { warnOfProxies } from './forwarded.ts';

const isWarning = (line: string) => JSON.parse(line).level === 40;

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip'])(
  'a request with %s warns once, without the address',
  async (header) => {
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
    warnOfProxies(app);
    await app.inject({ url: '/' });
    for (let i = 0; i < 3; i++) await app.inject({ url: '/', headers: { [header]: 'for=203.0.113.9' } });
    const warnings = lines.filter(isWarning);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('TRUST_PROXY');
    expect(warnings[0]).not.toContain('203.0.113.9');
  },
);

test.each([
  ['false', 1],
  ['1', 0],
])('with TRUST_PROXY=%s a server behind a proxy logs %i warnings', async (TRUST_PROXY, count) => {
  const server = await makeServer('sqlite', { settings: { TRUST_PROXY } });
  for (let i = 0; i < 3; i++) await server.call('GET', '/api/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await server.close();
  expect(server.logs.filter(isWarning)).toHaveLength(count);
});
