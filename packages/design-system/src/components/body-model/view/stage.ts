import { type Contact, createGesture, type Gesture } from '../../pain-canvas/core/gesture.ts';
import { type ClientPoint, clientPoint, type View } from '../../pain-canvas/core/space.ts';
import type { Ink } from '../../pain-canvas/core/stroke-tool.ts';
import { listenForTaps, preventPenScrolling } from '../../pain-canvas/core/touch.ts';
import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import { type BodyPainting, brushRadius, eraserRadius } from '../paint/body-painting.ts';
import { type Hit, Raycaster } from '../paint/raycaster.ts';
import { Camera } from './camera.ts';
import { CameraAnimation } from './camera-animation.ts';
import { Renderer } from './renderer.ts';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Receives pointer and key events; as large as the canvas. */
  readonly frame: HTMLElement;
  readonly painting: BodyPainting;
  ink(): Ink;
  /** Touch paints and turns; otherwise it scrolls the page. */
  touchPaints(): boolean;
  onTap(): void;
  onRegionChange(region: BodyRegion | null): void;
  onViewChange(camera: Camera): void;
  onContextChange(away: boolean): void;
}

const captureOptions = { capture: true, passive: true } as const;
// Radians per pixel of a turning drag.
const radiansPerPixel = 0.009;
// Distance between brush touches, as a share of the radius.
const spacing = 0.35;
const maxPixelRatio = 2;

export class Stage {
  readonly camera = new Camera();
  readonly animation: CameraAnimation;
  readonly #options: StageOptions;
  readonly #raycaster: Raycaster;
  readonly #gesture: Gesture;
  readonly #abort = new AbortController();
  #renderer: Renderer | undefined;
  #frame = 0;
  #region = -1;
  #pointed: BodyRegion | null = null;
  #brush: Hit | undefined;
  #mode: 'nothing' | 'painting' | 'turning' = 'nothing';
  #last: ClientPoint = clientPoint(0, 0);
  #pinch = { distance: 1, zoom: 1 };

  static create(options: StageOptions): Stage | undefined {
    const renderer = Renderer.create(options.canvas, options.painting);
    return renderer && new Stage(options, renderer);
  }

  private constructor(options: StageOptions, renderer: Renderer) {
    this.#options = options;
    this.#renderer = renderer;
    const { canvas, frame, painting } = options;
    this.#raycaster = new Raycaster(painting.mesh);
    this.animation = new CameraAnimation(this.camera, () => this.#viewChanged());
    this.#gesture = createGesture({
      begin: (contact) => this.#begin(contact.at),
      end: () => this.#end(),
      cancel: () => this.#end(true),
      pinchStart: (a, b) => this.#pinchStart(a, b),
      pinch: (a, b) => this.#pinchMove(a, b),
    });
    const { signal } = this.#abort;
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#hover(event), { signal, passive: true });
    frame.addEventListener('pointerleave', () => this.#mode === 'nothing' && this.point(undefined), { signal });
    frame.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      frame.addEventListener(name, (event) => this.#up(event), { signal });
    }
    preventPenScrolling(frame, () => this.#mode !== 'nothing', signal);
    listenForTaps(frame, () => !options.touchPaints() && options.onTap(), signal);
    // Trackpads report a pinch as a wheel event with the control key; a plain wheel scrolls the page.
    frame.addEventListener('wheel', (event) => event.ctrlKey && this.#wheel(event), { signal, passive: false });
    canvas.addEventListener('webglcontextlost', (event) => this.#lost(event), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#restored(), { signal });
    signal.addEventListener('abort', painting.subscribe(this.show));
    const size = new ResizeObserver(() => this.#fit());
    size.observe(frame);
    signal.addEventListener('abort', () => size.disconnect());
    this.#fit();
  }

  destroy(): void {
    this.#end(true);
    this.animation.stop();
    this.#abort.abort();
    removeEventListener('pointermove', this.#move, captureOptions);
    cancelAnimationFrame(this.#frame);
  }

  readonly show = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#renderer?.uploadInk();
      this.#renderer?.draw(this.camera, { region: this.#region, brush: this.#brush, radius: this.radius });
    });
  };

  get radius(): number {
    const { tool, level } = this.#options.ink();
    return tool === 'eraser' || level === 'none' ? eraserRadius : brushRadius;
  }

  highlight(region: BodyRegion | null): void {
    this.#region = region ? this.#options.painting.mesh.regionIds.indexOf(region) : -1;
    this.show();
  }

  hitAt(x: number, y: number): Hit | undefined {
    return this.#raycaster.hit(this.camera.rayAt(x, y));
  }

  point(hit: Hit | undefined): void {
    const { regions, regionIds } = this.#options.painting.mesh;
    const region = (hit && regionIds[regions[hit.vertex] ?? 0]) ?? null;
    this.#brush = hit;
    this.show();
    if (region === this.#pointed) return;
    this.#pointed = region;
    this.#options.onRegionChange(region);
  }

  touch(hit: Hit, ink: Ink = this.#options.ink()): void {
    const erasing = ink.tool === 'eraser' || ink.level === 'none';
    this.#options.painting.stamp(hit, erasing ? 'none' : ink.level, erasing ? eraserRadius : brushRadius);
  }

  face(view: View): void {
    this.animation.to((camera) => camera.face(view));
  }

  #viewChanged(): void {
    this.#options.onViewChange(this.camera);
    this.show();
  }

  #at(event: { clientX: number; clientY: number }): ClientPoint {
    const { left, top } = this.#options.frame.getBoundingClientRect();
    return clientPoint(event.clientX - left, event.clientY - top);
  }

  #down(event: PointerEvent): void {
    const { frame, touchPaints } = this.#options;
    if (event.pointerType === 'touch' && !touchPaints()) return;
    this.animation.stop();
    if (event.isTrusted) frame.setPointerCapture(event.pointerId);
    addEventListener('pointermove', this.#move, captureOptions);
    if (event.button === 2 || (event.button === 0 && event.shiftKey)) {
      this.#mode = 'turning';
      this.#last = this.#at(event);
    } else if (event.button === 0) this.#gesture.down(this.#contact(event));
  }

  #contact(event: PointerEvent): Contact {
    const { pointerId: id, pointerType: type, width, height } = event;
    return { id, type, at: this.#at(event), size: Math.max(width, height) };
  }

  #begin(at: ClientPoint): void {
    const hit = this.hitAt(at.x, at.y);
    this.#last = at;
    this.#mode = hit ? 'painting' : 'turning';
    if (!hit) return;
    this.#options.painting.begin();
    this.touch(hit);
    this.point(hit);
  }

  #end(undone = false): void {
    const { painting } = this.#options;
    if (this.#mode === 'painting') {
      if (undone) painting.cancel();
      else painting.end();
      this.show();
    }
    this.#mode = 'nothing';
  }

  #up(event: PointerEvent): void {
    if (this.#mode === 'turning') this.#mode = 'nothing';
    if (event.type === 'pointercancel') this.#gesture.cancel(event.pointerId);
    else this.#gesture.up(event.pointerId);
    if (this.#mode === 'nothing') removeEventListener('pointermove', this.#move, captureOptions);
  }

  readonly #move = (event: PointerEvent): void => {
    const isStroke = this.#gesture.move(event.pointerId, this.#at(event));
    if (this.#mode === 'turning') {
      const at = this.#at(event);
      this.camera.turnBy((at.x - this.#last.x) * -radiansPerPixel, (at.y - this.#last.y) * radiansPerPixel);
      this.#last = at;
      this.#viewChanged();
    } else if (this.#mode === 'painting' && isStroke) {
      const steps = event.getCoalescedEvents?.() ?? [];
      for (const step of steps.length > 0 ? steps : [event]) this.#paintTo(this.#at(step));
      this.show();
    }
  };

  #paintTo(to: ClientPoint): void {
    const from = this.#last;
    const gap = Math.max(1, this.radius * this.camera.scale * spacing);
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / gap);
    let hit: Hit | undefined;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      hit = this.hitAt(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      if (hit) this.touch(hit);
    }
    this.#last = to;
    this.point(hit);
  }

  #hover(event: PointerEvent): void {
    if (this.#mode !== 'nothing' || event.pointerType === 'touch') return;
    const at = this.#at(event);
    this.point(this.hitAt(at.x, at.y));
  }

  #pinchStart(a: ClientPoint, b: ClientPoint): void {
    this.#mode = 'nothing';
    this.point(undefined);
    this.#last = clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
    this.#pinch = { distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, zoom: this.camera.zoom };
  }

  /** Two fingers: pinch zooms, horizontal movement turns, vertical movement pans when zoomed and tilts otherwise. */
  #pinchMove(a: ClientPoint, b: ClientPoint): void {
    const middle = clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
    const { camera } = this;
    const [dx, dy] = [middle.x - this.#last.x, middle.y - this.#last.y];
    camera.zoomTo((this.#pinch.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / this.#pinch.distance, middle.x, middle.y);
    const enlarged = camera.zoom > 1.05;
    camera.turnBy(dx * -radiansPerPixel, enlarged ? 0 : dy * radiansPerPixel);
    if (enlarged) camera.panBy(0, dy);
    this.#last = middle;
    this.#viewChanged();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#at(event);
    this.camera.zoomTo(this.camera.zoom * Math.exp(event.deltaY * -0.01), x, y);
    this.#viewChanged();
  }

  #lost(event: Event): void {
    // Required for the browser to restore the context.
    event.preventDefault();
    this.#renderer = undefined;
    this.#options.onContextChange(true);
  }

  #restored(): void {
    this.#renderer = Renderer.create(this.#options.canvas, this.#options.painting);
    this.#options.onContextChange(!this.#renderer);
    this.show();
  }

  #fit(): void {
    this.#end();
    const { canvas, frame } = this.#options;
    const { clientWidth: width, clientHeight: height } = frame;
    const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(width * pixelRatio));
    canvas.height = Math.max(1, Math.round(height * pixelRatio));
    this.camera.width = Math.max(1, width);
    this.camera.height = Math.max(1, height);
    this.#viewChanged();
  }
}
