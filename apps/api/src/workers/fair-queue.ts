import { tooManyRequests, unavailable } from '../problem.ts';

export interface QueueLimits {
  /** Works at once. */
  atOnce: number;
  /** Of these, works of one account. */
  perAccount: number;
  /** Works of one account that wait; another one is refused (429). */
  waitingPerAccount?: number;
  /** Works that wait in all; another one is refused (503). */
  waiting?: number;
}

/** Seconds after which a refused request may find a place. */
const retryAfter = 5;

interface Account {
  running: number;
  waiting: (() => void)[];
}

/** Lets a few works run at once. Accounts take turns, so that one that asks for a hundred delays another by one of them. */
export class FairQueue {
  readonly #limits: Required<QueueLimits>;
  /** The one that has waited longest for its turn comes first. */
  readonly #accounts = new Map<string, Account>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = { waitingPerAccount: Infinity, waiting: Infinity, ...limits };
  }

  /**
   * Resolves when the work may run, with what has to be called at its end.
   * @throws Problem 429 or 503 when too much waits; the reason of the signal once that is aborted.
   */
  async enter(account: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const { waitingPerAccount, waiting } = this.#limits;
    const own = this.#accounts.get(account) ?? { running: 0, waiting: [] };
    if (!this.#hasRoom(own)) {
      if (own.waiting.length >= waitingPerAccount) throw tooManyRequests(retryAfter);
      if (this.#waiting >= waiting) throw unavailable();
    }
    this.#accounts.set(account, own);
    await new Promise<void>((begin, refuse) => {
      const leave = () => {
        own.waiting = own.waiting.filter((one) => one !== start);
        this.#waiting -= 1;
        this.#forget(account, own);
        refuse(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        begin();
      };
      signal?.addEventListener('abort', leave, { once: true });
      own.waiting.push(start);
      this.#waiting += 1;
      this.#next();
    });
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      own.running -= 1;
      this.#running -= 1;
      this.#forget(account, own);
      this.#next();
    };
  }

  #hasRoom({ running, waiting }: Account): boolean {
    return waiting.length === 0 && running < this.#limits.perAccount && this.#running < this.#limits.atOnce;
  }

  #next(): void {
    for (const [name, account] of this.#accounts) {
      if (this.#running >= this.#limits.atOnce) return;
      if (account.running >= this.#limits.perAccount) continue;
      const start = account.waiting.shift();
      if (start === undefined) continue;
      account.running += 1;
      this.#running += 1;
      this.#waiting -= 1;
      // Behind the others. The loop meets it again there, after them.
      this.#accounts.delete(name);
      this.#accounts.set(name, account);
      start();
    }
  }

  #forget(name: string, { running, waiting }: Account): void {
    if (running === 0 && waiting.length === 0) this.#accounts.delete(name);
  }
}
