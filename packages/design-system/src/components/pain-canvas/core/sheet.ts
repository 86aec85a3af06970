import type { Figure } from './commands.ts';
import type { PainDrawing } from './drawing.ts';
import { type Contact, Gesture } from './gesture.ts';
import {
  type ClientPoint,
  clientPoint,
  type SheetPoint,
  sheetHeight,
  sheetPoint,
  sheetWidth,
  type View,
} from './space.ts';
import { StillLayer } from './still-layer.ts';
import { type Ink, StrokeTool } from './stroke-tool.ts';

export const mostZoom = 4;

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

const context = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('This browser gives no 2D drawing context: the pain drawing cannot be shown.');
  return found;
};

/** One sheet on the screen: its layers, its pointers, its zoom. Knows the DOM, not React. */
export class Sheet {
  #zoom = 1;
  #pixels = 0;
  #origin: DOMRectReadOnly = new DOMRectReadOnly();
  #grip = { zoom: 1, distance: 1, x: 0, y: 0, middle: clientPoint(0, 0) };
  readonly #options: SheetOptions;
  readonly #layer: StillLayer;
  readonly #live: CanvasRenderingContext2D;
  readonly #tool: StrokeTool;
  readonly #gesture: Gesture;
  readonly #leave = new AbortController();

  constructor(options: SheetOptions) {
    this.#options = options;
    const { view, figure, drawing, frame, stage } = options;
    const still = context(options.still);
    this.#live = context(options.live);
    this.#layer = new StillLayer(still, view, figure, drawing);
    this.#tool = new StrokeTool(this.#live, still, this.#layer, view, drawing);
    this.#gesture = new Gesture({
      begin: ({ at }) => {
        const ink = options.ink();
        this.#origin = stage.getBoundingClientRect();
        if (ink) this.#tool.begin(ink, this.#toSheet(at));
      },
      end: () => this.#tool.end(),
      cancel: () => this.#tool.cancel(),
      pinchStart: (a, b) => this.#hold(a, b),
      pinch: (a, b) => this.#follow(a, b),
    });
    const { signal } = this.#leave;
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
      passive = true,
    ) => stage.addEventListener(name, heard, { signal, passive });
    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      // A pointer that is gone already cannot be held, and need not be.
      if (event.isTrusted) stage.setPointerCapture(event.pointerId);
      this.#gesture.down(contact(event));
    });
    listen('pointermove', (event) => this.#moved(event));
    listen('pointerup', (event) => this.#gesture.up(event.pointerId));
    listen('pointercancel', (event) => this.#gesture.cancel(event.pointerId));
    listen('lostpointercapture', (event) => this.#gesture.up(event.pointerId));
    // Trackpads report a pinch as a wheel with the control key.
    listen('wheel', (event) => event.ctrlKey && this.#wheel(event), false);
    signal.addEventListener(
      'abort',
      drawing.subscribe(() => this.#layer.update()),
    );
    const size = new ResizeObserver(() => this.#fit());
    size.observe(frame);
    signal.addEventListener('abort', () => size.disconnect());
    this.#fit();
  }

  destroy(): void {
    this.#tool.cancel();
    this.#leave.abort();
  }

  /** Zooms around the middle of what is shown. */
  zoomTo(zoom: number): void {
    const box = this.#options.frame.getBoundingClientRect();
    const middle = clientPoint(box.left + box.width / 2, box.top + box.height / 2);
    this.#take(middle, 1);
    this.#put(middle, zoom);
    this.#fit();
  }

  #moved(event: PointerEvent): void {
    if (!this.#gesture.move(contact(event)) || !this.#tool.active) return;
    const gathered = event.getCoalescedEvents?.();
    this.#tool.extend((gathered?.length ? gathered : [event]).map((one) => this.#toSheet(one, pressureOf(one))));
  }

  #toSheet(at: { readonly x: number; readonly y: number }, pressure?: number): SheetPoint {
    const { left, top, width } = this.#origin;
    const unit = width / sheetWidth || 1;
    return sheetPoint((at.x - left) / unit, (at.y - top) / unit, pressure);
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
      stage.style.width = `${next * 100}%`;
      this.#options.zoomed(next);
    }
    const box = frame.getBoundingClientRect();
    frame.scrollLeft = this.#grip.x * stage.offsetWidth - (middle.x - box.left);
    frame.scrollTop = this.#grip.y * stage.offsetHeight - (middle.y - box.top);
  }

  /** As many pixels as the screen shows, in half steps and at most three a unit: beyond that only memory grows. */
  #fit(): void {
    const { stage, live } = this.#options;
    const wanted = (stage.offsetWidth / sheetWidth) * devicePixelRatio;
    const pixels = Math.min(3, Math.max(1, Math.ceil(wanted * 2 - 0.1) / 2));
    if (pixels === this.#pixels || this.#tool.active) return;
    this.#pixels = pixels;
    live.width = Math.round(sheetWidth * pixels);
    live.height = Math.round(sheetHeight * pixels);
    this.#live.setTransform(pixels, 0, 0, pixels, 0, 0);
    this.#layer.resize(pixels);
  }
}

const contact = (event: PointerEvent): Contact => ({
  id: event.pointerId,
  type: event.pointerType,
  at: clientPoint(event.clientX, event.clientY),
  size: Math.max(event.width, event.height),
});

/** Only a pen knows how hard it is pressed: a mouse always says one half, a finger what its maker likes. */
const pressureOf = (event: PointerEvent): number | undefined =>
  event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : undefined;

const middleOf = (a: ClientPoint, b: ClientPoint): ClientPoint => clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
