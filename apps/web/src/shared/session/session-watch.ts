import { watchActivity } from './activity.ts';
import { checkIntervalMs, getSessionState, nextChange, type SessionState } from './lifetime.ts';
import { keys, readActivity, readSession, type StoredSession, writeActivity } from './storage.ts';

/** The server counts its own 600 seconds from the last request, so an active user needs requests in between. */
export const keepAliveIntervalMs = 120_000;

export interface SessionWatchOptions {
  window: Window;
  session: StoredSession;
  /** The session is over, or another tab has ended or replaced it. */
  onEnd: (reason: 'idle' | 'expired' | 'logout' | 'replaced') => void;
  lastRequest: () => number;
  keepAlive: () => void;
}

export class SessionWatch {
  sessionState: SessionState = { state: 'active' };
  readonly #options: SessionWatchOptions;
  readonly #listeners = new Set<() => void>();
  readonly #stop: (() => void)[] = [];
  #timer = 0;
  #lastActivity: number;
  #done = false;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
    this.#lastActivity = readActivity(options.window.localStorage);
  }

  start(): void {
    const { window } = this.#options;
    const interval = window.setInterval(() => this.check(), checkIntervalMs);
    const onStorage = (event: StorageEvent) => this.#onStorage(event);
    const onVisible = () => this.check();
    window.addEventListener('storage', onStorage);
    window.document.addEventListener('visibilitychange', onVisible);
    this.#stop.push(
      () => window.clearInterval(interval),
      () => window.clearTimeout(this.#timer),
      () => window.removeEventListener('storage', onStorage),
      () => window.document.removeEventListener('visibilitychange', onVisible),
      watchActivity(window, (now, sign) => {
        // The appearing warning itself scrolls the page.
        if (sign !== 'scroll' || this.sessionState.state !== 'warning') this.recordActivity(now);
      }),
    );
    this.check();
  }

  stop(): void {
    this.#done = true;
    for (const stop of this.#stop.splice(0)) stop();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Records activity. Activity after the end is ignored, even if timers were suspended. */
  recordActivity(now = Date.now()): void {
    this.check();
    if (this.#done) return;
    writeActivity(this.#options.window.localStorage, now);
    this.check();
  }

  check(): void {
    if (this.#done) return;
    const { window, onEnd } = this.#options;
    const session = this.#current();
    if (!session) return;
    const now = Date.now();
    const lastActivity = readActivity(window.localStorage);
    this.#lastActivity = lastActivity;
    const sessionState = getSessionState(session, lastActivity, now);
    if (sessionState.state === 'over') {
      this.stop();
      onEnd(sessionState.reason);
      return;
    }
    this.#keepServerAwake(lastActivity, now);
    this.#set(sessionState);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.check(), nextChange(session, lastActivity, now) - now);
  }

  /** Storage is authoritative, since another tab may have ended the session. */
  #current(): StoredSession | undefined {
    const { window, session, onEnd } = this.#options;
    const stored = readSession(window.localStorage);
    if (stored?.userId === session.userId) return stored;
    this.stop();
    if (stored) onEnd('replaced');
    else {
      // Another tab has ended the session first, for the same reason if there is one.
      const sessionState = getSessionState(session, this.#lastActivity, Date.now());
      onEnd(sessionState.state === 'over' ? sessionState.reason : 'logout');
    }
    return undefined;
  }

  #keepServerAwake(lastActivity: number, now: number): void {
    const { lastRequest, keepAlive } = this.#options;
    const last = lastRequest();
    if (lastActivity > last && now - last >= keepAliveIntervalMs) keepAlive();
  }

  #onStorage(event: StorageEvent): void {
    // The key is null for clear().
    if (event.key === null || event.key === keys.token || event.key === keys.activity) this.check();
  }

  #set(sessionState: SessionState): void {
    if (JSON.stringify(sessionState) === JSON.stringify(this.sessionState)) return;
    this.sessionState = sessionState;
    for (const listener of this.#listeners) listener();
  }
}
