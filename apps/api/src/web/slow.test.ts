import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type TestServer } from '../../test/server.ts';
import { defaultTimeouts } from '../app.ts';

const head = 'POST /api/user/login HTTP/1.1\r\nHost: libretto.example\r\nContent-Type: application/json\r\n';
const timeouts = { headers: 400, body: 900, request: 2000, silence: 4000, checkIntervalMs: 50 };
let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await makeServer('sqlite', { change: () => ({ timeouts: timeouts }) });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function sendSlowly(beginning: string, letter: string) {
  const began = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    answer += part;
  });
  // Writing to a closed connection is an expected error.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(beginning);
  const writing = letter === '' ? undefined : setInterval(() => socket.write(letter), 40);
  await once(socket, 'close');
  clearInterval(writing);
  return { answer, after: performance.now() - began };
}

test.concurrent.each([
  ['its headers', head, 'X', timeouts.headers],
  ['its body', `${head}Content-Length: 10000\r\n\r\n{`, ' ', timeouts.body],
  ['the parts of its body', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', timeouts.body],
])('a client that sends %s slowly is disconnected with an error', async (_what, beginning, letter, limit) => {
  const { answer, after } = await sendSlowly(beginning, letter);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('application/problem+json');
  expect(after).toBeGreaterThan(limit - 100);
  // The timeout of headers is shorter than that of the request.
  if (limit < timeouts.request) expect(after).toBeLessThan(timeouts.request);
});

test.concurrent('an upload may take as long as a whole request', async () => {
  const { token } = await server.person();
  const path = '/api/caricamenti/1 HTTP/1.1\r\nHost: libretto.example\r\nContent-Type: application/json';
  const upload = `PUT ${path}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 10000\r\n\r\n{`;
  const { answer, after } = await sendSlowly(upload, ' ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(after).toBeGreaterThan(timeouts.request - 100);
});

test('a silent client is disconnected', async () => {
  expect((await sendSlowly('', '')).after).toBeGreaterThan(timeouts.headers - 100);
});

test('many slow clients do not block others', async () => {
  const slow = Array.from({ length: 200 }, () => sendSlowly(head, 'X'));
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`);
  expect(answer.status).toBe(200);
  for (const { answer: refusal } of await Promise.all(slow)) expect(refusal).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('slow clients are not logged as server errors', () => {
  const failures = server.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(failures).toEqual([]);
});

test('the default timeouts end silent connections within a minute', () => {
  expect(defaultTimeouts.headers).toBeLessThanOrEqual(15_000);
  expect(defaultTimeouts.body).toBeLessThanOrEqual(10_000);
  expect(defaultTimeouts.silence).toBeLessThanOrEqual(60_000);
  expect(defaultTimeouts.request).toBeLessThanOrEqual(300_000);
  // Node checks timeouts every 30 seconds by default.
  expect(defaultTimeouts.checkIntervalMs).toBeLessThanOrEqual(defaultTimeouts.headers);
});
