import { afterEach, expect, test, vi } from 'vitest';
import type { TestTasks } from '../../test/worker.ts';
import { FairQueue } from './fair-queue.ts';
import { type WorkerLimits, Workers } from './workers.ts';

const entry = new URL('../../test/worker.ts', import.meta.url);
const limits: WorkerLimits = {
  ...{ processes: 2, maxPerAccount: 1, waitingPerAccount: 3, waiting: 100 },
  ...{ timeMs: 20_000, memoryMb: 64, graceMs: 0, idleMs: 20_000 },
};

let workers: Workers<TestTasks>;
let stopped: string[] = [];
function make(more: Partial<WorkerLimits> = {}) {
  const onStopped = (name: string, excess: string) => stopped.push(`${name}: ${excess}`);
  workers = new Workers({ entry, data: {}, clock: () => 42, limits: { ...limits, ...more }, onStopped });
}
afterEach(async () => {
  await workers.close();
  stopped = [];
});

const from = (account: string, signal = new AbortController().signal) => ({ account, signal });
const ada = from('ada');

test('runs a task in another process with the clock of the server', async () => {
  make();
  expect(await workers.run('double', 21, ada)).toBe(42);
  expect(await workers.run('time', undefined, ada)).toBe(42);
  const bytes = await workers.run('bytes', 1_000_000, ada);
  expect([bytes.length, bytes[999_999]]).toEqual([1_000_000, 7]);
});

test('passes problems and errors through', async () => {
  make();
  await expect(workers.run('refuse', undefined, ada)).rejects.toMatchObject({ status: 404, code: 'not-found' });
  await expect(workers.run('fail', undefined, ada)).rejects.toMatchObject({ name: 'RangeError', code: 'ENOSPC' });
  expect(await workers.run('double', 1, ada)).toBe(2);
});

test('stops an endless task and runs the next one', async () => {
  make({ timeMs: 1500 });
  await expect(workers.run('forever', undefined, ada)).rejects.toMatchObject({ status: 503, code: 'too-heavy' });
  expect(stopped).toEqual(['forever: time']);
  await workers.close();
  make();
  expect(await workers.run('double', 2, ada)).toBe(4);
});

test('stops a task that takes too much memory and keeps running', async () => {
  make();
  await expect(workers.run('hoard', undefined, ada)).rejects.toMatchObject({ status: 503, code: 'too-heavy' });
  expect(stopped).toEqual(['hoard: memory']);
  expect(await workers.run('double', 2, ada)).toBe(4);
});

test('a worker that exits fails only its own task', async () => {
  make();
  await expect(workers.run('leave', undefined, ada)).rejects.toThrow('A worker exited (3).');
  expect(await workers.run('double', 2, ada)).toBe(4);
});

test('a disconnected client stops its task or leaves the queue', async () => {
  make({ processes: 1 });
  const [works, waits] = [new AbortController(), new AbortController()];
  const running = workers.run('forever', undefined, from('ada', works.signal));
  const waiting = workers.run('double', 1, from('eve', waits.signal));
  const next = workers.run('double', 2, from('bob'));
  for (const gone of [running, waiting]) gone.catch(() => {});
  waits.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'client-gone' });
  works.abort();
  await expect(running).rejects.toMatchObject({ code: 'client-gone' });
  expect(await next).toBe(4);
  expect(stopped).toEqual([]);
});

test('one account occupies neither all workers nor the whole queue', async () => {
  make({ waitingPerAccount: 9 });
  const gone = new AbortController();
  const ten = Array.from({ length: 10 }, () => workers.run('forever', undefined, from('ada', gone.signal)));
  const ends = Promise.allSettled(ten);
  await expect(workers.run('double', 1, ada)).rejects.toMatchObject({ status: 429, options: { retryAfter: 5 } });
  expect(await workers.run('double', 2, from('bob'))).toBe(4);
  gone.abort();
  expect((await ends).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  expect(await workers.run('double', 3, ada)).toBe(6);
});

test('accounts take turns regardless of their number of tasks', async () => {
  const queue = new FairQueue({ maxConcurrent: 1, maxPerAccount: 1 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (account: string) =>
    queue.enter(account).then((end) => {
      order.push(account);
      ends.push(end);
    });
  const all = [ask('ada'), ask('ada'), ask('ada'), ask('ada'), ask('bob'), ask('eve'), ask('bob')];
  for (let i = 0; i < all.length; i++) {
    await vi.waitFor(() => expect(ends).toHaveLength(i + 1));
    ends[i]?.();
    ends[i]?.();
  }
  expect(order).toEqual(['ada', 'ada', 'bob', 'eve', 'ada', 'bob', 'ada']);
});

test('returns 503 when the queue is full', async () => {
  const queue = new FairQueue({ maxConcurrent: 1, maxPerAccount: 1, waiting: 1 });
  await queue.enter('ada');
  void queue.enter('bob');
  await expect(queue.enter('eve')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
});
