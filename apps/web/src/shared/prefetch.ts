interface Prefetches {
  answers: Map<string, Promise<Response>>;
  control: AbortController;
}

declare global {
  interface Window {
    librettoEarly?: Prefetches;
  }
}

export function prefetch(address: string, token: string): void {
  window.librettoEarly ??= { answers: new Map(), control: new AbortController() };
  const { answers, control } = window.librettoEarly;
  const answer = fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: control.signal });
  // The consumer handles the rejection; until then it must not count as unhandled.
  answer.catch(() => undefined);
  answers.set(address, answer);
}

export function takePrefetched(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const answer = window.librettoEarly?.answers.get(address);
  window.librettoEarly?.answers.delete(address);
  return answer;
}

/** Aborts pending prefetches: without a session the server would only refuse them. */
export function abortPrefetches(): void {
  window.librettoEarly?.control.abort();
}
