interface Prefetches {
  answers: Map<string, Promise<Response>>;
  control: AbortController;
}

declare global {
  interface Window {
    librettoEarly?: Prefetches;
  }
}

const patientHeader = 'X-Libretto-Assistito';
/** An answer about one person must never be taken for that of another. */
const keyOf = (address: string, patient: string | null) => `${patient ?? ''} ${address}`;

export function prefetch(address: string, token: string, patient?: number): void {
  window.librettoEarly ??= { answers: new Map(), control: new AbortController() };
  const { answers, control } = window.librettoEarly;
  const acting = patient === undefined ? null : String(patient);
  const headers = { authorization: `Bearer ${token}`, ...(acting !== null && { [patientHeader]: acting }) };
  const answer = fetch(address, { headers, signal: control.signal });
  // The consumer handles the rejection; until then it must not count as unhandled.
  answer.catch(() => undefined);
  answers.set(keyOf(address, acting), answer);
}

export function takePrefetched(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const key = keyOf(pathname + search, request.headers.get(patientHeader));
  const answer = window.librettoEarly?.answers.get(key);
  window.librettoEarly?.answers.delete(key);
  return answer;
}

/** Aborts pending prefetches: without a session the server would only refuse them. */
export function abortPrefetches(): void {
  window.librettoEarly?.control.abort();
}
