import { watchActivity } from './activity.ts';
import { checkEvery, nextChange, type Standing, standingOf } from './lifetime.ts';
import { keys, readActivity, readSession, type StoredSession, writeActivity } from './storage.ts';

/** The server counts its own 600 seconds from the last request, so an active user needs requests in between. */
export const keepAliveEvery = 120_000;

export interface SessionWatchOptions {
  window: Window;
  session: StoredSession;
  /** The session is over, or another tab has ended or replaced it. */
  onEnd: (reason: 'idle' | 'expired' | 'logout' | 'replaced') => void;
  /** Time of the last request. */
  lastRequest: () => number;
  keepAlive: () => void;
}

/** Watches for the end of a session, every 60 seconds and at each expected change. */
export class SessionWatch {
  standing: Standing = { state: 'active' };
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
    const interval = window.setInterval(() => this.check(), checkEvery);
    const onStorage = (event: StorageEvent) => this.#otherTab(event);
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
        if (sign !== 'scroll' || this.standing.state !== 'warning') this.stay(now);
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
  stay(now = Date.now()): void {
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
    const standing = standingOf(session, lastActivity, now);
    if (standing.state === 'over') {
      this.stop();
      onEnd(standing.reason);
      return;
    }
    this.#keepServerAwake(lastActivity, now);
    this.#set(standing);
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
      const standing = standingOf(session, this.#lastActivity, Date.now());
      onEnd(standing.state === 'over' ? standing.reason : 'logout');
    }
    return undefined;
  }

  #keepServerAwake(lastActivity: number, now: number): void {
    const { lastRequest, keepAlive } = this.#options;
    const last = lastRequest();
    if (lastActivity > last && now - last >= keepAliveEvery) keepAlive();
  }

  #otherTab(event: StorageEvent): void {
    // The key is null for clear().
    if (event.key === null || event.key === keys.token || event.key === keys.activity) this.check();
  }

  #set(standing: Standing): void {
    if (JSON.stringify(standing) === JSON.stringify(this.standing)) return;
    this.standing = standing;
    for (const listener of this.#listeners) listener();
  }
}
