import { DeviceError } from '../errors.ts';

/** Limits of one operation. */
export interface WaitOptions {
  /** Rejects with a DeviceError `aborted`, whose `cause` is the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds; no timeout by default. */
  timeout?: number | undefined;
}

/** Registers a callback for the end of the link, which must end all waiting. */
export type EndListener = (fail: (error: DeviceError) => void) => () => void;

const aborted = (signal: AbortSignal) => new DeviceError('aborted', { cause: signal.reason });

/** Resolves like `work`, or rejects on timeout, abort or the end of the link, whichever comes first. */
export function withTimeout<Value>(
  work: () => Promise<Value>,
  { signal, timeout }: WaitOptions,
  onEnd?: EndListener,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unregister: (() => void) | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      unregister?.();
      finish();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const onAbort = () => signal && fail(aborted(signal));
    signal?.addEventListener('abort', onAbort);
    if (timeout !== undefined) timer = setTimeout(() => fail(new DeviceError('timeout')), timeout);
    unregister = onEnd?.(fail);
    work().then((value) => settle(() => resolve(value)), fail);
  });
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
  return withTimeout(work, { signal }).finally(() => clearTimeout(timer));
}
