import { type Answer, TooLarge } from './asked.ts';

/** The one thing that a decoder's worker does: it answers each message with what becomes of it. */
export function answer<Asked, T>(decode: (asked: Asked) => Promise<T>): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    decode(data).then(
      (done) => postMessage({ done } satisfies Answer<T>),
      (error: unknown) => {
        const large = error instanceof TooLarge || error instanceof RangeError;
        postMessage({ failed: String(error), large } satisfies Answer<T>);
      },
    );
  });
}
