import type { ClientPoint } from './space.ts';

/** What a pointer did, without the browser's event around it. */
export interface Contact {
  readonly id: number;
  readonly type: string;
  readonly at: ClientPoint;
  /** The larger side of the touched area in CSS pixels. */
  readonly size: number;
  /** How hard a pen is pressed, from 0 to 1. */
  readonly pressure?: number | undefined;
}

/** What the gestures are for. Coordinates stay those of the window: the host knows where the sheet is. */
export interface GestureHost {
  begin(contact: Contact): void;
  end(): void;
  cancel(): void;
  /** Two fingers: called once with each new pair and then for every movement of it. */
  pinchStart(a: ClientPoint, b: ClientPoint): void;
  pinch(a: ClientPoint, b: ClientPoint): void;
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'drawing'; readonly by: Contact; far: boolean }
  | { readonly name: 'pinching' }
  /** After a pinch one finger is still down: it must not start to draw. */
  | { readonly name: 'leaving' };

const idle: State = { name: 'idle' };
// A hand resting on the glass touches more of it than a fingertip does.
const palm = 48;
// A second finger this early means that the first one was not meant to draw.
const slip = 14;

/** Decides which pointer draws and when two of them zoom. One pen beats any number of fingers. */
export class Gesture {
  #state: State = idle;
  readonly #fingers = new Map<number, ClientPoint>();
  readonly #host: GestureHost;

  constructor(host: GestureHost) {
    this.#host = host;
  }

  down(contact: Contact): void {
    const state = this.#state;
    const host = this.#host;
    const touch = contact.type === 'touch';
    if (touch) {
      if (contact.size > palm || (state.name === 'drawing' && state.by.type === 'pen')) return;
      this.#fingers.set(contact.id, contact.at);
    }
    if (state.name === 'idle') this.#draw(contact);
    else if (state.name === 'drawing' && touch && state.by.type === 'touch') {
      if (state.far) host.end();
      else host.cancel();
      this.#state = { name: 'pinching' };
      this.#withPair((a, b) => host.pinchStart(a, b));
    } else if (contact.type === 'pen') {
      if (state.name === 'drawing') host.cancel();
      this.#draw(contact);
    }
  }

  /** True if the movement belongs to the stroke being drawn. */
  move(id: number, at: ClientPoint): boolean {
    const state = this.#state;
    if (this.#fingers.has(id)) this.#fingers.set(id, at);
    if (state.name === 'pinching') this.#withPair((a, b) => this.#host.pinch(a, b));
    if (state.name !== 'drawing' || state.by.id !== id) return false;
    state.far ||= Math.hypot(at.x - state.by.at.x, at.y - state.by.at.y) > slip;
    return true;
  }

  up(id: number): void {
    this.#leave(id, () => this.#host.end());
  }

  cancel(id: number): void {
    this.#leave(id, () => this.#host.cancel());
  }

  #draw(contact: Contact): void {
    this.#state = { name: 'drawing', by: contact, far: false };
    this.#host.begin(contact);
  }

  #leave(id: number, finish: () => void): void {
    const state = this.#state;
    this.#fingers.delete(id);
    if (state.name === 'drawing') {
      if (state.by.id !== id) return;
      this.#state = this.#fingers.size > 0 ? { name: 'leaving' } : idle;
      finish();
    } else if (this.#fingers.size === 0) this.#state = idle;
    else if (this.#fingers.size === 1) this.#state = { name: 'leaving' };
  }

  #withPair(use: (a: ClientPoint, b: ClientPoint) => void): void {
    const [a, b] = this.#fingers.values();
    if (a && b) use(a, b);
  }
}
