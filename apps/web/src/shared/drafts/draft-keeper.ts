import type { Attempts } from '../api/attempts.ts';

/** What a form holds; only the form itself knows its shape. */
export type DraftContent = Record<string, unknown>;

export interface DraftStore {
  save: (form: string, content: DraftContent, sent: Attempts | undefined) => Promise<unknown>;
  remove: (form: string) => Promise<unknown>;
  /** Whether it makes sense to send the same once more. */
  isPassing: (error: unknown) => boolean;
}

const pause = 1500;
const longestWait = 10_000;

/** What a form holds, and the names of what was sent from it without an answer so far. */
interface Held {
  content: DraftContent;
  sent?: Attempts | undefined;
}

interface Waiting extends Held {
  since: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Saves what is being written a moment after each change, and at once when asked to. */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #waiting = new Map<string, Waiting>();
  /** One call after the other per form, so that a removal is never overtaken by the save before it. */
  readonly #calls = new Map<string, Promise<unknown>>();
  /** Forms that are being filled in. */
  readonly #open = new Map<string, Held>();
  /** Forms whose newest words the server does not have. */
  readonly #unsafe = new Set<string>();

  constructor(store: DraftStore) {
    this.#store = store;
  }

  keep(form: string, content: DraftContent): void {
    this.#hold(form, { content, sent: this.#open.get(form)?.sent });
  }

  /** A form begins with what it was left with. */
  goOn(form: string, left: Held): void {
    this.#open.set(form, left);
  }

  /** A form is left; what it held stays a draft. */
  leave(form: string): void {
    this.#open.delete(form);
  }

  /** Something is on its way from the forms that are open, or was answered: the session may end before that. */
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

  /** True while a form is filled in under this name, or its newest words are not on the server. */
  isHeld(form: string): boolean {
    return this.#open.has(form) || this.#waiting.has(form);
  }

  /** Puts back on the server what a draft held before it was discarded; no form goes on with it yet. */
  restore(form: string, { content, sent }: Held): Promise<unknown> {
    return this.#after(form, () => this.#store.save(form, content, sent));
  }

  /** Forgets a draft here and on the server. */
  discard(form: string): Promise<unknown> {
    this.#open.delete(form);
    this.#drop(form);
    return this.#after(form, () => this.#store.remove(form));
  }

  /** Sends all that waits, and waits for what is on its way; false when the server does not have all of it. */
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
      // Newer words may have come meanwhile; these are tried again only if not.
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
