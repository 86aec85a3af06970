import { type Colors, paint, type Recording } from './paint.ts';
import { createPyramid, type EcgSamples } from './pyramid.ts';
import {
  clampView,
  gutter,
  millimetre,
  nextSpeed,
  pixelsPerSecond,
  standardGain,
  standardSpeed,
  type View,
  visibleSeconds,
  withSpeed,
} from './view.ts';

/** Samples added to the pyramid per slice: a few milliseconds, so that no frame is late. */
const samplesPerSlice = 2_000_000;

export interface StageOptions {
  canvas: HTMLCanvasElement;
  samples: EcgSamples;
  sampleRate: number;
  scale: number;
  shown: number | undefined;
}

export type EcgStage = ReturnType<typeof createEcgStage>;

export function createEcgStage({ canvas, samples, sampleRate, scale, shown }: StageOptions) {
  const duration = samples.length / sampleRate;
  const recording: Recording = { pyramid: createPyramid(samples), sampleRate, scale, duration };
  const context = canvas.getContext('2d');
  const listeners = new Set<() => void>();
  const traceWidth = () => Math.max(1, canvas.clientWidth - gutter);
  const width = traceWidth();
  const speed = shown ? width / millimetre / shown : standardSpeed;
  let view = clampView({ start: 0, speed, gain: standardGain, width }, duration);
  let colors: Colors | undefined;
  let frame = 0;
  let idle: ReturnType<typeof setTimeout>;

  function draw() {
    cancelAnimationFrame(frame);
    frame = 0;
    const pixelRatio = devicePixelRatio;
    const deviceWidth = Math.round((view.width + gutter) * pixelRatio);
    if (canvas.width !== deviceWidth || !colors) {
      canvas.width = deviceWidth;
      canvas.height = Math.round(canvas.clientHeight * pixelRatio);
      colors = readColors(canvas, pixelRatio);
    }
    if (context) paint(context, view, recording, colors, pixelRatio);
  }

  function setView(next: View) {
    if ((Object.keys(view) as (keyof View)[]).every((key) => view[key] === next[key])) return;
    view = next;
    frame ||= requestAnimationFrame(draw);
    for (const listener of listeners) listener();
  }

  const show = (change: Partial<View>) => setView(clampView({ ...view, ...change }, duration));
  /** `x` in CSS pixels from the left edge of the trace; absent: the centre. */
  const setSpeed = (speed: number, x = view.width / 2) => setView(withSpeed(view, speed, x, duration));

  /** On a theme change: the canvas has a transition on its colour, whose end event signals any change. */
  function onThemeChange() {
    colors = undefined;
    draw();
  }

  function grow() {
    if (recording.pyramid.grow(samplesPerSlice)) idle = setTimeout(grow, 4);
  }

  canvas.addEventListener('transitionend', onThemeChange);
  draw();
  idle = setTimeout(grow, 4);

  return {
    recording,
    duration,
    view: () => view,
    show,
    resize() {
      // An observer also reports the initial size.
      if (traceWidth() === view.width) return;
      show({ width: traceWidth() });
      draw();
    },
    panBy: (pixels: number) => show({ start: view.start + pixels / pixelsPerSecond(view) }),
    page: (direction: 1 | -1) => show({ start: view.start + direction * visibleSeconds(view) * 0.9 }),
    setSpeed,
    zoomBy: (factor: number, x?: number) => setSpeed(view.speed * factor, x),
    step: (direction: 1 | -1) => setSpeed(nextSpeed(view.speed, direction)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      canvas.removeEventListener('transitionend', onThemeChange);
      cancelAnimationFrame(frame);
      clearTimeout(idle);
      listeners.clear();
    },
  };
}

function readColors(canvas: HTMLCanvasElement, pixelRatio: number): Colors {
  const style = getComputedStyle(canvas);
  return {
    trace: style.color,
    fine: style.caretColor,
    coarse: style.textDecorationColor,
    font: `${Number.parseFloat(style.fontSize) * pixelRatio}px ${style.fontFamily}`,
  };
}
