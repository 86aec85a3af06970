interface Early {
  /** By address; each is handed over once. */
  answers: Map<string, Promise<Response>>;
  control: AbortController;
}

/** What was asked for before the application had arrived. */
declare global {
  interface Window {
    librettoEarly?: Early;
  }
}

export function askEarly(address: string, token: string): void {
  window.librettoEarly ??= { answers: new Map(), control: new AbortController() };
  const { answers, control } = window.librettoEarly;
  const answer = fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: control.signal });
  // Whoever takes it sees the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  answers.set(address, answer);
}

export function takeEarly(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const answer = window.librettoEarly?.answers.get(address);
  window.librettoEarly?.answers.delete(address);
  return answer;
}

/** The session is over: what has not been answered yet would only be refused. */
export function giveUpEarly(): void {
  window.librettoEarly?.control.abort();
}
