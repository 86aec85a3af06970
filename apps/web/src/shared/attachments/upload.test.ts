import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new ConnectionError(new TypeError('gone'));
const elsewhere = new ProblemError({ status: 409, code: 'offset', title: 'Conflict' });
const refused = new ProblemError({ status: 503, code: 'unavailable', title: 'Unavailable' });

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
  const result = withRetry(work, { signal: controller.signal, onInterrupted: interruptions });
  result.catch(() => undefined);
  return { result, seen, interruptions, controller };
}

test('sends once if the first attempt succeeds', async () => {
  const { result, seen, interruptions } = attempt();
  await expect(result).resolves.toBe('arrived');
  expect([seen, interruptions.mock.calls.length]).toEqual([[false], 0]);
});

test('waits longer after each lost connection', async () => {
  const { result, seen, interruptions } = attempt(lost, elsewhere);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(result).resolves.toBe('arrived');
  expect(interruptions).toHaveBeenCalledTimes(2);
});

test('retries as soon as the device is online', async () => {
  const { result } = attempt(lost);
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(result).resolves.toBe('arrived');
});

test('does not retry after a refusal or a cancellation', async () => {
  await expect(attempt(refused).result).rejects.toBe(refused);
  const { result, controller } = attempt(lost);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new DOMException('cancelled', 'AbortError'));
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('gives up after the last attempt', async () => {
  const { result, seen } = attempt(...Array.from({ length: 30 }, () => lost));
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(result).rejects.toBe(lost);
  expect(seen).toHaveLength(20);
});
