import type { Figure } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { createTap, keepPensFromScrolling } from './fingers.ts';
import { createGesture } from './gesture.ts';
import { createLayers } from './layers.ts';
import { lendLayer } from './lent.ts';
import { createPause } from './pause.ts';
import { type ClientPoint, clientPoint, sheetWidth, type View } from './space.ts';
import { createStillLayer } from './still-layer.ts';
import { createStrokeTool, type Ink } from './stroke-tool.ts';

export const mostZoom = 4;

// Milliseconds after the last stroke.
const pause = 120;

export interface SheetOptions {
  readonly view: View;
  readonly figure: Figure;
  readonly drawing: PainDrawing;
  /** Scroll container of a zoomed sheet. */
  readonly frame: HTMLElement;
  /** Contains the layers and receives pointer events; its width is the zoom. */
  readonly stage: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
  /** Current tool, or null when drawing is not allowed. Read at the start of every stroke. */
  ink(): Ink | null;
  /** True while touch draws; otherwise it scrolls, and only taps are reported. Pen and mouse always draw. */
  fingersDraw(): boolean;
  /** True while the mouse pans a zoomed sheet instead of drawing. */
  grabs(): boolean;
  /** Called for a tap while touch does not draw. */
  tapped(): void;
  zoomed(zoom: number): void;
}

export interface Sheet {
  zoomTo(zoom: number): void;
  destroy(): void;
}

/** Pointer move handlers by stage. */
const sheets = new WeakMap<EventTarget, (event: PointerEvent) => void>();

/** One listener per document or shadow root, never removed, so that an idle sheet costs nothing. */
const hear = (event: Event) => sheets.get(event.target as EventTarget)?.(event as PointerEvent);

/** Connects layers, pointers and zoom of one sheet. Depends on the DOM, not on React. */
export function createSheet(options: SheetOptions): Sheet {
  const { view, figure, drawing, frame, stage } = options;
  const layers = createLayers(options.still, options.live);
  layers.see('still');
  const still = createStillLayer(layers.still, view, figure, drawing, layers.present);
  const tool = createStrokeTool(layers, view, drawing);
  const touching = new Set<number>();
  const leave = new AbortController();
  const { signal } = leave;
  let zoom = 1;
  let pixels = 0;
  let stretched = false;
  /** Position of the sheet in the window and its scale in pixels per unit, since the last stroke began. */
  let left = 0;
  let top = 0;
  let unit = 1;
  let pen = false;
  let erasing = false;
  let ending = false;
  const tap = createTap(() => options.tapped());
  /** Set while the mouse pans a zoomed sheet. */
  let held: { id: number; at: ClientPoint } | undefined;
  /** State of a pinch; set by `take` before it is read. */
  let grip: { zoom: number; distance: number; x: number; y: number; middle: ClientPoint };

  /**
   * Updates the finished layer and clears the live one. Pen strokes postpone it until a pause, so that consecutive
   * strokes cost only their own lines.
   */
  function settle(): void {
    still.update();
    tool.refresh();
  }
  const settleUnlessDrawing = () => {
    if (!tool.active) settle();
  };
  const soon = createPause(pause, settleUnlessDrawing);

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
      if (erasing) settle();
      tool.begin(ink, (at.x - left) / unit, (at.y - top) / unit, pressure);
    },
    end() {
      ending = !erasing;
      tool.end();
      ending = false;
      if (!erasing) soon.begin();
    },
    cancel() {
      tool.cancel();
      settle();
    },
    pinchStart: (a, b) => take(middleOf(a, b), Math.hypot(a.x - b.x, a.y - b.y)),
    pinch(a, b) {
      const middle = middleOf(a, b);
      // An unzoomed sheet cannot pan, so two fingers scroll the page as they do elsewhere.
      if (zoom === 1 && !frame.closest('dialog')) scrollBy(0, grip.middle.y - middle.y);
      put(middle, (grip.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / grip.distance);
      grip.middle = middle;
    },
  });

  /** Stores the point of the sheet that is below a point of the window. */
  function take(middle: ClientPoint, distance = 1): void {
    const box = stage.getBoundingClientRect();
    const x = (middle.x - box.left) / box.width;
    const y = (middle.y - box.top) / box.height;
    grip = { zoom, distance: Math.max(1, distance), x, y, middle };
  }

  /** Resizes the sheet and moves the stored point below a point of the window. */
  function put(middle: ClientPoint, wanted: number): void {
    const next = Math.min(mostZoom, Math.max(1, wanted));
    if (next !== zoom) {
      zoom = next;
      stretched = true;
      stage.style.setProperty('--zoom', String(zoom));
      options.zoomed(zoom);
    }
    const box = frame.getBoundingClientRect();
    frame.scrollLeft = grip.x * stage.offsetWidth - (middle.x - box.left);
    frame.scrollTop = grip.y * stage.offsetHeight - (middle.y - box.top);
  }

  function zoomAround(middle: ClientPoint, next: number): void {
    take(middle);
    put(middle, next);
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
    heard: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    for (const name of names) stage.addEventListener(name, heard, { signal });
  }

  function moved(event: PointerEvent): void {
    if (!touching.has(event.pointerId)) return;
    if (held?.id === event.pointerId) {
      const at = spotOf(event);
      frame.scrollBy(held.at.x - at.x, held.at.y - at.y);
      held = { id: held.id, at };
      return;
    }
    // Captured first and stopped: a page handler for every move would cost more than the line itself.
    event.stopPropagation();
    if (!gesture.move(event.pointerId, spotOf(event)) || !tool.active) return;
    const gathered = event.getCoalescedEvents?.();
    for (const one of gathered?.length ? gathered : [event]) {
      tool.add((one.clientX - left) / unit, (one.clientY - top) / unit, pen ? one.pressure : undefined);
    }
    tool.paint();
  }

  listen(['pointerdown'], (event) => {
    if (event.button) return;
    const { pointerId: id, pointerType: type, width, height, pressure } = event;
    if (type === 'touch' && !options.fingersDraw()) {
      if (options.ink()) tap.down(event);
      return;
    }
    if (type !== 'touch' && options.grabs()) {
      if (event.isTrusted) stage.setPointerCapture(id);
      held = { id, at: spotOf(event) };
      touching.add(id);
      return;
    }
    // A pointer that has already gone cannot be captured.
    if (event.isTrusted) stage.setPointerCapture(id);
    touching.add(id);
    gesture.down({
      id,
      type,
      at: spotOf(event),
      size: Math.max(width, height),
      // Only a pen reports real pressure: a mouse always 0.5, touch a vendor-specific value.
      pressure: type === 'pen' ? pressure : undefined,
    });
  });
  listen(['pointerup', 'pointercancel', 'lostpointercapture'], (event) => {
    const { type, pointerId } = event;
    tap.up(event);
    if (held?.id === pointerId) held = undefined;
    touching.delete(pointerId);
    if (type === 'pointercancel') gesture.cancel(pointerId);
    else gesture.up(pointerId);
    // During a pinch the pixels are stretched; now they are rendered again.
    if (stretched) fit();
  });
  keepPensFromScrolling(stage, () => tool.active && pen, signal);
  // Trackpads report a pinch as a wheel event with the control key. The sheet does not move during a stroke.
  listen(['wheel'], (event) => {
    if (tool.active || event.ctrlKey) event.preventDefault();
    if (event.ctrlKey) zoomAround(spotOf(event), zoom * Math.exp(-event.deltaY / 200));
  });
  sheets.set(stage, moved);
  // Listens within the shadow root: outside of it, events are retargeted to the host.
  stage.getRootNode().addEventListener('pointermove', hear, true);
  const size = new ResizeObserver(fit);
  size.observe(frame);
  const takeBack = lendLayer(drawing, view, () => {
    settleUnlessDrawing();
    return layers.still.canvas;
  });
  const unsubscribe = drawing.subscribe(() => ending || settle());
  fit();

  return {
    zoomTo(next) {
      const box = frame.getBoundingClientRect();
      zoomAround(clientPoint(box.left + box.width / 2, box.top + box.height / 2), next);
    },
    destroy() {
      takeBack();
      unsubscribe();
      soon.end();
      size.disconnect();
      leave.abort();
    },
  };
}

const spotOf = ({ clientX, clientY }: MouseEvent): ClientPoint => clientPoint(clientX, clientY);

const middleOf = (a: ClientPoint, b: ClientPoint): ClientPoint => clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
