/**
 * Calls `tapped` on the click of a tap, which the browser tells from a scroll. Acting on `pointerup` instead would
 * let the click land on whatever opened under the finger in the meantime.
 */
export function listenForTaps(element: HTMLElement, tapped: () => void, signal: AbortSignal): void {
  let touched = false;
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      touched = pointerType === 'touch';
    },
    { signal },
  );
  element.addEventListener('click', () => touched && tapped(), { signal });
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
