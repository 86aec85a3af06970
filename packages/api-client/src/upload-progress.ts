/** Progress of a request body. */
export interface UploadProgress {
  /** Bytes sent so far. */
  loaded: number;
  /** Bytes of the whole body. */
  total: number;
}

/** Sends a request, as `fetch` does. Rejects only if there is no response. */
export type Transport = (request: Request) => Promise<Response>;

/** These statuses do not allow a body, and `Response` rejects even an empty one. */
const withoutBody = new Set([204, 205, 304]);

function responseHeaders(raw: string): Headers {
  const headers = new Headers();
  for (const line of raw.trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Returns a transport that reports upload progress. It needs XMLHttpRequest; without it (Node) `fallback` sends the
 * request, and progress is reported once, at the end.
 */
export function createUploadTransport(onProgress: (progress: UploadProgress) => void, fallback: Transport): Transport {
  return async (request) => {
    if (typeof XMLHttpRequest === 'undefined') {
      const { size } = await request.clone().blob();
      const response = await fallback(request);
      onProgress({ loaded: size, total: size });
      return response;
    }
    const { signal } = request;
    const body = await request.arrayBuffer();
    signal.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = request.credentials === 'include';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
      xhr.onload = () =>
        resolve(
          new Response(withoutBody.has(xhr.status) ? null : xhr.response, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: responseHeaders(xhr.getAllResponseHeaders()),
          }),
        );
      xhr.onerror = () => reject(new TypeError('The upload failed'));
      xhr.onabort = () => reject(signal.reason);
      xhr.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      xhr.send(body.byteLength === 0 ? null : body);
    });
  };
}
