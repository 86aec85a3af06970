import { clearTabStorage } from '../acting/active-person.ts';
import { type EndReason, getSessionState } from './lifetime.ts';
import { type LoginReason, loginAddress } from './places.ts';
import { browserStorage, readActivity, readSession, type StoredSession } from './storage.ts';

/** Milliseconds. */
const maxWaitMs = 3000;
/** Milliseconds within which changes in another tab are noticed, even on a slow device. */
const storageEventDelayMs = 150;

let leaving = false;
const controller = new AbortController();
const finalTasks: (() => Promise<unknown>)[] = [];

/** Registers work to finish while the session is still valid. */
export function beforeSessionEnd(work: () => Promise<unknown>): void {
  finalTasks.push(work);
}

/** True while the session is being ended: confirmation prompts must not block. */
export function isLeaving(): boolean {
  return leaving;
}

export const sessionOver: AbortSignal = controller.signal;

export function currentSession(): StoredSession | undefined {
  const storage = browserStorage();
  const session = storage && readSession(storage);
  const isOver = session && getSessionState(session, readActivity(storage), Date.now()).state === 'over';
  return isOver ? undefined : session;
}

/** The next document replaces this one without a question: all changes are stored or given up. */
export function leaveDocument(): void {
  leaving = true;
}

/** Reasons after which signing in does not return to the same page. */
const userReasons: readonly (LoginReason | undefined)[] = ['logout', 'password', 'deleted'];

/** Loads the login page as a new document, which clears all memory. */
export function goToLogin(reason?: LoginReason): void {
  leaving = true;
  const { pathname, search } = window.location;
  const next = userReasons.includes(reason) ? undefined : pathname + search;
  window.location.replace(loginAddress({ reason, next, language: document.documentElement.lang }));
}

/** In this order, so that no other tab takes the logout for an unexpected end. */
export async function endSession(reason: EndReason): Promise<void> {
  if (leaving) return;
  leaving = true;
  document.documentElement.dataset.leaving = '';
  const session = readSession(localStorage);
  const valid = session && reason !== 'ended';
  if (valid) await withTimeout(Promise.allSettled(finalTasks.map((work) => work())));
  controller.abort();
  clearStorage({ keepPerson: reason !== 'logout' });
  if (valid) await withTimeout(tellServer(session.token));
  goToLogin(reason);
}

/** The server has ended it, or another tab has and the storage event is about to follow. */
export function endUnknownSession(token: string | undefined): void {
  setTimeout(() => {
    const session = readSession(localStorage);
    if (!session) void endSession('logout');
    else if (session.token === token) void endSession('ended');
  }, storageEventDelayMs);
}

export function clearSession(reason: LoginReason): void {
  clearStorage({ keepPerson: false });
  goToLogin(reason);
}

function clearStorage(tab: Parameters<typeof clearTabStorage>[0]): void {
  clearTabStorage(tab);
  localStorage.clear();
}

async function tellServer(token: string): Promise<void> {
  try {
    const response = await fetch('/api/user/logout', {
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    });
    if (!response.ok && response.status !== 401) console.error(`Logout failed with status ${response.status}`);
  } catch (error) {
    console.error('Logout could not be sent to the server', error);
  }
}

function withTimeout(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
