import { type Inks, paint, type Recording } from './paint.ts';
import { type EcgSamples, Pyramid } from './pyramid.ts';
import {
  atSpeed,
  gutter,
  millimetre,
  nextSpeed,
  perSecond,
  shownSeconds,
  usualGain,
  usualSpeed,
  type View,
  within,
} from './view.ts';

/** Samples taken into the pyramid at a time: a few milliseconds, so that no frame is late. */
const slice = 2_000_000;

export interface StageOptions {
  canvas: HTMLCanvasElement;
  samples: EcgSamples;
  sampleRate: number;
  scale: number;
  /** Seconds in view at first; absent: as many as there is room for at 25 mm/s. */
  shown: number | undefined;
  /** The width in CSS pixels, gutter included. */
  width: number;
}

/** Holds what is in view and draws it, at most once a frame. React hears of it and draws nothing of the trace. */
export class EcgStage {
  readonly recording: Recording;
  view: View;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #listeners = new Set<() => void>();
  #inks: Inks | undefined;
  #frame = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor({ canvas, samples, sampleRate, scale, shown, width }: StageOptions) {
    const duration = samples.length / sampleRate;
    this.recording = { pyramid: new Pyramid(samples), sampleRate, scale, duration };
    const room = Math.max(1, width - gutter);
    const speed = shown === undefined ? usualSpeed : room / millimetre / shown;
    this.view = within({ start: 0, speed, gain: usualGain, width: room }, duration);
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
    canvas.addEventListener('transitionend', this.#recolour);
    this.draw();
    this.#grow();
  }

  destroy(): void {
    this.#canvas.removeEventListener('transitionend', this.#recolour);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#idle);
    this.#listeners.clear();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get duration(): number {
    return this.recording.duration;
  }

  show(change: Partial<View>): void {
    this.#set(within({ ...this.view, ...change }, this.duration));
  }

  resize(width: number): void {
    // An observer also reports the size that everything began with.
    if (width - gutter === this.view.width) return;
    this.show({ width: Math.max(1, width - gutter) });
    this.draw();
  }

  panBy(pixels: number): void {
    this.show({ start: this.view.start + pixels / perSecond(this.view) });
  }

  /** `x` in CSS pixels from the left edge of the trace; absent: around the middle. */
  zoomBy(factor: number, x = this.view.width / 2): void {
    this.#set(atSpeed(this.view, this.view.speed * factor, x, this.duration));
  }

  step(direction: 1 | -1): void {
    const speed = nextSpeed(this.view, direction, this.duration);
    this.#set(atSpeed(this.view, speed, this.view.width / 2, this.duration));
  }

  page(direction: 1 | -1): void {
    this.show({ start: this.view.start + direction * shownSeconds(this.view) * 0.9 });
  }

  #set(view: View): void {
    const { start, speed, gain, width } = this.view;
    if (view.start === start && view.speed === speed && view.gain === gain && view.width === width) return;
    this.view = view;
    this.#frame ||= requestAnimationFrame(this.draw);
    for (const listener of this.#listeners) listener();
  }

  readonly draw = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const canvas = this.#canvas;
    const dots = Math.max(1, globalThis.devicePixelRatio ?? 1);
    const width = Math.round((this.view.width + gutter) * dots);
    // Another window, another screen, another zoom of the browser.
    if (canvas.width !== width || !this.#inks) {
      canvas.width = width;
      canvas.height = Math.round(canvas.clientHeight * dots);
      this.#inks = inksOf(canvas, dots);
    }
    if (this.#context && canvas.height > 0) paint(this.#context, this.view, this.recording, this.#inks, dots);
  };

  /** Another theme: the canvas has a transition of its colour, whose end says so whatever has caused it. */
  readonly #recolour = () => {
    this.#inks = undefined;
    this.draw();
  };

  #grow(): void {
    const { pyramid } = this.recording;
    if (pyramid.complete) return;
    this.#idle = setTimeout(() => {
      pyramid.grow(slice);
      this.#grow();
    }, 4);
  }
}

/** The style sheet knows the themes; it lends the canvas three colours and a font. */
function inksOf(canvas: HTMLCanvasElement, dots: number): Inks {
  const style = getComputedStyle(canvas);
  const size = Number.parseFloat(style.fontSize) * dots;
  return {
    trace: style.color,
    fine: style.caretColor,
    coarse: style.textDecorationColor,
    font: `${size}px ${style.fontFamily}`,
  };
}
