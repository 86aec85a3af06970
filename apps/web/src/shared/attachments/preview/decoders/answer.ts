import { type Answer, reasonOf } from './asked.ts';

/** Posts the result of `decode` for each message that the worker receives. */
export function answer<Asked, T>(decode: (asked: Asked) => Promise<T>): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    decode(data).then(
      (done) => postMessage({ done } satisfies Answer<T>),
      (error: unknown) => {
        const { large, pages } = reasonOf(error);
        postMessage({ failed: String(error), large, pages } satisfies Answer<T>);
      },
    );
  });
}
