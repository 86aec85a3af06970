// Types only: this code is loaded on demand, and a shared import would become a chunk of its own.
import type { ConnectionError, ProblemError } from './problem.ts';

/** Longer pauses are left to the caller. */
const maxDelayMs = 10_000;

const temporary = [429, 502, 503, 504];

const isFailure = (error: unknown): error is ProblemError | ConnectionError =>
  error instanceof Error && ['ProblemError', 'ConnectionError'].includes(error.name);

/** Milliseconds until the next attempt; undefined if there must be none. */
function toDelayMs(error: unknown, attempt: number): number | undefined {
  if (!isFailure(error)) return undefined;
  if (error.name === 'ProblemError' && !temporary.includes(error.status)) return undefined;
  const retryAfter = error.name === 'ProblemError' ? error.retryAfter : undefined;
  const delayMs = (retryAfter ?? 2 ** attempt / 2) * 1000;
  // Clients that were interrupted together must not return together.
  return delayMs > maxDelayMs ? undefined : delayMs + Math.random() * 500;
}

/** @throws the reason of the signal when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Repeats the attempt that failed with `error`, after the pause of `Retry-After` or a random one that doubles with each
 * attempt.
 * @throws the last error if it is not temporary or the server asks for a pause of more than ten seconds.
 */
export async function retry<Result>(
  error: unknown,
  attempt: () => Promise<Result>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<Result> {
  let last = error;
  for (let count = 0; count < retries; count++) {
    const delayMs = signal?.aborted ? undefined : toDelayMs(last, count);
    if (delayMs === undefined) break;
    await pause(delayMs, signal);
    try {
      return await attempt();
    } catch (reason) {
      last = reason;
    }
  }
  throw last;
}
