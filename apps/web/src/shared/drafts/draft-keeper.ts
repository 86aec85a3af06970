import type { PendingKeys } from '../api/pending-keys.ts';

export type DraftContent = Record<string, unknown>;

export interface DraftStore {
  save: (form: string, content: DraftContent, pendingKeys: PendingKeys | undefined) => Promise<unknown>;
  remove: (form: string) => Promise<unknown>;
  isTransient: (error: unknown) => boolean;
}

const saveDelayMs = 1500;
const maxDelayMs = 10_000;

interface FormState {
  content: DraftContent;
  pendingKeys?: PendingKeys | undefined;
}

interface PendingSave extends FormState {
  since: number;
  timer: ReturnType<typeof setTimeout>;
}

export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #pending = new Map<string, PendingSave>();
  /** Calls are sequential per form, so that a removal cannot overtake an earlier save. */
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #open = new Map<string, FormState>();
  /** What was sent last; the outcome of an earlier save no longer matters. */
  readonly #sent = new Map<string, FormState>();
  readonly #unsaved = new Set<string>();

  constructor(store: DraftStore) {
    this.#store = store;
  }

  keep(form: string, content: DraftContent): void {
    this.#hold(form, { content, pendingKeys: this.#open.get(form)?.pendingKeys });
  }

  resume(form: string, left: FormState): void {
    this.#open.set(form, left);
  }

  leave(form: string): void {
    this.#open.delete(form);
  }

  /** A request of the open forms was sent (with `name`) or answered (without); the session may end first. */
  recordAttempt(where: string, name?: string): void {
    for (const [form, { content, pendingKeys }] of this.#open) {
      if (pendingKeys?.[where] !== name) this.#hold(form, { content, pendingKeys: { ...pendingKeys, [where]: name } });
    }
  }

  #hold(form: string, held: FormState): void {
    this.#open.set(form, held);
    const since = this.#pending.get(form)?.since ?? Date.now();
    this.#wait(form, held, since, Math.max(0, Math.min(saveDelayMs, since + maxDelayMs - Date.now())));
  }

  isInUse(form: string): boolean {
    return this.#open.has(form) || this.#pending.has(form);
  }

  restore(form: string, { content, pendingKeys }: FormState): Promise<unknown> {
    return this.#after(form, () => this.#store.save(form, content, pendingKeys));
  }

  discard(form: string): Promise<unknown> {
    this.#open.delete(form);
    this.#sent.delete(form);
    this.#drop(form);
    return this.#after(form, () => this.#store.remove(form));
  }

  /** Returns true once everything is saved, including what is written in the meantime, and false on a failure. */
  async flush(): Promise<boolean> {
    do {
      for (const form of [...this.#pending.keys()]) void this.#send(form);
      await Promise.allSettled(this.#calls.values());
    } while (this.#unsaved.size === 0 && this.#pending.size > 0);
    return this.#unsaved.size === 0;
  }

  #wait(form: string, held: FormState, since: number, milliseconds: number): void {
    clearTimeout(this.#pending.get(form)?.timer);
    this.#pending.set(form, { ...held, since, timer: setTimeout(() => void this.#send(form), milliseconds) });
  }

  #drop(form: string): FormState | undefined {
    const waiting = this.#pending.get(form);
    clearTimeout(waiting?.timer);
    this.#pending.delete(form);
    this.#unsaved.delete(form);
    return waiting;
  }

  async #send(form: string): Promise<void> {
    const held = this.#drop(form);
    if (!held) return;
    this.#sent.set(form, held);
    try {
      await this.#after(form, () => this.#store.save(form, held.content, held.pendingKeys));
    } catch (error) {
      console.warn('A draft could not be saved', error);
      if (this.#sent.get(form) !== held) return;
      this.#unsaved.add(form);
      if (this.#store.isTransient(error) && !this.#pending.has(form)) this.#wait(form, held, Date.now(), maxDelayMs);
    }
  }

  #after<Answer>(form: string, call: () => Promise<Answer>): Promise<Answer> {
    const before = this.#calls.get(form) ?? Promise.resolve();
    const mine = before.then(call, call);
    this.#calls.set(form, mine);
    return mine;
  }
}
