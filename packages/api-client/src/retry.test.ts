import { expect, test, vi } from 'vitest';
import { type CallOptions, createClient } from './client.ts';
import * as operations from './operations.gen.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import { json, listen, problem, serve } from './testing/server.ts';

type Answer = [status: number, headers?: Record<string, string>] | 'closed';

/** Server with the given answers; after the last one it returns an empty list. */
async function answering(...answers: Answer[]) {
  const server = await serve((response) => {
    const next = answers.shift();
    if (next === 'closed') response.socket?.destroy();
    else if (next === undefined) json(response, 200, []);
    else problem(response, { status: next[0], title: 'T', code: 'c' }, next[1]);
  });
  const client = createClient({ baseUrl: server.url, token: () => 'the-token' });
  const list = (options?: CallOptions) => client.call(operations.listDrafts, {}, options);
  return { client, list, count: () => server.received.length };
}

test.each<[what: string, answer: Answer]>([
  ['a lost connection', 'closed'],
  ['429', [429, { 'retry-after': '0' }]],
  ['502', [502]],
  ['503', [503, { 'retry-after': '1' }]],
  ['504', [504]],
])('repeats a read after %s', async (_what, answer) => {
  const { list, count } = await answering(answer);
  await expect(list()).resolves.toEqual([]);
  expect(count()).toBe(2);
});

test('waits at least as long as the server asks', async () => {
  const { list } = await answering([503, { 'retry-after': '1' }]);
  const began = performance.now();
  await list();
  expect(performance.now() - began).toBeGreaterThanOrEqual(999);
});

test.each([400, 401, 404, 409, 422, 500])('does not repeat a read after %i', async (status) => {
  const { list, count } = await answering([status]);
  await expect(list()).rejects.toMatchObject({ status, operation: 'listDrafts' });
  expect(count()).toBe(1);
});

test('leaves a long pause to the caller', async () => {
  const { list, count } = await answering([429, { 'retry-after': '60' }]);
  await expect(list()).rejects.toMatchObject({ retryAfter: 60 });
  expect(count()).toBe(1);
});

test('repeats at most twice by default, and throws the last error', async () => {
  const { list, count } = await answering('closed', [502], [503]);
  await expect(list()).rejects.toMatchObject({ status: 503 });
  expect(count()).toBe(3);
});

test('the number of retries can be set for a call and for a client', async () => {
  const once = await answering([502], [503]);
  await expect(once.list({ retries: 1 })).rejects.toMatchObject({ status: 503 });
  const server = await serve((response) => problem(response, { status: 502 }));
  const never = createClient({ baseUrl: server.url, token: () => undefined, retries: 0 });
  await expect(never.call(operations.listDrafts)).rejects.toBeInstanceOf(ProblemError);
  expect(server.received).toHaveLength(1);
});

test('repeats a write only with an idempotency key, which stays the same', async () => {
  const server = await serve((response) => {
    if (server.received.length % 2 === 1) problem(response, { status: 503 });
    else json(response, 200, {});
  });
  const client = createClient({ baseUrl: server.url, token: () => undefined });
  await expect(client.call(operations.deleteDraft, { path: { modulo: 'm' } })).rejects.toBeInstanceOf(ProblemError);
  expect(server.received).toHaveLength(1);
  server.received.length = 0;
  const visit = { visita_data: '2026-03-12', visita_motivazione: 'a', visita_osservazioni: '', visita_conclusioni: '' };
  await client.call(operations.saveVisit, { path: { id_record: 0 }, body: visit });
  const keys = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeDefined();
});

test('an abort ends the pause', async () => {
  const controller = new AbortController();
  const { list, count } = await answering([503, { 'retry-after': '9' }]);
  const call = list({ signal: controller.signal });
  await vi.waitFor(() => expect(count()).toBe(1));
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(count()).toBe(1);
});

test('a call without a response in time fails with a connection error that names the operation', async () => {
  const url = await listen(() => {});
  const client = createClient({ baseUrl: url, token: () => undefined, timeoutMs: 20, retries: 0 });
  const error: unknown = await client.call(operations.listDrafts).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    operation: 'listDrafts',
    message: 'listDrafts: The server could not be reached',
    cause: expect.objectContaining({ name: 'TimeoutError' }),
  });
});

test('the caller’s signal works together with a timeout', async () => {
  const url = await listen(() => {});
  const client = createClient({ baseUrl: url, token: () => undefined });
  const signal = AbortSignal.timeout(20);
  await expect(client.call(operations.listDrafts, {}, { signal, timeoutMs: 60_000 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
