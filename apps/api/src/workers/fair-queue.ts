import { tooManyRequests, unavailable } from '../problem.ts';

export interface QueueLimits {
  maxConcurrent: number;
  maxPerAccount: number;
  /** Maximum queue length per account (429 beyond). */
  waitingPerAccount?: number;
  /** Maximum queue length in total (503 beyond). */
  waiting?: number;
}

const retryAfter = 5;

interface Account {
  running: number;
  waiting: (() => void)[];
}

/** Accounts take turns, so an account with a hundred tasks delays another by one of them only. */
export class FairQueue {
  readonly #limits: Required<QueueLimits>;
  readonly #accounts = new Map<string, Account>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = { waitingPerAccount: Infinity, waiting: Infinity, ...limits };
  }

  /** @throws Problem 429 or 503 when the queue is full; the reason of the signal when it is aborted. */
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
    return waiting.length === 0 && running < this.#limits.maxPerAccount && this.#running < this.#limits.maxConcurrent;
  }

  #next(): void {
    for (const [name, account] of this.#accounts) {
      if (this.#running >= this.#limits.maxConcurrent) return;
      if (account.running >= this.#limits.maxPerAccount) continue;
      const start = account.waiting.shift();
      if (start === undefined) continue;
      account.running += 1;
      this.#running += 1;
      this.#waiting -= 1;
      this.#accounts.delete(name);
      this.#accounts.set(name, account);
      start();
    }
  }

  #forget(name: string, { running, waiting }: Account): void {
    if (running === 0 && waiting.length === 0) this.#accounts.delete(name);
  }
}
