import { createClient } from '@libretto/api-client/client';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { withQueries } from '@libretto/api-client/query';
import { QueryClient } from '@tanstack/react-query';
import { giveUpEarly, takeEarly } from '../early.ts';
import { heard } from '../server-clock.ts';
import { endUnknownSession, isLeaving, sessionOver } from '../session/session.ts';
import { keys } from '../session/storage.ts';
import { attempts } from './attempts.ts';

// The page itself has just been fetched.
let lastRequest = Date.now();
let closing = false;

/** When the server last heard of us. */
export function lastRequestAt(): number {
  return lastRequest;
}

async function send(request: Request): Promise<Response> {
  // Also of a page that is going away: without a session it would only be refused.
  if (sessionOver.aborted) return new Promise(() => {});
  lastRequest = Date.now();
  const early = takeEarly(request);
  if (early) return untilOver(early);
  if (!closing)
    return untilOver(fetch(request, { signal: AbortSignal.any([request.signal, sessionOver]) }).then(heard));
  // A page that is going away may only send what fits into a beacon.
  const spare = request.clone();
  return fetch(new Request(request, { keepalive: true })).catch(() => fetch(spare));
}

sessionOver.addEventListener('abort', giveUpEarly);

/** After the end of the session nothing is answered: the page is on its way to the login. */
async function untilOver(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (sessionOver.aborted) return new Promise(() => {});
    throw error;
  }
}

const client = createClient({
  baseUrl: window.location.origin,
  token: () => localStorage.getItem(keys.token) ?? undefined,
  fetch: send,
  unanswered: attempts,
  onUnauthorized: (_problem, token) => {
    if (!isLeaving() && token === (localStorage.getItem(keys.token) ?? undefined)) endUnknownSession(token);
  },
});

/** The operations of the contract: `api.call(…)`, `api.query(…)`, `api.mutation(…)`. */
export const api = withQueries(client);

const lifetime = 120 * 60_000;

function shouldRetry(count: number, error: Error): boolean {
  if (count >= 2) return false;
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}

/** Lives in memory only, and no longer than a session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a page says so, instead of waiting for one.
    queries: { staleTime: 60_000, gcTime: lifetime, retry: shouldRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// Before the browser asks whether one really wants to leave: what is too large for a beacon has that long to arrive.
window.addEventListener('beforeunload', () => {
  closes();
  // Only a page that stays comes to this.
  setTimeout(stays);
});
window.addEventListener('pagehide', closes);
window.addEventListener('pageshow', stays);

function closes() {
  closing = true;
}

function stays() {
  closing = false;
}
