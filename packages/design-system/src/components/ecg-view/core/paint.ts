import type { Pyramid } from './pyramid.ts';
import { clock, gutter, millimetre, perSecond, shownSeconds, tickStep, type View } from './view.ts';

export interface Inks {
  trace: string;
  fine: string;
  coarse: string;
  font: string;
}

export interface Recording {
  pyramid: Pyramid;
  /** Samples a second. */
  sampleRate: number;
  /** Millivolts of one unit. */
  scale: number;
  duration: number;
}

/** More samples than this in a column: a bar from the least to the greatest says as much as a line through all. */
const dense = 6;

/** Everything on the paper, in pixels of the device. `dots` is how many of them make a CSS pixel. */
export function paint(context: CanvasRenderingContext2D, view: View, recording: Recording, inks: Inks, dots: number) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  paintGrid(context, view, inks, dots);
  paintCalibration(context, view, inks, dots);
  paintTrace(context, view, recording, inks, dots);
}

function paintGrid(context: CanvasRenderingContext2D, view: View, inks: Inks, dots: number) {
  const { width, height } = context.canvas;
  const left = gutter * dots;
  const middle = height / 2;
  const line = Math.max(1, Math.round(dots / 2));
  const step = millimetre * dots;
  const squares = Math.ceil(middle / step);
  const bars: [index: number, x: number][] = [];
  // Below 5 mm/s a square is longer than a heartbeat: only the written times are worth a line.
  if (view.speed >= 5) {
    const first = Math.ceil(view.start * view.speed - gutter / millimetre);
    for (let index = first; ; index += 1) {
      const x = left + (index / view.speed - view.start) * perSecond(view) * dots;
      if (x >= width) break;
      bars.push([index, Math.round(x)]);
    }
  }
  for (const coarse of [false, true]) {
    context.fillStyle = coarse ? inks.coarse : inks.fine;
    context.beginPath();
    for (let index = -squares; index <= squares; index += 1) {
      if ((index % 5 === 0) === coarse) context.rect(0, Math.round(middle + index * step), width, line);
    }
    for (const [index, x] of bars) if ((index % 5 === 0) === coarse) context.rect(x, 0, line, height);
    context.fill();
  }
  const every = tickStep(view, 72);
  context.font = inks.font;
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  for (let index = Math.ceil(view.start / every - 1e-9); index * every <= view.start + shownSeconds(view); index += 1) {
    const x = left + (index * every - view.start) * perSecond(view) * dots;
    context.fillStyle = inks.coarse;
    if (view.speed < 5) context.fillRect(Math.round(x), 0, line, height);
    const words = clock(index * every, every);
    const half = context.measureText(words).width / 2;
    context.fillStyle = inks.trace;
    if (x + half < width) context.fillText(words, Math.max(x, left + half), height - 2 * dots);
  }
}

/** One millivolt high, a fifth of a second wide at the usual speed: it says how the paper is to be read. */
function paintCalibration(context: CanvasRenderingContext2D, { gain }: View, inks: Inks, dots: number) {
  const step = millimetre * dots;
  const middle = context.canvas.height / 2;
  const top = middle - gain * step;
  context.strokeStyle = inks.trace;
  context.lineWidth = 1.5 * dots;
  context.lineJoin = 'miter';
  context.beginPath();
  context.moveTo(step, middle);
  context.lineTo(2 * step, middle);
  context.lineTo(2 * step, top);
  context.lineTo(7 * step, top);
  context.lineTo(7 * step, middle);
  context.lineTo(8 * step, middle);
  context.stroke();
  context.fillStyle = inks.trace;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.fillText('1 mV', step, middle + step);
}

function paintTrace(context: CanvasRenderingContext2D, view: View, recording: Recording, inks: Inks, dots: number) {
  const { pyramid, sampleRate, scale } = recording;
  const { samples } = pyramid;
  const { width, height } = context.canvas;
  const left = gutter * dots;
  const middle = height / 2;
  const up = scale * view.gain * millimetre * dots;
  const perDot = sampleRate / (perSecond(view) * dots);
  const first = view.start * sampleRate;
  context.save();
  context.beginPath();
  context.rect(left, 0, width - left, height);
  context.clip();
  context.beginPath();
  if (perDot > dense) {
    context.fillStyle = inks.trace;
    const thick = dots;
    for (let column = 0; column < width - left; column += 1) {
      const from = Math.floor(first + column * perDot);
      // The first sample of the next column belongs to this one too: bars meet.
      pyramid.extent(from, Math.floor(first + (column + 1) * perDot) + 1);
      if (pyramid.least > pyramid.most) continue;
      const top = middle - pyramid.most * up;
      context.rect(left + column, top - thick / 2, 1, (pyramid.most - pyramid.least) * up + thick);
    }
    context.fill();
  } else {
    context.strokeStyle = inks.trace;
    context.lineWidth = 1.5 * dots;
    context.lineJoin = 'round';
    const last = Math.min(samples.length - 1, Math.ceil(first + (width - left) * perDot));
    let gap = true;
    for (let index = Math.max(0, Math.floor(first)); index <= last; index += 1) {
      const sample = samples[index] as number;
      const missing = Number.isNaN(sample);
      const x = left + (index - first) / perDot;
      if (!missing && gap) context.moveTo(x, middle - sample * up);
      else if (!missing) context.lineTo(x, middle - sample * up);
      gap = missing;
    }
    context.stroke();
  }
  context.restore();
}
