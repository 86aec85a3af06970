import type { EcgStage } from './stage.ts';
import { gutter } from './view.ts';

/** Drag to move, two fingers or Ctrl and the wheel to zoom. Answers how to stop listening. */
export function listenTo(element: HTMLElement, stage: EcgStage, measuring: () => boolean): () => void {
  const fingers = new Map<number, number>();
  const spread = () => {
    const [one = 0, other = 0] = fingers.values();
    return { distance: Math.max(8, Math.abs(one - other)), middle: (one + other) / 2 };
  };
  const left = () => element.getBoundingClientRect().left + gutter;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || measuring()) return;
    fingers.set(event.pointerId, event.clientX);
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const was = spread();
    fingers.set(event.pointerId, event.clientX);
    if (fingers.size === 1) return stage.panBy(before - event.clientX);
    const now = spread();
    stage.panBy(was.middle - now.middle);
    stage.zoomBy(now.distance / was.distance, now.middle - left());
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    // The wheel alone scrolls the page, as everywhere else.
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      stage.zoomBy(Math.exp(-event.deltaY / 200), event.clientX - left());
    } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
      event.preventDefault();
      stage.panBy(event.deltaX || event.deltaY);
    }
  };

  const control = new AbortController();
  const { signal } = control;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => control.abort();
}
