import type { Figure } from './commands.ts';
import { createDebounce } from './debounce.ts';
import type { PainDrawing } from './drawing.ts';
import { createGesture } from './gesture.ts';
import { createLayers } from './layers.ts';
import { shareLayer } from './shared-layer.ts';
import { type ClientPoint, clientPoint, sheetWidth, type View } from './space.ts';
import { createStillLayer } from './still-layer.ts';
import { createStrokeTool, type Ink } from './stroke-tool.ts';
import { listenForTaps, preventPenScrolling } from './touch.ts';

export const maxZoom = 4;

const settleDelayMs = 120;

export interface SheetOptions {
  readonly view: View;
  readonly figure: Figure;
  readonly drawing: PainDrawing;
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
  /** Current tool, or null when drawing is not allowed. Read at the start of every stroke. */
  ink(): Ink | null;
  /** True while touch draws; otherwise it scrolls, and only taps are reported. Pen and mouse always draw. */
  touchDraws(): boolean;
  mousePans(): boolean;
  onTap(): void;
  onZoom(zoom: number): void;
}

export interface Sheet {
  zoomTo(zoom: number): void;
  destroy(): void;
}

const sheets = new WeakMap<EventTarget, (event: PointerEvent) => void>();

/** One listener per document or shadow root, never removed, so that an idle sheet costs nothing. */
const onPointerMove = (event: Event) => sheets.get(event.target as EventTarget)?.(event as PointerEvent);

export function createSheet(options: SheetOptions): Sheet {
  const { view, figure, drawing, frame, stage } = options;
  const layers = createLayers(options.still, options.live);
  layers.show('still');
  const still = createStillLayer(layers.still, view, figure, drawing, layers.present);
  const tool = createStrokeTool(layers, view, drawing);
  const activePointers = new Set<number>();
  const abort = new AbortController();
  const { signal } = abort;
  let zoom = 1;
  let pixels = 0;
  let stretched = false;
  let left = 0;
  let top = 0;
  let unit = 1;
  let pen = false;
  let erasing = false;
  let ending = false;
  let pan: { id: number; at: ClientPoint } | undefined;
  let anchor: { zoom: number; distance: number; x: number; y: number; middle: ClientPoint };

  /** Pen strokes postpone it until a pause, so that consecutive strokes cost only their own lines. */
  function syncLayers(): void {
    still.update();
    tool.refresh();
  }
  const syncUnlessDrawing = () => {
    if (!tool.active) syncLayers();
  };
  const settleLater = createDebounce(settleDelayMs, syncUnlessDrawing);

  const gesture = createGesture({
    begin({ at, pressure }) {
      const ink = options.ink();
      // Measured once per stroke: measuring on every move would force a layout each time.
      const box = stage.getBoundingClientRect();
      ({ left, top } = box);
      unit = box.width / sheetWidth || 1;
      if (!ink) return;
      pen = pressure !== undefined;
      erasing = ink.tool === 'eraser' || ink.level === 'none';
      // The eraser works on a complete finished layer.
      if (erasing) syncLayers();
      tool.begin(ink, (at.x - left) / unit, (at.y - top) / unit, pressure);
    },
    end() {
      ending = !erasing;
      tool.end();
      ending = false;
      if (!erasing) settleLater.schedule();
    },
    cancel() {
      tool.cancel();
      syncLayers();
    },
    pinchStart: (a, b) => anchorAt(getMiddle(a, b), Math.hypot(a.x - b.x, a.y - b.y)),
    pinch(a, b) {
      const middle = getMiddle(a, b);
      // An unzoomed sheet cannot pan, so two fingers scroll the page as they do elsewhere.
      if (zoom === 1 && !frame.closest('dialog')) scrollBy(0, anchor.middle.y - middle.y);
      zoomAnchored(middle, (anchor.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / anchor.distance);
      anchor.middle = middle;
    },
  });

  function anchorAt(middle: ClientPoint, distance = 1): void {
    const box = stage.getBoundingClientRect();
    const x = (middle.x - box.left) / box.width;
    const y = (middle.y - box.top) / box.height;
    anchor = { zoom, distance: Math.max(1, distance), x, y, middle };
  }

  function zoomAnchored(middle: ClientPoint, wanted: number): void {
    const next = Math.min(maxZoom, Math.max(1, wanted));
    if (next !== zoom) {
      zoom = next;
      stretched = true;
      stage.style.setProperty('--zoom', String(zoom));
      options.onZoom(zoom);
    }
    const box = frame.getBoundingClientRect();
    frame.scrollLeft = anchor.x * stage.offsetWidth - (middle.x - box.left);
    frame.scrollTop = anchor.y * stage.offsetHeight - (middle.y - box.top);
  }

  function zoomAround(middle: ClientPoint, next: number): void {
    anchorAt(middle);
    zoomAnchored(middle, next);
    fit();
  }

  /** Device resolution in half steps, at most three pixels per unit: more would only cost memory. */
  function fit(): void {
    stretched = false;
    // Otherwise the stroke would continue with the old position of the sheet.
    tool.end();
    const { offsetWidth } = stage;
    // A hidden sheet has no size and keeps its pixels.
    const wanted = (offsetWidth / sheetWidth || 1) * devicePixelRatio;
    const next = Math.min(3, Math.max(1, Math.ceil(wanted * 2 - 0.1) / 2));
    if (next === pixels || (!offsetWidth && pixels)) return;
    pixels = next;
    layers.resize(pixels);
    still.resize(pixels);
  }

  function listen<Name extends keyof HTMLElementEventMap>(
    names: readonly Name[],
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    for (const name of names) stage.addEventListener(name, listener, { signal });
  }

  function handlePointerMove(event: PointerEvent): void {
    if (!activePointers.has(event.pointerId)) return;
    if (pan?.id === event.pointerId) {
      const at = toClientPoint(event);
      frame.scrollBy(pan.at.x - at.x, pan.at.y - at.y);
      pan = { id: pan.id, at };
      return;
    }
    // Captured first and stopped: a page handler for every move would cost more than the line itself.
    event.stopPropagation();
    if (!gesture.move(event.pointerId, toClientPoint(event)) || !tool.active) return;
    const coalesced = event.getCoalescedEvents?.();
    for (const one of coalesced?.length ? coalesced : [event]) {
      tool.add((one.clientX - left) / unit, (one.clientY - top) / unit, pen ? one.pressure : undefined);
    }
    tool.paint();
  }

  listen(['pointerdown'], (event) => {
    if (event.button) return;
    const { pointerId: id, pointerType: type, width, height, pressure } = event;
    if (type === 'touch' && !options.touchDraws()) return;
    if (type !== 'touch' && options.mousePans()) {
      if (event.isTrusted) stage.setPointerCapture(id);
      pan = { id, at: toClientPoint(event) };
      activePointers.add(id);
      return;
    }
    if (event.isTrusted) stage.setPointerCapture(id);
    activePointers.add(id);
    gesture.down({
      id,
      type,
      at: toClientPoint(event),
      size: Math.max(width, height),
      // Only a pen reports real pressure: a mouse always 0.5, touch a vendor-specific value.
      pressure: type === 'pen' ? pressure : undefined,
    });
  });
  listen(['pointerup', 'pointercancel', 'lostpointercapture'], (event) => {
    const { type, pointerId } = event;
    if (pan?.id === pointerId) pan = undefined;
    activePointers.delete(pointerId);
    if (type === 'pointercancel') gesture.cancel(pointerId);
    else gesture.up(pointerId);
    if (stretched) fit();
  });
  preventPenScrolling(stage, () => tool.active && pen, signal);
  listenForTaps(stage, () => options.ink() && !options.touchDraws() && options.onTap(), signal);
  // Trackpads report a pinch as a wheel event with the control key. The sheet does not move during a stroke.
  listen(['wheel'], (event) => {
    if (tool.active || event.ctrlKey) event.preventDefault();
    if (event.ctrlKey) zoomAround(toClientPoint(event), zoom * Math.exp(-event.deltaY / 200));
  });
  sheets.set(stage, handlePointerMove);
  // Listens within the shadow root: outside of it, events are retargeted to the host.
  stage.getRootNode().addEventListener('pointermove', onPointerMove, true);
  const size = new ResizeObserver(fit);
  size.observe(frame);
  const stopSharing = shareLayer(drawing, view, () => {
    syncUnlessDrawing();
    return layers.still.canvas;
  });
  const unsubscribe = drawing.subscribe(() => ending || syncLayers());
  fit();

  return {
    zoomTo(next) {
      const box = frame.getBoundingClientRect();
      zoomAround(clientPoint(box.left + box.width / 2, box.top + box.height / 2), next);
    },
    destroy() {
      stopSharing();
      unsubscribe();
      settleLater.cancel();
      size.disconnect();
      abort.abort();
    },
  };
}

const toClientPoint = ({ clientX, clientY }: MouseEvent): ClientPoint => clientPoint(clientX, clientY);

const getMiddle = (a: ClientPoint, b: ClientPoint): ClientPoint => clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
