import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

let app: FastifyInstance;
let address: string;
let working: Map<string, PromiseWithResolvers<string>>;
let waiting: string[];
let gone: string[];

beforeEach(async () => {
  const limiter = new ConcurrencyLimiter(2);
  working = new Map();
  waiting = [];
  const left: string[] = [];
  gone = left;
  app = Fastify({ forceCloseConnections: true });
  app.addHook('preHandler', (request, reply) => {
    const name = request.url.slice(1);
    waiting.push(name);
    reply.raw.once('close', () => left.push(name));
    return limiter.acquire(reply, String(request.headers.account ?? 'one'));
  });
  app.addHook('onSend', async (_, reply) => limiter.release(reply));
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }) => {
    const work = Promise.withResolvers<string>();
    working.set(name, work);
    return work.promise;
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function request(name: string, signal: AbortSignal | null = null) {
  const answer = fetch(`${address}/${name}`, { signal }).then((response) => response.text());
  answer.catch(() => {});
  await vi.waitFor(() => expect(waiting).toContain(name));
  return { answer };
}
const waitForWorking = (...names: string[]) => vi.waitFor(() => expect([...working.keys()]).toEqual(names));
const finish = (name: string) => working.get(name)?.resolve(`for ${name}`);

test('queues requests while all slots are taken and serves them in order', async () => {
  const asked = [await request('a'), await request('b'), await request('c'), await request('d')];
  await waitForWorking('a', 'b');
  finish('b');
  await waitForWorking('a', 'b', 'c');
  finish('a');
  await waitForWorking('a', 'b', 'c', 'd');
  finish('c');
  finish('d');
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers).toEqual(['for a', 'for b', 'for c', 'for d']);
});

test('frees the slot of failed work', async () => {
  const { answer } = await request('a');
  await request('b');
  await request('c');
  await waitForWorking('a', 'b');
  working.get('a')?.reject(new Error('broken'));
  await waitForWorking('a', 'b', 'c');
  expect(await answer).toContain('broken');
});

test('frees the slot of a disconnected client and skips disconnected waiters', async () => {
  const worker = new AbortController();
  const waiter = new AbortController();
  await request('a', worker.signal);
  await request('b');
  await request('c', waiter.signal);
  await request('d');
  await request('e');
  waiter.abort();
  await vi.waitFor(() => expect(gone).toEqual(['c']));
  worker.abort();
  await waitForWorking('a', 'b', 'd');
  finish('b');
  await waitForWorking('a', 'b', 'd', 'e');
});
