import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

let app: FastifyInstance;
let address: string;
/** Who is worked for, and how their work ends. */
let working: Map<string, PromiseWithResolvers<string>>;
let waiting: string[];
let gone: string[];

beforeEach(async () => {
  const turns = new Turns(2);
  working = new Map();
  waiting = [];
  const left: string[] = [];
  gone = left;
  app = Fastify({ forceCloseConnections: true });
  app.addHook('preHandler', (request, reply) => {
    const name = request.url.slice(1);
    waiting.push(name);
    reply.raw.once('close', () => left.push(name));
    return turns.begin(reply, String(request.headers.account ?? 'one'));
  });
  app.addHook('onSend', async (_, reply) => turns.end(reply));
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }) => {
    const work = Promise.withResolvers<string>();
    working.set(name, work);
    return work.promise;
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Asks, and waits until the server has heard it. */
async function ask(name: string, signal: AbortSignal | null = null) {
  const answer = fetch(`${address}/${name}`, { signal }).then((response) => response.text());
  // Whoever gives up wants no answer.
  answer.catch(() => {});
  await vi.waitFor(() => expect(waiting).toContain(name));
  return { answer };
}
const worked = (...names: string[]) => vi.waitFor(() => expect([...working.keys()]).toEqual(names));
const finish = (name: string) => working.get(name)?.resolve(`for ${name}`);

test('whoever comes while all places are taken waits, and is served in order', async () => {
  const asked = [await ask('a'), await ask('b'), await ask('c'), await ask('d')];
  await worked('a', 'b');
  finish('b');
  await worked('a', 'b', 'c');
  finish('a');
  await worked('a', 'b', 'c', 'd');
  finish('c');
  finish('d');
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers).toEqual(['for a', 'for b', 'for c', 'for d']);
});

test('work that fails makes room as well', async () => {
  const { answer } = await ask('a');
  await ask('b');
  await ask('c');
  await worked('a', 'b');
  working.get('a')?.reject(new Error('broken'));
  await worked('a', 'b', 'c');
  expect(await answer).toContain('broken');
});

test('a client that gives up makes room, and one that gave up while it waited takes none', async () => {
  const worker = new AbortController();
  const waiter = new AbortController();
  await ask('a', worker.signal);
  await ask('b');
  await ask('c', waiter.signal);
  await ask('d');
  await ask('e');
  waiter.abort();
  await vi.waitFor(() => expect(gone).toEqual(['c']));
  worker.abort();
  await worked('a', 'b', 'd');
  finish('b');
  await worked('a', 'b', 'd', 'e');
});
