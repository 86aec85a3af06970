import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import { json, problem, serve } from './testing/server.ts';
import { upload, withRetry } from './upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
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

describe('an upload', () => {
  const content = Buffer.from(Array.from({ length: 10 }, (_, index) => index * 20));

  /** Server that keeps what it receives, in parts of four bytes. */
  async function storage({ begun = 0, lost = 0 } = {}) {
    let kept = content.subarray(0, begun);
    let losses = lost;
    const server = await serve((response, { method, body }) => {
      const state = () => ({ id_caricamento: 7, dimensione: content.length, ricevuti: kept.length, parte: 4 });
      if (method === 'PUT') {
        const { offset, contenuto } = JSON.parse(body);
        if (offset !== kept.length) {
          problem(response, { status: 409, code: 'offset' });
          return;
        }
        kept = Buffer.concat([kept, Buffer.from(contenuto, 'base64')]);
        // The part arrived, and its response is lost.
        if (losses-- > 0) {
          response.socket?.destroy();
          return;
        }
      }
      json(response, 200, { ...state(), scade_il: '2026-03-02T12:00:00.000Z' });
    });
    const client = createClient({ baseUrl: server.url, token: () => 'the-token' });
    return { client, server, kept: () => kept };
  }

  beforeEach(() => void vi.useRealTimers());

  test('sends the content in parts and reports progress', async () => {
    const { client, server, kept } = await storage();
    const progress: number[] = [];
    const onProgress = (fraction: number) => void progress.push(fraction);
    await expect(upload(client, new Blob([content]), { onProgress, archive: true })).resolves.toBe(7);
    expect(kept()).toEqual(content);
    const impronta = createHash('sha256').update(content).digest('hex');
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ dimensione: 10, impronta, archivio: true });
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect([progress[0], progress.at(-1)]).toEqual([0, 1]);
  });

  test('resumes an interrupted upload', async () => {
    const { client, server, kept } = await storage({ begun: 8 });
    await upload(client, new Blob([content]));
    expect(kept()).toEqual(content);
    expect(server.received.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('asks what arrived after a lost response', async () => {
    const { client, server, kept } = await storage({ lost: 1 });
    const onInterrupted = vi.fn();
    await upload(client, new Blob([content]), { onInterrupted });
    expect(kept()).toEqual(content);
    expect(onInterrupted).toHaveBeenCalledOnce();
    expect(server.received.map(({ method }) => method)).toEqual(['POST', 'PUT', 'GET', 'PUT', 'PUT']);
  });

  test('stops when aborted', async () => {
    const { client } = await storage();
    const signal = AbortSignal.abort();
    await expect(upload(client, new Blob([content]), { signal })).rejects.toBe(signal.reason);
  });
});
