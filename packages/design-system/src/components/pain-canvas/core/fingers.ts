import { type ClientPoint, clientPoint } from './space.ts';

// CSS pixels. A finger that moves further scrolls.
const tapReach = 10;

const spotOf = ({ clientX, clientY }: PointerEvent): ClientPoint => clientPoint(clientX, clientY);

/** Tells a tap from a scroll, of fingers that do not draw. */
export interface Tap {
  down(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

export function createTap(tapped: () => void): Tap {
  let tap: { id: number; at: ClientPoint } | undefined;
  return {
    down(event) {
      // A second finger makes it something else.
      tap = event.isPrimary ? { id: event.pointerId, at: spotOf(event) } : undefined;
    },
    up(event) {
      if (tap?.id !== event.pointerId) return;
      const at = spotOf(event);
      const stayed = Math.hypot(at.x - tap.at.x, at.y - tap.at.y) <= tapReach;
      tap = undefined;
      if (event.type === 'pointerup' && stayed) tapped();
    },
  };
}

/** Only Safari tells a stylus from a finger here; elsewhere its pointer came first and is drawing already. */
const isStylus = (touch: Touch) => 'touchType' in touch && touch.touchType === 'stylus';

/** Where fingers scroll, a pen would scroll as well: `data-pen` marks the element while one is near. */
export function keepPensFromScrolling(element: HTMLElement, penDraws: () => boolean, signal: AbortSignal): void {
  // One that hovers is known before it touches, another by its touch.
  const near = ({ type, pointerType }: PointerEvent) =>
    element.toggleAttribute('data-pen', pointerType === 'pen' && type !== 'pointerleave');
  for (const name of ['pointerenter', 'pointerdown', 'pointerleave'] as const) {
    element.addEventListener(name, near, { signal });
  }
  element.addEventListener(
    'touchstart',
    (event) => {
      if (penDraws() || Array.from(event.changedTouches, isStylus).includes(true)) event.preventDefault();
    },
    { signal, passive: false },
  );
}
