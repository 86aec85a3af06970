import { once } from 'node:events';
import { CancelledError, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.ts';
import * as operations from './operations.gen.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import { retryDelay, shouldRetry, withQueries } from './query.ts';
import { json, listen, problem, serve } from './testing/server.ts';

const apiAt = (baseUrl: string) => withQueries(createClient({ baseUrl, token: () => 'the-token' }));

function queryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  return client;
}

const images = { taccuino_report_anteriore: 'data:image/png;base64,AA==', taccuino_report_posteriore: 'data:,' };

test('uses operation and params as key', () => {
  const api = apiAt('http://127.0.0.1:1');
  expect(api.query(operations.getNotebookImages, { path: { id: 3 } }).queryKey).toEqual([
    operations.getNotebookImages,
    { path: { id: 3 } },
  ]);
  expect(api.query(operations.listDrafts).queryKey).toEqual([operations.listDrafts, {}]);
  expect(api.key(operations.listNotebookEntries)).toEqual([operations.listNotebookEntries]);
  expect(api.key(operations.listNotebookEntries, { path: { id: 1 } })).toEqual(
    api.query(operations.listNotebookEntries, { path: { id: 1 } }).queryKey,
  );
});

test('fetches a query once and caches it by key', async () => {
  const server = await serve((response) => json(response, 200, images));
  const api = apiAt(server.url);
  const cache = queryClient();
  const query = { ...api.query(operations.getNotebookImages, { path: { id: 3 } }), staleTime: 60_000 };
  expect(await cache.fetchQuery(query)).toEqual(images);
  expect(await cache.fetchQuery(query)).toEqual(images);
  expect(cache.getQueryData(query.queryKey)).toEqual(images);
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/taccuino/3/Images']);
});

test('invalidates only queries of the operation', async () => {
  const server = await serve((response) => json(response, 200, []));
  const api = apiAt(server.url);
  const cache = queryClient();
  const first = api.query(operations.listNotebookEntries, { path: { id: 1 } });
  const second = api.query(operations.listNotebookEntries, { path: { id: 2 } });
  const other = api.query(operations.listDrafts);
  await Promise.all([cache.fetchQuery(first), cache.fetchQuery(second), cache.fetchQuery(other)]);
  const stale = () => [first, second, other].map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated);

  await cache.invalidateQueries({ queryKey: api.key(operations.listNotebookEntries, { path: { id: 2 } }) });
  expect(stale()).toEqual([false, true, false]);
  await cache.invalidateQueries({ queryKey: api.key(operations.listNotebookEntries) });
  expect(stale()).toEqual([true, true, false]);
});

test('aborts the request of a cancelled query', async () => {
  const asked = Promise.withResolvers<{ closed: Promise<unknown> }>();
  const url = await listen((_request, response) => asked.resolve({ closed: once(response, 'close') }));
  const cache = queryClient();
  const query = apiAt(url).query(operations.listDrafts);
  const answer = cache.fetchQuery(query);
  const rejected = expect(answer).rejects.toBeInstanceOf(CancelledError);
  const { closed } = await asked.promise;
  await cache.cancelQueries({ queryKey: query.queryKey });
  await closed;
  await rejected;
});

test('sends the variables of a mutation', async () => {
  const server = await serve((response) => json(response, 200, { modulo: 'm', aggiornata_il: 'now' }));
  const observer = new MutationObserver(queryClient(), apiAt(server.url).mutation(operations.saveDraft));
  const saved = await observer.mutate({ path: { modulo: 'taccuino.nuova' }, body: { contenuto: { a: 1 } } });
  expect(saved).toEqual({ modulo: 'm', aggiornata_il: 'now' });
  expect(server.received[0]).toMatchObject({
    method: 'PUT',
    url: '/api/bozze/taccuino.nuova',
    body: '{"contenuto":{"a":1}}',
  });
  expect(observer.options.mutationKey).toEqual([operations.saveDraft]);
});

test('calls a mutation without variables', async () => {
  const server = await serve((response) => json(response, 200, { expires_at: 'later' }));
  const observer = new MutationObserver(queryClient(), apiAt(server.url).mutation(operations.keepAlive));
  await observer.mutate();
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/user/keepAlive', body: '' });
});

test('passes call options to the request of a mutation', async () => {
  const server = await serve((response) => json(response, 200, { modulo: 'm', aggiornata_il: 'now' }));
  const onUploadProgress = vi.fn();
  const observer = new MutationObserver(
    queryClient(),
    apiAt(server.url).mutation(operations.saveDraft, { onUploadProgress }),
  );
  await observer.mutate({ path: { modulo: 'm' }, body: { contenuto: {} } });
  expect(onUploadProgress.mock.calls).toEqual([[{ loaded: 16, total: 16 }]]);
});

test('queries and mutations reject with the client’s errors', async () => {
  const server = await serve((response) => problem(response, { status: 404 }));
  const api = apiAt(server.url);
  const cache = queryClient();
  await expect(cache.fetchQuery(api.query(operations.listDrafts))).rejects.toBeInstanceOf(ProblemError);
  await expect(new MutationObserver(cache, api.mutation(operations.logout)).mutate()).rejects.toBeInstanceOf(
    ProblemError,
  );
});

const refused = (status: number, retryAfter?: number) =>
  new ProblemError({ status, code: 'c', title: 't', retryAfter });

test.each([
  ['no connection', new ConnectionError(undefined), true],
  ['the server failed', refused(500), true],
  ['the server is overloaded', refused(503), true],
  ['too many requests', refused(429), true],
  ['the server wants a pause of ten seconds', refused(429, 10), true],
  ['the server wants a longer pause', refused(429, 11), false],
  ['signed out', refused(401), false],
  ['no such record', refused(404), false],
  ['a field was refused', refused(422), false],
  ['a mistake of the program', new TypeError('x is not a function'), false],
])('retries: %s', (_what, error, again) => {
  expect(shouldRetry(0, error)).toBe(again);
  expect(shouldRetry(1, error)).toBe(again);
  expect(shouldRetry(2, error)).toBe(false);
});

test('waits as long as the server asks, else with a growing delay', () => {
  expect(retryDelay(0, refused(429, 7))).toBe(7000);
  expect([0, 1].map((count) => retryDelay(count, refused(503)))).toEqual([1000, 2000]);
});
