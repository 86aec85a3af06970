/** Progress of a response. Its total is unknown, since compressed responses have no length. */
export interface DownloadProgress {
  /** Bytes received so far, after decompression. */
  loaded: number;
}

export function withDownloadProgress(response: Response, onProgress: (progress: DownloadProgress) => void): Response {
  if (!response.ok || response.body === null) return response;
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        onProgress({ loaded });
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
