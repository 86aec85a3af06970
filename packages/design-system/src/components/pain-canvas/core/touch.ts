import { type ClientPoint, clientPoint } from './space.ts';

// CSS pixels. A finger that moves further scrolls.
const maxTapDistance = 10;

const toClientPoint = ({ clientX, clientY }: PointerEvent): ClientPoint => clientPoint(clientX, clientY);

export interface TapDetector {
  down(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

export function createTapDetector(tapped: () => void): TapDetector {
  let tap: { id: number; at: ClientPoint } | undefined;
  return {
    down(event) {
      tap = event.isPrimary ? { id: event.pointerId, at: toClientPoint(event) } : undefined;
    },
    up(event) {
      if (tap?.id !== event.pointerId) return;
      const at = toClientPoint(event);
      const isTap = Math.hypot(at.x - tap.at.x, at.y - tap.at.y) <= maxTapDistance;
      tap = undefined;
      if (event.type === 'pointerup' && isTap) tapped();
    },
  };
}

/** Only Safari sets `touchType`; elsewhere the pen's pointer event came first and is already drawing. */
const isStylus = (touch: Touch) => 'touchType' in touch && touch.touchType === 'stylus';

/** Prevents a pen from scrolling where touch scrolls: `data-pen` marks the element while a pen is near. */
export function preventPenScrolling(element: HTMLElement, penDraws: () => boolean, signal: AbortSignal): void {
  // A pen that supports hover is detected before it touches, others by their touch.
  const updatePenNear = ({ type, pointerType }: PointerEvent) =>
    element.toggleAttribute('data-pen', pointerType === 'pen' && type !== 'pointerleave');
  for (const name of ['pointerenter', 'pointerdown', 'pointerleave'] as const) {
    element.addEventListener(name, updatePenNear, { signal });
  }
  element.addEventListener(
    'touchstart',
    (event) => {
      if (penDraws() || Array.from(event.changedTouches, isStylus).includes(true)) event.preventDefault();
    },
    { signal, passive: false },
  );
}
