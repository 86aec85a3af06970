import { describe, expect, test } from 'vitest';
import { type Client, createClient } from './client.ts';
import type { KeyStore } from './idempotency-keys.ts';
import * as operations from './operations.gen.ts';
import { json, problem, type Received, serve } from './testing/server.ts';

const visit = { visita_data: '2026-03-12', visita_motivazione: 'a', visita_osservazioni: 'b', visita_conclusioni: 'c' };

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
  const getKey = ({ headers }: Received) => headers['idempotency-key'];
  return {
    save: (id = 0, more = {}) =>
      call(operations.saveVisit, { path: { id_record: id }, body: { ...visit, ...more } }).catch(() => undefined),
    call,
    open,
    keys: () => server.received.map(getKey),
  };
}

test.each([
  ['a broken connection', undefined],
  ['a failure of the server', 503],
  ['a refusal', 429],
])('reuses the idempotency key after %s until there is a response', async (_what, status) => {
  const { save, keys } = await answering(status, 200, 200);
  for (const words of ['una', 'due', 'tre']) await save(0, { visita_motivazione: words });
  const [first, second, third] = keys();
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('uses a new key after a conflict', async () => {
  const { save, keys } = await answering(undefined, 422, 200);
  for (let times = 0; times < 3; times += 1) await save();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('uses separate keys for concurrent requests and for other records', async () => {
  const { save, keys } = await answering(200, 200, undefined, 200);
  await Promise.all([save(), save()]);
  await save(7);
  await save(8);
  expect(new Set(keys()).size).toBe(4);
});

test('sends keys only for operations that the contract marks', async () => {
  const { call, keys } = await answering(200);
  await call(operations.deleteVisit, { path: { id: 1 } });
  expect(keys()).toEqual([undefined]);
});

describe('persistent storage', () => {
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

  test('reuses the key after a reload', async () => {
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

  test('reuses the key when the page was unloaded before the response', async () => {
    const { open, keys } = await answering(200, 200);
    const { keys: stored } = store();
    let gone = false;
    const page = { ...stored, removeItem: (name: string) => gone || stored.removeItem(name) };
    const sent = save(open(page));
    gone = true;
    await sent;
    await save(open(stored));
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  test('works with a full or blocked storage', async () => {
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
