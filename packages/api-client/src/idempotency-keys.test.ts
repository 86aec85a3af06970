import { describe, expect, test } from 'vitest';
import { type Client, createClient } from './client.ts';
import type { KeyStore } from './idempotency-keys.ts';
import * as operations from './operations.gen.ts';
import { json, problem, type Received, serve } from './testing/server.ts';

const visit = { visita_data: '2026-03-12', visita_motivazione: 'a', visita_osservazioni: 'b', visita_conclusioni: 'c' };

/** Server that answers with the given statuses in turn; `undefined` closes the connection. */
async function answering(...statuses: (number | undefined)[]) {
  const left = [...statuses];
  const server = await serve((response) => {
    const status = left.shift();
    if (status === undefined) response.socket?.destroy();
    else if (status === 200) json(response, 200, {});
    else problem(response, { type: 'about:blank', title: '', status, code: status === 422 ? 'key-used' : 'other' });
  });
  const open = (unanswered?: KeyStore) => createClient({ baseUrl: server.url, token: () => 'the-token', unanswered });
  const { call } = open();
  const keyOf = ({ headers }: Received) => headers['idempotency-key'];
  return {
    save: (id = 0, more = {}) =>
      call(operations.saveVisit, { path: { id_record: id }, body: { ...visit, ...more } }).catch(() => undefined),
    call,
    open,
    keys: () => server.received.map(keyOf),
  };
}

test.each([
  ['a broken connection', undefined],
  ['a failure of the server', 503],
  ['a refusal', 429],
])('after %s the same is sent under its name, until it is answered', async (_what, status) => {
  const { save, keys } = await answering(status, 200, 200);
  for (const words of ['una', 'due', 'tre']) await save(0, { visita_motivazione: words });
  const [first, second, third] = keys();
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('whoever is told that the one before had arrived begins anew', async () => {
  const { save, keys } = await answering(undefined, 422, 200);
  for (let times = 0; times < 3; times += 1) await save();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what is sent beside each other, or of another record, has a name of its own', async () => {
  const { save, keys } = await answering(200, 200, undefined, 200);
  await Promise.all([save(), save()]);
  await save(7);
  await save(8);
  expect(new Set(keys()).size).toBe(4);
});

test('only what the contract wants done once has a name', async () => {
  const { call, keys } = await answering(200);
  await call(operations.deleteVisit, { path: { id: 1 } });
  expect(keys()).toEqual([undefined]);
});

describe('in a store that outlives the page', () => {
  const save = ({ call }: Client) =>
    call(operations.saveVisit, { path: { id_record: 0 }, body: visit }).catch(() => undefined);

  function store() {
    const kept = new Map<string, string>();
    const keys: KeyStore = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, key) => void kept.set(name, key),
      removeItem: (name) => void kept.delete(name),
    };
    return { kept, keys };
  }

  test('the next page sends under its name what the one before got no answer to', async () => {
    const { open, keys } = await answering(undefined, 200, 200);
    const { keys: stored, kept } = store();
    await save(open(stored));
    await save(open(stored));
    await save(open(stored));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(kept.size).toBe(0);
  });

  test('also when that page was gone before it could hear anything', async () => {
    const { open, keys } = await answering(200, 200);
    const { keys: stored } = store();
    // An unloaded page cannot write.
    let gone = false;
    const page = { ...stored, removeItem: (name: string) => gone || stored.removeItem(name) };
    const sent = save(open(page));
    gone = true;
    await sent;
    await save(open(stored));
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  test('one that is full or blocked is as good as none', async () => {
    const { open, keys } = await answering(undefined, 200);
    const fails = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const client = open({ getItem: fails, setItem: fails, removeItem: fails });
    await save(client);
    await save(client);
    const [first, second] = keys();
    expect(first).toMatch(/^"[0-9a-f]{32}"$/);
    expect(second).toBe(first);
  });
});
