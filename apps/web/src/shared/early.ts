/** Answers that were asked for before the application had arrived, by address; each is handed over once. */
declare global {
  interface Window {
    librettoEarly?: Map<string, Promise<Response>>;
  }
}

export function askEarly(address: string, token: string): void {
  window.librettoEarly ??= new Map();
  const answer = fetch(address, { headers: { authorization: `Bearer ${token}` } });
  // Whoever takes it sees the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  window.librettoEarly.set(address, answer);
}

export function takeEarly(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const address = new URL(request.url).pathname;
  const answer = window.librettoEarly?.get(address);
  window.librettoEarly?.delete(address);
  return answer;
}
