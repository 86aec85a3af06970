import { type DecoderResponse, toFailure } from './protocol.ts';

export function serveDecoder<Asked, T>(decode: (asked: Asked) => Promise<T>): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    decode(data).then(
      (done) => postMessage({ done } satisfies DecoderResponse<T>),
      (error: unknown) => {
        const { large, pages } = toFailure(error);
        postMessage({ failed: String(error), large, pages } satisfies DecoderResponse<T>);
      },
    );
  });
}
