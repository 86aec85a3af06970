import { createTap, keepPensFromScrolling, type Tap } from '../../pain-canvas/core/fingers.ts';
import { type Contact, createGesture, type Gesture } from '../../pain-canvas/core/gesture.ts';
import { type ClientPoint, clientPoint, type View } from '../../pain-canvas/core/space.ts';
import type { Ink } from '../../pain-canvas/core/stroke-tool.ts';
import type { BodyRegion } from '../../pain-canvas/regions.messages.ts';
import { type BodyPainting, brushRadius, eraserRadius } from '../paint/body-painting.ts';
import { type Hit, Skin } from '../paint/ray.ts';
import { Camera } from './camera.ts';
import { Glide } from './glide.ts';
import { Renderer } from './renderer.ts';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Takes pointers and keys; as large as the canvas. */
  readonly frame: HTMLElement;
  readonly painting: BodyPainting;
  ink(): Ink;
  /** A finger paints and turns; else it scrolls the page. */
  fingersPaint(): boolean;
  /** A finger that scrolls has touched the body and left it again in the same place. */
  tapped(): void;
  /** The region below pointer or cursor, when it becomes another one. */
  pointed(region: BodyRegion | null): void;
  /** After every change of the view. */
  moved(camera: Camera): void;
  /** The graphics card has taken the picture away, or given it back. */
  lost(away: boolean): void;
}

const inFront = { capture: true, passive: true } as const;
// Radians for each pixel of a finger that turns the body.
const turnOf = 0.009;
// Touches of the brush follow each other at this part of its radius.
const spacing = 0.35;
const sharpest = 2;

/** The body on the screen: its picture, its pointers, its turning. Knows the DOM, not React. */
export class Stage {
  readonly camera = new Camera();
  readonly glide: Glide;
  readonly #options: StageOptions;
  readonly #skin: Skin;
  readonly #gesture: Gesture;
  readonly #tap: Tap;
  readonly #leave = new AbortController();
  #renderer: Renderer | undefined;
  #frame = 0;
  #region = -1;
  #pointed: BodyRegion | null = null;
  #brush: Hit | undefined;
  #doing: 'nothing' | 'painting' | 'turning' = 'nothing';
  #last: ClientPoint = clientPoint(0, 0);
  #grip = { distance: 1, zoom: 1 };

  /** Nothing where WebGL 2 does not exist. */
  static create(options: StageOptions): Stage | undefined {
    const renderer = Renderer.create(options.canvas, options.painting);
    return renderer && new Stage(options, renderer);
  }

  private constructor(options: StageOptions, renderer: Renderer) {
    this.#options = options;
    this.#renderer = renderer;
    const { canvas, frame, painting } = options;
    this.#skin = new Skin(painting.mesh);
    this.#tap = createTap(() => options.tapped());
    this.glide = new Glide(this.camera, () => this.#moved());
    this.#gesture = createGesture({
      begin: (contact) => this.#begin(contact.at),
      end: () => this.#end(),
      cancel: () => this.#end(true),
      pinchStart: (a, b) => this.#hold(a, b),
      pinch: (a, b) => this.#follow(a, b),
    });
    const { signal } = this.#leave;
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#hover(event), { signal, passive: true });
    frame.addEventListener('pointerleave', () => this.#doing === 'nothing' && this.point(undefined), { signal });
    frame.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      frame.addEventListener(name, (event) => this.#up(event), { signal });
    }
    keepPensFromScrolling(frame, () => this.#doing !== 'nothing', signal);
    // Trackpads report a pinch as a wheel with the control key; without it the page scrolls.
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
    this.glide.stop();
    this.#leave.abort();
    removeEventListener('pointermove', this.#move, inFront);
    cancelAnimationFrame(this.#frame);
  }

  readonly show = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#renderer?.takeInk();
      this.#renderer?.draw(this.camera, { region: this.#region, brush: this.#brush, radius: this.radius });
    });
  };

  get radius(): number {
    const { tool, level } = this.#options.ink();
    return tool === 'eraser' || level === 'none' ? eraserRadius : brushRadius;
  }

  /** Sets a region off from the others while somebody looks for it. */
  highlight(region: BodyRegion | null): void {
    this.#region = region ? this.#options.painting.mesh.regionIds.indexOf(region) : -1;
    this.show();
  }

  hitAt(x: number, y: number): Hit | undefined {
    return this.#skin.hit(this.camera.rayAt(x, y));
  }

  /** Shows where the brush would touch, and says in which region. */
  point(hit: Hit | undefined): void {
    const { regions, regionIds } = this.#options.painting.mesh;
    const region = (hit && regionIds[regions[hit.corner] ?? 0]) ?? null;
    this.#brush = hit;
    this.show();
    if (region === this.#pointed) return;
    this.#pointed = region;
    this.#options.pointed(region);
  }

  /** One touch of the brush, or of the rubber. */
  touch(hit: Hit, ink: Ink = this.#options.ink()): void {
    const erasing = ink.tool === 'eraser' || ink.level === 'none';
    this.#options.painting.stamp(hit, erasing ? 'none' : ink.level, erasing ? eraserRadius : brushRadius);
  }

  face(view: View): void {
    this.glide.to((camera) => camera.face(view));
  }

  #moved(): void {
    this.#options.moved(this.camera);
    this.show();
  }

  #at(event: { clientX: number; clientY: number }): ClientPoint {
    const { left, top } = this.#options.frame.getBoundingClientRect();
    return clientPoint(event.clientX - left, event.clientY - top);
  }

  #down(event: PointerEvent): void {
    const { frame, fingersPaint } = this.#options;
    if (event.pointerType === 'touch' && !fingersPaint()) {
      this.#tap.down(event);
      return;
    }
    this.glide.stop();
    // A pointer that is gone already cannot be held, and need not be.
    if (event.isTrusted) frame.setPointerCapture(event.pointerId);
    addEventListener('pointermove', this.#move, inFront);
    if (event.button === 2 || (event.button === 0 && event.shiftKey)) {
      this.#doing = 'turning';
      this.#last = this.#at(event);
    } else if (event.button === 0) this.#gesture.down(this.#contact(event));
  }

  #contact(event: PointerEvent): Contact {
    const { pointerId: id, pointerType: type, width, height } = event;
    return { id, type, at: this.#at(event), size: Math.max(width, height) };
  }

  /** On the body it paints, beside it turns the body. */
  #begin(at: ClientPoint): void {
    const hit = this.hitAt(at.x, at.y);
    this.#last = at;
    this.#doing = hit ? 'painting' : 'turning';
    if (!hit) return;
    this.#options.painting.begin();
    this.touch(hit);
    this.point(hit);
  }

  #end(undone = false): void {
    const { painting } = this.#options;
    if (this.#doing === 'painting') {
      if (undone) painting.cancel();
      else painting.end();
      this.show();
    }
    this.#doing = 'nothing';
  }

  #up(event: PointerEvent): void {
    this.#tap.up(event);
    if (this.#doing === 'turning') this.#doing = 'nothing';
    if (event.type === 'pointercancel') this.#gesture.cancel(event.pointerId);
    else this.#gesture.up(event.pointerId);
    if (this.#doing === 'nothing') removeEventListener('pointermove', this.#move, inFront);
  }

  readonly #move = (event: PointerEvent): void => {
    const mine = this.#gesture.move(event.pointerId, this.#at(event));
    if (this.#doing === 'turning') {
      const at = this.#at(event);
      this.camera.turnBy((at.x - this.#last.x) * -turnOf, (at.y - this.#last.y) * turnOf);
      this.#last = at;
      this.#moved();
    } else if (this.#doing === 'painting' && mine) {
      const steps = event.getCoalescedEvents?.() ?? [];
      for (const step of steps.length > 0 ? steps : [event]) this.#paintTo(this.#at(step));
      this.show();
    }
  };

  /** Between two reports of the pointer the brush goes on as if it had never left the glass. */
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
    if (this.#doing !== 'nothing' || event.pointerType === 'touch') return;
    const at = this.#at(event);
    this.point(this.hitAt(at.x, at.y));
  }

  #hold(a: ClientPoint, b: ClientPoint): void {
    this.#doing = 'nothing';
    this.point(undefined);
    this.#last = clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
    this.#grip = { distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, zoom: this.camera.zoom };
  }

  /** Two fingers: apart and together zoom, sideways turns, up and down moves what is enlarged and tilts what is not. */
  #follow(a: ClientPoint, b: ClientPoint): void {
    const middle = clientPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
    const { camera } = this;
    const [dx, dy] = [middle.x - this.#last.x, middle.y - this.#last.y];
    camera.zoomTo((this.#grip.zoom * Math.hypot(a.x - b.x, a.y - b.y)) / this.#grip.distance, middle.x, middle.y);
    const enlarged = camera.zoom > 1.05;
    camera.turnBy(dx * -turnOf, enlarged ? 0 : dy * turnOf);
    if (enlarged) camera.panBy(0, dy);
    this.#last = middle;
    this.#moved();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#at(event);
    this.camera.zoomTo(this.camera.zoom * Math.exp(event.deltaY * -0.01), x, y);
    this.#moved();
  }

  #lost(event: Event): void {
    // Without this the browser does not give it back.
    event.preventDefault();
    this.#renderer = undefined;
    this.#options.lost(true);
  }

  #restored(): void {
    this.#renderer = Renderer.create(this.#options.canvas, this.#options.painting);
    this.#options.lost(!this.#renderer);
    this.show();
  }

  #fit(): void {
    // A stroke that went on would go on somewhere else on the body.
    this.#end();
    const { canvas, frame } = this.#options;
    const { clientWidth: width, clientHeight: height } = frame;
    const sharp = Math.min(sharpest, devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(width * sharp));
    canvas.height = Math.max(1, Math.round(height * sharp));
    this.camera.width = Math.max(1, width);
    this.camera.height = Math.max(1, height);
    this.#moved();
  }
}
