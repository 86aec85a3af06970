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
  readonly begin: (contact: Contact) => void;
  readonly end: () => void;
  readonly cancel: () => void;
  /** Two fingers: called once with each new pair and then for every movement of it. */
  readonly pinchStart: (a: ClientPoint, b: ClientPoint) => void;
  readonly pinch: (a: ClientPoint, b: ClientPoint) => void;
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'drawing'; readonly by: Contact; far: boolean }
  | { readonly name: 'pinching' }
  /** After a pinch one finger is still down: it must not start to draw. */
  | { readonly name: 'leaving' };

const idle: State = { name: 'idle' };
// CSS pixels. A hand resting on the glass touches more of it than a fingertip does, but so does a broad thumb.
const palm = 48;
// A second finger this early means that the first one was not meant to draw.
const slip = 14;

/**
 * Decides which pointer draws and when two of them zoom. One pen beats any number of fingers; a touch as wide as a palm is
 * ignored only after a pen has drawn, until a fingertip touches the sheet.
 */
export interface Gesture {
  down(contact: Contact): void;
  /** True if the movement belongs to the stroke being drawn. */
  move(id: number, at: ClientPoint): boolean;
  up(id: number): void;
  cancel(id: number): void;
}

export function createGesture(host: GestureHost): Gesture {
  let state: State = idle;
  /** A pen drew last: a wide touch is then the hand that holds it, not a thumb. */
  let penInUse = false;
  const fingers = new Map<number, ClientPoint>();

  function draw(by: Contact): void {
    state = { name: 'drawing', by, far: false };
    host.begin(by);
  }

  function leave(id: number, finish: () => void): void {
    fingers.delete(id);
    const rest: State = fingers.size ? { name: 'leaving' } : idle;
    if (state.name === 'drawing') {
      if (state.by.id !== id) return;
      state = rest;
      finish();
    } else if (fingers.size < 2) state = rest;
    // Of three fingers another two are left: what they hold is not what the first two held.
    else withPair(host.pinchStart);
  }

  function withPair(use: (a: ClientPoint, b: ClientPoint) => void): void {
    const [a, b] = fingers.values();
    if (a && b) use(a, b);
  }

  return {
    down(contact) {
      const touch = contact.type === 'touch';
      if (touch) {
        if ((penInUse && contact.size > palm) || (state.name === 'drawing' && state.by.type === 'pen')) return;
        penInUse = false;
        fingers.set(contact.id, contact.at);
      }
      if (contact.type === 'pen') penInUse = true;
      if (state.name === 'idle') draw(contact);
      else if (state.name === 'drawing' && touch && state.by.type === 'touch') {
        if (state.far) host.end();
        else host.cancel();
        state = { name: 'pinching' };
        withPair(host.pinchStart);
      } else if (contact.type === 'pen') {
        if (state.name === 'drawing') host.cancel();
        draw(contact);
      }
    },
    move(id, at) {
      if (fingers.has(id)) fingers.set(id, at);
      if (state.name === 'pinching') withPair(host.pinch);
      if (state.name !== 'drawing' || state.by.id !== id) return false;
      state.far ||= Math.hypot(at.x - state.by.at.x, at.y - state.by.at.y) > slip;
      return true;
    },
    up: (id) => leave(id, host.end),
    cancel: (id) => leave(id, host.cancel),
  };
}
