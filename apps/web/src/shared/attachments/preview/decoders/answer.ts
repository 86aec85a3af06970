import { type Answer, reasonOf } from './asked.ts';

/** The one thing that a decoder's worker does: it answers each message with what becomes of it. */
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
