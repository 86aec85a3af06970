import { type Inks, paint, type Recording } from './paint.ts';
import { type EcgSamples, pyramidOf } from './pyramid.ts';
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

/** Samples added to the pyramid per slice: a few milliseconds, so that no frame is late. */
const slice = 2_000_000;

export interface StageOptions {
  canvas: HTMLCanvasElement;
  samples: EcgSamples;
  sampleRate: number;
  scale: number;
  /** Seconds initially in view; absent: as many as fit at 25 mm/s. */
  shown: number | undefined;
}

export type EcgStage = ReturnType<typeof ecgStage>;

/** Holds the view and draws it, at most once per frame. React subscribes to it but draws nothing of the trace. */
export function ecgStage({ canvas, samples, sampleRate, scale, shown }: StageOptions) {
  const duration = samples.length / sampleRate;
  const recording: Recording = { pyramid: pyramidOf(samples), sampleRate, scale, duration };
  const context = canvas.getContext('2d');
  const listeners = new Set<() => void>();
  const room = () => Math.max(1, canvas.clientWidth - gutter);
  const width = room();
  const speed = shown ? width / millimetre / shown : usualSpeed;
  let view = within({ start: 0, speed, gain: usualGain, width }, duration);
  let inks: Inks | undefined;
  let frame = 0;
  let idle: ReturnType<typeof setTimeout>;

  function draw() {
    cancelAnimationFrame(frame);
    frame = 0;
    const dots = devicePixelRatio;
    const across = Math.round((view.width + gutter) * dots);
    // The window, the screen or the browser zoom has changed.
    if (canvas.width !== across || !inks) {
      canvas.width = across;
      canvas.height = Math.round(canvas.clientHeight * dots);
      inks = inksOf(canvas, dots);
    }
    if (context) paint(context, view, recording, inks, dots);
  }

  function become(next: View) {
    if ((Object.keys(view) as (keyof View)[]).every((key) => view[key] === next[key])) return;
    view = next;
    frame ||= requestAnimationFrame(draw);
    for (const listener of listeners) listener();
  }

  const show = (change: Partial<View>) => become(within({ ...view, ...change }, duration));
  /** `x` in CSS pixels from the left edge of the trace; absent: the centre. */
  const speedTo = (speed: number, x = view.width / 2) => become(atSpeed(view, speed, x, duration));

  /** On a theme change: the canvas has a transition on its colour, whose end event signals any change. */
  function recolour() {
    inks = undefined;
    draw();
  }

  function grow() {
    if (recording.pyramid.grow(slice)) idle = setTimeout(grow, 4);
  }

  canvas.addEventListener('transitionend', recolour);
  draw();
  idle = setTimeout(grow, 4);

  return {
    recording,
    duration,
    view: () => view,
    show,
    resize() {
      // An observer also reports the initial size.
      if (room() === view.width) return;
      show({ width: room() });
      draw();
    },
    panBy: (pixels: number) => show({ start: view.start + pixels / perSecond(view) }),
    page: (direction: 1 | -1) => show({ start: view.start + direction * shownSeconds(view) * 0.9 }),
    speedTo,
    zoomBy: (factor: number, x?: number) => speedTo(view.speed * factor, x),
    step: (direction: 1 | -1) => speedTo(nextSpeed(view.speed, direction)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      canvas.removeEventListener('transitionend', recolour);
      cancelAnimationFrame(frame);
      clearTimeout(idle);
      listeners.clear();
    },
  };
}

/** Reads three colours and a font from the style sheet, which follows the theme. */
function inksOf(canvas: HTMLCanvasElement, dots: number): Inks {
  const style = getComputedStyle(canvas);
  return {
    trace: style.color,
    fine: style.caretColor,
    coarse: style.textDecorationColor,
    font: `${Number.parseFloat(style.fontSize) * dots}px ${style.fontFamily}`,
  };
}
