import type { Attempts } from '../api/attempts.ts';

export type DraftContent = Record<string, unknown>;

export interface DraftStore {
  save: (form: string, content: DraftContent, sent: Attempts | undefined) => Promise<unknown>;
  remove: (form: string) => Promise<unknown>;
  /** Returns true if a retry may succeed. */
  isPassing: (error: unknown) => boolean;
}

const pause = 1500;
const longestWait = 10_000;

/** Content of a form with the idempotency keys of its unanswered requests. */
interface Held {
  content: DraftContent;
  sent?: Attempts | undefined;
}

interface Waiting extends Held {
  since: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Saves drafts shortly after each change, or immediately on request. */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #waiting = new Map<string, Waiting>();
  /** Calls are sequential per form, so that a removal cannot overtake an earlier save. */
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #open = new Map<string, Held>();
  /** Forms with changes that are not on the server. */
  readonly #unsafe = new Set<string>();

  constructor(store: DraftStore) {
    this.#store = store;
  }

  keep(form: string, content: DraftContent): void {
    this.#hold(form, { content, sent: this.#open.get(form)?.sent });
  }

  /** Opens a form with the content of its draft. */
  goOn(form: string, left: Held): void {
    this.#open.set(form, left);
  }

  /** Closes a form and keeps its draft. */
  leave(form: string): void {
    this.#open.delete(form);
  }

  /**
   * Records that a request of the open forms was sent (with `name`) or answered (without), in case the session
   * ends first.
   */
  note(where: string, name?: string): void {
    for (const [form, { content, sent }] of this.#open) {
      if (sent?.[where] !== name) this.#hold(form, { content, sent: { ...sent, [where]: name } });
    }
  }

  #hold(form: string, held: Held): void {
    this.#open.set(form, held);
    const since = this.#waiting.get(form)?.since ?? Date.now();
    this.#wait(form, held, since, Math.max(0, Math.min(pause, since + longestWait - Date.now())));
  }

  /** Returns true while the form is open or has unsaved changes. */
  isHeld(form: string): boolean {
    return this.#open.has(form) || this.#waiting.has(form);
  }

  /** Saves a discarded draft again, without opening its form. */
  restore(form: string, { content, sent }: Held): Promise<unknown> {
    return this.#after(form, () => this.#store.save(form, content, sent));
  }

  discard(form: string): Promise<unknown> {
    this.#open.delete(form);
    this.#drop(form);
    return this.#after(form, () => this.#store.remove(form));
  }

  /** Saves all pending drafts; returns false if the server does not have all of them. */
  async flush(): Promise<boolean> {
    for (const form of [...this.#waiting.keys()]) void this.#send(form);
    await Promise.allSettled(this.#calls.values());
    return this.#unsafe.size === 0;
  }

  #wait(form: string, held: Held, since: number, milliseconds: number): void {
    clearTimeout(this.#waiting.get(form)?.timer);
    this.#waiting.set(form, { ...held, since, timer: setTimeout(() => void this.#send(form), milliseconds) });
  }

  #drop(form: string): Held | undefined {
    const waiting = this.#waiting.get(form);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(form);
    this.#unsafe.delete(form);
    return waiting;
  }

  async #send(form: string): Promise<void> {
    const held = this.#drop(form);
    if (!held) return;
    try {
      await this.#after(form, () => this.#store.save(form, held.content, held.sent));
    } catch (error) {
      console.warn('A draft could not be saved', error);
      this.#unsafe.add(form);
      // Retried only if no newer change has arrived.
      if (this.#store.isPassing(error) && !this.#waiting.has(form)) this.#wait(form, held, Date.now(), longestWait);
    }
  }

  #after<Answer>(form: string, call: () => Promise<Answer>): Promise<Answer> {
    const before = this.#calls.get(form) ?? Promise.resolve();
    const mine = before.then(call, call);
    this.#calls.set(form, mine);
    return mine;
  }
}
