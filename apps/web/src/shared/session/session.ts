import { type EndReason, standingOf } from './lifetime.ts';
import { type LoginReason, loginAddress } from './places.ts';
import { browserStorage, readActivity, readSession, type StoredSession } from './storage.ts';

/** Longer than this nobody waits for the last words of a session. */
const patience = 3000;
/** What another tab did is heard of by then, also on a busy machine. */
const moment = 150;

let leaving = false;
const over = new AbortController();
const lastWords: (() => Promise<unknown>)[] = [];

/** Registers what must still be sent while the session is valid. */
export function beforeEnd(work: () => Promise<unknown>): void {
  lastWords.push(work);
}

/** True from the moment a session is being ended: what would hold the person back must let go. */
export function isLeaving(): boolean {
  return leaving;
}

/** Aborted when a session is given up: what is still on its way to the server would only be refused. */
export const sessionOver: AbortSignal = over.signal;

/** The session as storage has it now, or `undefined` when it is missing or over. */
export function currentSession(): StoredSession | undefined {
  const storage = browserStorage();
  const session = storage && readSession(storage);
  const isOver = session && standingOf(session, readActivity(storage), Date.now()).state === 'over';
  return isOver ? undefined : session;
}

/** Ends that somebody has chosen: the page that they were on is not where they go on. */
const chosen: readonly (LoginReason | undefined)[] = ['logout', 'password', 'deleted'];

/** Goes to the login page as a new document: whatever was in memory is gone. */
export function goToLogin(reason?: LoginReason): void {
  leaving = true;
  const { pathname, search } = window.location;
  const next = chosen.includes(reason) ? undefined : pathname + search;
  window.location.replace(loginAddress({ reason, next, language: document.documentElement.lang }));
}

/**
 * Keeps what is being written, forgets everything here and in all tabs, tells the server: in this order, so that no
 * tab hears from the server first and takes a logout for an end it did not expect.
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

/** The server does not know the session: it has ended it, or another tab has, of which this one hears a moment later. */
export function endUnknownSession(token: string | undefined): void {
  setTimeout(() => {
    const session = readSession(localStorage);
    if (!session) void endSession('logout');
    else if (session.token === token) void endSession('ended');
  }, moment);
}

/** Forgets everything here and in all tabs, when the server has done so already. */
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
