import { createClient } from '@libretto/api-client/client';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { withQueries } from '@libretto/api-client/query';
import { QueryClient } from '@tanstack/react-query';
import { activePerson } from '../acting/active-person.ts';
import { noteActingAnswer } from '../acting/refusals.ts';
import { abortPrefetches, takePrefetched } from '../prefetch.ts';
import { readServerDate } from '../server-clock.ts';
import { endUnknownSession, isLeaving, sessionOver } from '../session/session.ts';
import { keys } from '../session/storage.ts';
import { pendingKeyStore } from './pending-keys.ts';

// The document itself counts as the first request.
let lastRequest = Date.now();
let unloading = false;

export function lastRequestAt(): number {
  return lastRequest;
}

async function send(request: Request): Promise<Response> {
  const response = await sendOnce(request);
  noteActingAnswer(request, response);
  return response;
}

async function sendOnce(request: Request): Promise<Response> {
  // Without a session the server would only refuse the request, even from a page that is being unloaded.
  if (sessionOver.aborted) return new Promise(() => {});
  lastRequest = Date.now();
  const early = takePrefetched(request);
  if (early) return untilSessionEnd(early);
  if (!unloading)
    return untilSessionEnd(
      fetch(request, { signal: AbortSignal.any([request.signal, sessionOver]) }).then(readServerDate),
    );
  // A page that is being unloaded may send only what fits into a keepalive request (64 KiB).
  const copy = request.clone();
  return fetch(new Request(request, { keepalive: true })).catch(() => fetch(copy));
}

sessionOver.addEventListener('abort', abortPrefetches);

/** Never settles once the session is over: the page is about to navigate to the login. */
async function untilSessionEnd(answer: Promise<Response>): Promise<Response> {
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
  patient: activePerson,
  fetch: send,
  unanswered: pendingKeyStore,
  // Queries and uploads retry by themselves.
  retries: 0,
  onUnauthorized: (_problem, token) => {
    if (!isLeaving() && token === (localStorage.getItem(keys.token) ?? undefined)) endUnknownSession(token);
  },
});

/** API client with one method per kind of use: `api.call(…)`, `api.query(…)`, `api.mutation(…)`. */
export const api = withQueries(client);

const lifetime = 120 * 60_000;

/**
 * `staleTime` (ms) of what other pages may change: long enough for a page to be shown with what its loader has fetched,
 * shorter than a visit to another page.
 */
export const untilOtherPage = 5000;

function shouldRetry(count: number, error: Error): boolean {
  if (count >= 2) return false;
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}

/** Kept in memory only, and no longer than a session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, requests fail at once and the page shows an error instead of pausing.
    queries: { staleTime: 60_000, gcTime: lifetime, retry: shouldRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// Fires before the browser's confirmation, which gives requests too large for keepalive time to finish.
window.addEventListener('beforeunload', () => {
  markUnloading();
  setTimeout(clearUnloading);
});
window.addEventListener('pagehide', markUnloading);
window.addEventListener('pageshow', clearUnloading);

function markUnloading() {
  unloading = true;
}

function clearUnloading() {
  unloading = false;
}
