import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from './upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new ConnectionError(new TypeError('gone'));
const elsewhere = new ProblemError({ status: 409, code: 'offset', title: 'Conflict' });
const refused = new ProblemError({ status: 503, code: 'unavailable', title: 'Unavailable' });

/** Fails with each of the errors in turn, then succeeds. */
function attempt(...reasons: Error[]) {
  const seen: boolean[] = [];
  const interruptions = vi.fn();
  const controller = new AbortController();
  const work = async (again: boolean) => {
    seen.push(again);
    const reason = reasons.shift();
    if (reason) throw reason;
    return 'arrived';
  };
  const result = insist(work, { signal: controller.signal, onInterrupted: interruptions });
  result.catch(() => undefined);
  return { result, seen, interruptions, controller };
}

test('what arrives at once is not sent again', async () => {
  const { result, seen, interruptions } = attempt();
  await expect(result).resolves.toBe('arrived');
  expect([seen, interruptions.mock.calls.length]).toEqual([[false], 0]);
});

test('a lost connection is waited for, longer each time', async () => {
  const { result, seen, interruptions } = attempt(lost, elsewhere);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(result).resolves.toBe('arrived');
  expect(interruptions).toHaveBeenCalledTimes(2);
});

test('it goes on as soon as the device has a network again', async () => {
  const { result } = attempt(lost);
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(result).resolves.toBe('arrived');
});

test('a refusal is none of its business, and neither is what was cancelled', async () => {
  await expect(attempt(refused).result).rejects.toBe(refused);
  const { result, controller } = attempt(lost);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new DOMException('cancelled', 'AbortError'));
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('in the end it gives up', async () => {
  const { result, seen } = attempt(...Array.from({ length: 30 }, () => lost));
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(result).rejects.toBe(lost);
  expect(seen).toHaveLength(20);
});
