import type { ClientPoint } from './space.ts';

export interface Contact {
  readonly id: number;
  readonly type: string;
  readonly at: ClientPoint;
  /** Larger side of the contact area, in CSS pixels. */
  readonly size: number;
  readonly pressure?: number | undefined;
}

export interface GestureHost {
  readonly begin: (contact: Contact) => void;
  readonly end: () => void;
  readonly cancel: () => void;
  /** Called once for each new pair of fingers, followed by `pinch` for each movement. */
  readonly pinchStart: (a: ClientPoint, b: ClientPoint) => void;
  readonly pinch: (a: ClientPoint, b: ClientPoint) => void;
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'drawing'; readonly by: Contact; far: boolean }
  | { readonly name: 'pinching' }
  /** After a pinch one finger is still down and must not draw. */
  | { readonly name: 'leaving' };

const idle: State = { name: 'idle' };
// CSS pixels. A resting palm has a larger contact area than a fingertip, but so has a broad thumb.
const palmSize = 48;
// A second finger this early means that the first was not meant to draw.
const maxSlip = 14;

/** A pen takes precedence over touch; a touch as wide as a palm is ignored after a pen, until a fingertip touches. */
export interface Gesture {
  down(contact: Contact): void;
  move(id: number, at: ClientPoint): boolean;
  up(id: number): void;
  cancel(id: number): void;
}

export function createGesture(host: GestureHost): Gesture {
  let state: State = idle;
  let penInUse = false;
  const fingers = new Map<number, ClientPoint>();

  function draw(by: Contact): void {
    state = { name: 'drawing', by, far: false };
    host.begin(by);
  }

  function lift(id: number, finish: () => void): void {
    fingers.delete(id);
    const nextState: State = fingers.size ? { name: 'leaving' } : idle;
    if (state.name === 'drawing') {
      if (state.by.id !== id) return;
      state = nextState;
      finish();
    } else if (fingers.size < 2) state = nextState;
    else callWithPair(host.pinchStart);
  }

  function callWithPair(use: (a: ClientPoint, b: ClientPoint) => void): void {
    const [a, b] = fingers.values();
    if (a && b) use(a, b);
  }

  return {
    down(contact) {
      const touch = contact.type === 'touch';
      if (touch) {
        if ((penInUse && contact.size > palmSize) || (state.name === 'drawing' && state.by.type === 'pen')) return;
        penInUse = false;
        fingers.set(contact.id, contact.at);
      }
      if (contact.type === 'pen') penInUse = true;
      if (state.name === 'idle') draw(contact);
      else if (state.name === 'drawing' && touch && state.by.type === 'touch') {
        if (state.far) host.end();
        else host.cancel();
        state = { name: 'pinching' };
        callWithPair(host.pinchStart);
      } else if (contact.type === 'pen') {
        if (state.name === 'drawing') host.cancel();
        draw(contact);
      }
    },
    move(id, at) {
      if (fingers.has(id)) fingers.set(id, at);
      if (state.name === 'pinching') callWithPair(host.pinch);
      if (state.name !== 'drawing' || state.by.id !== id) return false;
      state.far ||= Math.hypot(at.x - state.by.at.x, at.y - state.by.at.y) > maxSlip;
      return true;
    },
    up: (id) => lift(id, host.end),
    cancel: (id) => lift(id, host.cancel),
  };
}
