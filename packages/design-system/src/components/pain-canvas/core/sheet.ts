import type { Figure } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { type Contact, Gesture } from './gesture.ts';
import { createLayers, type Layers } from './layers.ts';
import { lendLayer } from './lent.ts';
import { type ClientPoint, clientPoint, sheetWidth, type View } from './space.ts';
import { StillLayer } from './still-layer.ts';
import { type Ink, StrokeTool } from './stroke-tool.ts';

export const mostZoom = 4;

// Milliseconds after the last stroke.
const pause = 120;
const inFront = { capture: true, passive: true } as const;

export interface SheetOptions {
  readonly view: View;
  readonly figure: Figure;
  readonly drawing: PainDrawing;
  /** Scrolls when the sheet is larger than it; takes the pointer. */
  readonly frame: HTMLElement;
  /** Holds the layers; its width is the zoom. */
  readonly stage: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
  /** The tool in the hand, or null when nothing may be drawn. Asked at the start of every stroke. */
  ink(): Ink | null;
  zoomed(zoom: number): void;
}

/** One sheet on the screen: its layers, its pointers, its zoom. Knows the DOM, not React. */
export class Sheet {
  #zoom = 1;
  #pixels = 0;
  #left = 0;
  #top = 0;
  #unit = 1;
  #stretched = false;
  #timer = 0;
  #ending = false;
  #erasing = false;
  #pen = false;
  #grip = { zoom: 1, distance: 1, x: 0, y: 0, middle: clientPoint(0, 0) };
  readonly #options: SheetOptions;
  readonly #layers: Layers;
  readonly #still: StillLayer;
  readonly #tool: StrokeTool;
  readonly #gesture: Gesture;
  readonly #touching = new Set<number>();
  readonly #leave = new AbortController();

  constructor(options: SheetOptions) {
    this.#options = options;
    const { view, figure, drawing, frame, stage } = options;
    this.#layers = createLayers(options.still, options.live);
    this.#layers.see('still');
    this.#still = new StillLayer(this.#layers.still, view, figure, drawing, this.#layers.present);
    this.#tool = new StrokeTool(this.#layers, view, drawing);
    this.#gesture = new Gesture({
      begin: ({ at, pressure }) => {
        const ink = options.ink();
        // Asked once a stroke: asking at every move would have the browser lay out the page at every move.
        const { left, top, width } = stage.getBoundingClientRect();
        this.#left = left;
        this.#top = top;
        this.#unit = width / sheetWidth || 1;
        if (ink) this.#begin(ink, (at.x - left) / this.#unit, (at.y - top) / this.#unit, pressure);
      },
      end: () => this.#end(),
      cancel: () => {
        this.#tool.cancel();
        this.#settle();
      },
      pinchStart: (a, b) => this.#hold(a, b),
      pinch: (a, b) => this.#follow(a, b),
    });
    const { signal } = this.#leave;
    signal.addEventListener(
      'abort',
      lendLayer(drawing, view, () => this.#settled()),
    );
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
      passive = true,
    ) => stage.addEventListener(name, heard, { signal, passive });
    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      // A pointer that is gone already cannot be held, and need not be.
      if (event.isTrusted) stage.setPointerCapture(event.pointerId);
      this.#touching.add(event.pointerId);
      addEventListener('pointermove', this.#moved, inFront);
      this.#gesture.down(contact(event));
    });
    listen('pointerup', (event) => this.#lift(event, () => this.#gesture.up(event.pointerId)));
    listen('pointercancel', (event) => this.#lift(event, () => this.#gesture.cancel(event.pointerId)));
    listen('lostpointercapture', (event) => this.#lift(event, () => this.#gesture.up(event.pointerId)));
    // Trackpads report a pinch as a wheel with the control key.
    listen('wheel', (event) => event.ctrlKey && this.#wheel(event), false);
    signal.addEventListener(
      'abort',
      drawing.subscribe(() => this.#ending || this.#settle()),
    );
    const size = new ResizeObserver(() => this.#fit());
    size.observe(frame);
    signal.addEventListener('abort', () => size.disconnect());
    this.#fit();
  }

  destroy(): void {
    clearTimeout(this.#timer);
    removeEventListener('pointermove', this.#moved, inFront);
    this.#leave.abort();
  }

  #begin(ink: Ink, x: number, y: number, pressure: number | undefined): void {
    clearTimeout(this.#timer);
    this.#pen = pressure !== undefined;
    // The rubber needs what it takes away from in one piece.
    if (ink.tool === 'eraser' || ink.level === 'none') this.#settle();
    this.#tool.begin(ink, x, y, pressure);
    this.#erasing = ink.tool === 'eraser' || ink.level === 'none';
  }

  #end(): void {
    if (!this.#tool.active) return;
    this.#ending = !this.#erasing;
    this.#tool.end();
    this.#ending = false;
    if (!this.#erasing) this.#timer = window.setTimeout(() => this.#settle(), pause);
  }

  /**
   * Brings the finished layer up to date and empties the living one. Pen strokes wait for it until the hand pauses: one
   * after the other, they cost no more than their own lines.
   */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#still.update();
    this.#tool.refresh();
  }

  #settled(): HTMLCanvasElement {
    if (!this.#tool.active) this.#settle();
    return this.#layers.still.canvas;
  }

  /** Zooms around the middle of what is shown. */
  zoomTo(zoom: number): void {
    const box = this.#options.frame.getBoundingClientRect();
    const middle = clientPoint(box.left + box.width / 2, box.top + box.height / 2);
    this.#take(middle, 1);
    this.#put(middle, zoom);
    this.#fit();
  }

  #lift({ pointerId }: PointerEvent, finish: () => void): void {
    this.#touching.delete(pointerId);
    if (this.#touching.size === 0) removeEventListener('pointermove', this.#moved, inFront);
    finish();
    // While two fingers zoom the pixels are stretched; now they are made anew.
    if (this.#stretched) this.#fit();
  }

  // Heard before anybody else and kept: a page that looks at every movement would cost more than the line itself.
  #moved = (event: PointerEvent): void => {
    if (!this.#touching.has(event.pointerId)) return;
    event.stopPropagation();
    if (!this.#gesture.move(event.pointerId, clientPoint(event.clientX, event.clientY)) || !this.#tool.active) return;
    const gathered = event.getCoalescedEvents?.() ?? [];
    for (const one of gathered.length ? gathered : [event]) this.#add(one);
    this.#tool.paint();
  };

  #add(event: PointerEvent): void {
    const unit = this.#unit;
    const pressure = this.#pen ? event.pressure : undefined;
    this.#tool.add((event.clientX - this.#left) / unit, (event.clientY - this.#top) / unit, pressure);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = clientPoint(event.clientX, event.clientY);
    this.#take(at, 1);
    this.#put(at, this.#zoom * Math.exp(-event.deltaY / 200));
    this.#fit();
  }

  #hold(a: ClientPoint, b: ClientPoint): void {
    this.#take(middleOf(a, b), Math.hypot(a.x - b.x, a.y - b.y));
  }

  #follow(a: ClientPoint, b: ClientPoint): void {
    const middle = middleOf(a, b);
    // A sheet that is not zoomed cannot move in its frame: two fingers then move the page, as one would elsewhere.
    if (this.#zoom === 1) scrollBy(0, this.#grip.middle.y - middle.y);
    this.#put(middle, (this.#grip.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / this.#grip.distance);
    this.#grip.middle = middle;
  }

  /** Remembers which spot of the sheet is under a point of the window. */
  #take(middle: ClientPoint, distance: number): void {
    const box = this.#options.stage.getBoundingClientRect();
    const x = (middle.x - box.left) / box.width;
    const y = (middle.y - box.top) / box.height;
    this.#grip = { zoom: this.#zoom, distance: Math.max(1, distance), x, y, middle };
  }

  /** Gives the sheet a size and puts the remembered spot under a point of the window. */
  #put(middle: ClientPoint, zoom: number): void {
    const { frame, stage } = this.#options;
    const next = Math.min(mostZoom, Math.max(1, zoom));
    if (next !== this.#zoom) {
      this.#zoom = next;
      this.#stretched = true;
      stage.style.width = `${next * 100}%`;
      this.#options.zoomed(next);
    }
    const box = frame.getBoundingClientRect();
    frame.scrollLeft = this.#grip.x * stage.offsetWidth - (middle.x - box.left);
    frame.scrollTop = this.#grip.y * stage.offsetHeight - (middle.y - box.top);
  }

  /** As many pixels as the screen shows, in half steps and at most three a unit: beyond that only memory grows. */
  #fit(): void {
    this.#stretched = false;
    const { offsetWidth } = this.#options.stage;
    // A sheet that is hidden has no size, and keeps its pixels for when it is back.
    const wanted = ((offsetWidth || sheetWidth) / sheetWidth) * devicePixelRatio;
    const pixels = Math.min(3, Math.max(1, Math.ceil(wanted * 2 - 0.1) / 2));
    if (pixels === this.#pixels || this.#tool.active || (!offsetWidth && this.#pixels > 0)) return;
    this.#pixels = pixels;
    this.#settle();
    this.#layers.resize(pixels);
    this.#still.resize(pixels);
  }
}

/** Only a pen knows how hard it is pressed: a mouse always says one half, a finger what its maker likes. */
const pressureOf = (event: PointerEvent): number | undefined =>
  event.pointerType === 'pen' ? event.pressure : undefined;

const contact = (event: PointerEvent): Contact => ({
  id: event.pointerId,
  type: event.pointerType,
  at: clientPoint(event.clientX, event.clientY),
  size: Math.max(event.width, event.height),
  pressure: pressureOf(event),
});

const middleOf = (a: ClientPoint, b: ClientPoint): ClientPoint => clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
