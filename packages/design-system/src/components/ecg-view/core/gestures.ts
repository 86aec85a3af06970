import type { EcgStage } from './stage.ts';
import { gutter } from './view.ts';

/** Drag pans, two fingers or Ctrl and wheel zoom. Returns the cleanup function. */
export function attachGestures(canvas: HTMLCanvasElement, stage: EcgStage): () => void {
  // The calipers cover the canvas and must receive the wheel as well.
  const element = canvas.parentElement ?? canvas;
  const fingers = new Map<number, number>();
  const spread = () => {
    const [one = 0, other = 0] = fingers.values();
    return { distance: Math.max(8, Math.abs(one - other)), middle: (one + other) / 2 };
  };
  const left = () => element.getBoundingClientRect().left + gutter;
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);

  const control = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
  ) => element.addEventListener(type, listener, { signal: control.signal, passive: false });
  on('pointerdown', (event) => {
    if (event.button !== 0 || event.target !== canvas) return;
    fingers.set(event.pointerId, event.clientX);
    element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const was = spread();
    fingers.set(event.pointerId, event.clientX);
    if (fingers.size === 1) return stage.panBy(before - event.clientX);
    const now = spread();
    stage.panBy(was.middle - now.middle);
    stage.zoomBy(now.distance / was.distance, now.middle - left());
  });
  on('pointerup', up);
  on('pointercancel', up);
  on('wheel', (event) => {
    if (event.ctrlKey || event.metaKey) stage.zoomBy(Math.exp(-event.deltaY / 200), event.clientX - left());
    else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
      stage.panBy(event.deltaX || event.deltaY);
    }
    // A plain wheel scrolls the page.
    else return;
    event.preventDefault();
  });
  const observer = new ResizeObserver(stage.resize);
  observer.observe(canvas);
  return () => {
    control.abort();
    observer.disconnect();
    stage.destroy();
  };
}
