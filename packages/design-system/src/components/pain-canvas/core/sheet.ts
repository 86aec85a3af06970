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
  /** Scrolls when the sheet is larger than it. */
  readonly frame: HTMLElement;
  /** Holds the layers and takes the pointer; its width is the zoom. */
  readonly stage: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
  /** The tool in the hand, or null when nothing may be drawn. Asked at the start of every stroke. */
  ink(): Ink | null;
  /** True while a finger draws; else it scrolls, and only its taps count. A pen and a mouse always draw. */
  fingersDraw(): boolean;
  /** True while the mouse takes hold of a zoomed sheet instead of drawing. */
  grabs(): boolean;
  /** A finger that does not draw touched the sheet and left it again in the same place. */
  tapped(): void;
  zoomed(zoom: number): void;
}

export interface Sheet {
  /** Zooms around the middle of what is shown. */
  zoomTo(zoom: number): void;
  destroy(): void;
}

/** Who takes the movements of the pointers on a stage. */
const sheets = new WeakMap<EventTarget, (event: PointerEvent) => void>();

/** One for all sheets of a document or a shadow root, and it stays: a sheet that nobody draws on costs nothing. */
const hear = (event: Event) => sheets.get(event.target as EventTarget)?.(event as PointerEvent);

/** One sheet on the screen: its layers, its pointers, its zoom. Knows the DOM, not React. */
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
  /** Where the sheet is in the window, and how many pixels its unit takes, since the last stroke began. */
  let left = 0;
  let top = 0;
  let unit = 1;
  let pen = false;
  let erasing = false;
  let ending = false;
  /** Where a finger that does not draw came down. */
  const tap = createTap(() => options.tapped());
  /** Where the mouse holds a zoomed sheet. */
  let held: { id: number; at: ClientPoint } | undefined;
  /** What two fingers hold; nothing asks for it before `take`. */
  let grip: { zoom: number; distance: number; x: number; y: number; middle: ClientPoint };

  /**
   * Brings the finished layer up to date and empties the living one. Pen strokes wait for it until the hand pauses: one
   * after the other, they cost no more than their own lines.
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
      // Asked once a stroke: asking at every move would have the browser lay out the page at every move.
      const box = stage.getBoundingClientRect();
      ({ left, top } = box);
      unit = box.width / sheetWidth || 1;
      if (!ink) return;
      pen = pressure !== undefined;
      erasing = ink.tool === 'eraser' || ink.level === 'none';
      // The rubber needs what it takes away from in one piece.
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
      // A sheet that is not zoomed cannot move in its frame: two fingers then move the page, as one would elsewhere.
      if (zoom === 1 && !frame.closest('dialog')) scrollBy(0, grip.middle.y - middle.y);
      put(middle, (grip.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / grip.distance);
      grip.middle = middle;
    },
  });

  /** Remembers which spot of the sheet is under a point of the window. */
  function take(middle: ClientPoint, distance = 1): void {
    const box = stage.getBoundingClientRect();
    const x = (middle.x - box.left) / box.width;
    const y = (middle.y - box.top) / box.height;
    grip = { zoom, distance: Math.max(1, distance), x, y, middle };
  }

  /** Gives the sheet a size and puts the remembered spot under a point of the window. */
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

  /** As many pixels as the screen shows, in half steps and at most three a unit: beyond that only memory grows. */
  function fit(): void {
    stretched = false;
    // A line that went on would go on somewhere else: where the sheet was when it began.
    tool.end();
    const { offsetWidth } = stage;
    // A sheet that is hidden has no size, and keeps its pixels for when it is back.
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
    // Heard before anybody else and kept: a page that looks at every movement would cost more than the line itself.
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
    // A pointer that is gone already cannot be held, and need not be.
    if (event.isTrusted) stage.setPointerCapture(id);
    touching.add(id);
    gesture.down({
      id,
      type,
      at: spotOf(event),
      size: Math.max(width, height),
      // Only a pen knows how hard it is pressed: a mouse always says one half, a finger what its maker likes.
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
    // While two fingers zoom the pixels are stretched; now they are made anew.
    if (stretched) fit();
  });
  keepPensFromScrolling(stage, () => tool.active && pen, signal);
  // Trackpads report a pinch as a wheel with the control key. Under a line that is being drawn nothing moves.
  listen(['wheel'], (event) => {
    if (tool.active || event.ctrlKey) event.preventDefault();
    if (event.ctrlKey) zoomAround(spotOf(event), zoom * Math.exp(-event.deltaY / 200));
  });
  sheets.set(stage, moved);
  // In a shadow root: outside of it, a movement is not said to be on the stage.
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
