import { type EndReason, standingOf } from './lifetime.ts';
import { type LoginReason, loginAddress } from './places.ts';
import { browserStorage, readActivity, readSession, type StoredSession } from './storage.ts';

/** Milliseconds. */
const patience = 3000;
/** Milliseconds within which changes in another tab are noticed, even on a slow device. */
const moment = 150;

let leaving = false;
const over = new AbortController();
const lastWords: (() => Promise<unknown>)[] = [];

/** Registers work to finish while the session is still valid. */
export function beforeEnd(work: () => Promise<unknown>): void {
  lastWords.push(work);
}

/** True while the session is being ended: confirmation prompts must not block. */
export function isLeaving(): boolean {
  return leaving;
}

/** Aborts pending requests, which the server would only refuse. */
export const sessionOver: AbortSignal = over.signal;

/** Returns the stored session, or `undefined` if there is none or it has ended. */
export function currentSession(): StoredSession | undefined {
  const storage = browserStorage();
  const session = storage && readSession(storage);
  const isOver = session && standingOf(session, readActivity(storage), Date.now()).state === 'over';
  return isOver ? undefined : session;
}

/** Reasons after which signing in does not return to the same page. */
const chosen: readonly (LoginReason | undefined)[] = ['logout', 'password', 'deleted'];

/** Loads the login page as a new document, which clears all memory. */
export function goToLogin(reason?: LoginReason): void {
  leaving = true;
  const { pathname, search } = window.location;
  const next = chosen.includes(reason) ? undefined : pathname + search;
  window.location.replace(loginAddress({ reason, next, language: document.documentElement.lang }));
}

/**
 * Saves drafts, clears the storage of all tabs, then tells the server. In this order, so that no tab takes the
 * logout for an unexpected end.
 */
export async function endSession(reason: EndReason): Promise<void> {
  if (leaving) return;
  leaving = true;
  document.documentElement.dataset.leaving = '';
  const session = readSession(localStorage);
  const valid = session && reason !== 'ended';
  if (valid) await within(Promise.allSettled(lastWords.map((work) => work())));
  over.abort();
  forget();
  if (valid) await within(tellServer(session.token));
  goToLogin(reason);
}

/**
 * The server does not know the session: it has ended it, or another tab has and the storage event is about to
 * follow.
 */
export function endUnknownSession(token: string | undefined): void {
  setTimeout(() => {
    const session = readSession(localStorage);
    if (!session) void endSession('logout');
    else if (session.token === token) void endSession('ended');
  }, moment);
}

/** Clears the storage of all tabs after the server has ended the session. */
export function forgetSession(reason: LoginReason): void {
  forget();
  goToLogin(reason);
}

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

async function tellServer(token: string): Promise<void> {
  try {
    const response = await fetch('/api/user/logout', {
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    });
    if (!response.ok && response.status !== 401) console.error(`Logout was answered with ${response.status}`);
  } catch (error) {
    console.error('Logout did not reach the server', error);
  }
}

function within(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);
}
