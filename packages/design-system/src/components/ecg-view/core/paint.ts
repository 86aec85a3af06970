import type { Pyramid } from './pyramid.ts';
import { formatTime, gutter, millimetre, pixelsPerSecond, tickStep, type View, visibleSeconds } from './view.ts';

export interface Colors {
  trace: string;
  fine: string;
  coarse: string;
  font: string;
}

export interface Recording {
  pyramid: Pyramid;
  /** Hertz. */
  sampleRate: number;
  /** Millivolts per unit. */
  scale: number;
  duration: number;
}

/** Above this many samples per column, a min–max bar is equivalent to a line through all of them. */
const minDenseSamples = 6;

export function paint(
  context: CanvasRenderingContext2D,
  view: View,
  recording: Recording,
  colors: Colors,
  pixelRatio: number,
) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.font = colors.font;
  paintGrid(context, view, colors, pixelRatio);
  paintTrace(context, view, recording, colors, pixelRatio);
}

function paintGrid(context: CanvasRenderingContext2D, view: View, colors: Colors, pixelRatio: number) {
  const { width, height } = context.canvas;
  const left = gutter * pixelRatio;
  const middle = height / 2;
  const line = Math.max(1, Math.round(pixelRatio / 2));
  const step = millimetre * pixelRatio;
  const squares = Math.ceil(middle / step);
  const across = (time: number) => left + (time - view.start) * pixelsPerSecond(view) * pixelRatio;
  for (const coarse of [false, true]) {
    context.fillStyle = coarse ? colors.coarse : colors.fine;
    for (let index = -squares; index <= squares; index += 1) {
      if ((index % 5 === 0) === coarse) context.fillRect(0, Math.round(middle + index * step), width, line);
    }
    // Below 5 mm/s a square is longer than a heartbeat: only labelled times get a line.
    for (let index = Math.ceil(view.start * view.speed - gutter / millimetre); view.speed >= 5; index += 1) {
      const x = Math.round(across(index / view.speed));
      if (x >= width) break;
      if ((index % 5 === 0) === coarse) context.fillRect(x, 0, line, height);
    }
  }
  const every = tickStep(view, 72);
  context.textBaseline = 'bottom';
  for (
    let index = Math.ceil(view.start / every - 1e-9);
    index * every <= view.start + visibleSeconds(view);
    index += 1
  ) {
    const x = across(index * every);
    context.fillStyle = colors.coarse;
    if (view.speed < 5) context.fillRect(Math.round(x), 0, line, height);
    const label = formatTime(index * every, every);
    context.fillStyle = colors.trace;
    const text = x + step / 2;
    if (text + context.measureText(label).width < width) context.fillText(label, text, height - 2 * pixelRatio);
  }
}

function paintTrace(
  context: CanvasRenderingContext2D,
  view: View,
  recording: Recording,
  colors: Colors,
  pixelRatio: number,
) {
  const { pyramid, sampleRate, scale } = recording;
  const { samples } = pyramid;
  const { width, height } = context.canvas;
  const left = gutter * pixelRatio;
  const middle = height / 2;
  const step = millimetre * pixelRatio;
  const up = scale * view.gain * step;
  const perDot = sampleRate / (pixelsPerSecond(view) * pixelRatio);
  const first = view.start * sampleRate;
  context.fillStyle = context.strokeStyle = colors.trace;
  context.lineWidth = 1.5 * pixelRatio;
  context.lineJoin = 'round';
  context.beginPath();
  // Calibration mark: 1 mV high, 0.2 s wide at the usual speed.
  for (const [right, millimetres] of [
    [1, 0],
    [2, 0],
    [2, view.gain],
    [7, view.gain],
    [7, 0],
    [8, 0],
  ] as const) {
    context.lineTo(right * step, middle - millimetres * step);
  }
  context.textBaseline = 'top';
  context.fillText('1 mV', step, middle + step);
  if (perDot > minDenseSamples) {
    for (let column = 0; column < width - left; column += 1) {
      const from = Math.floor(first + column * perDot);
      // Includes the first sample of the next column, so that bars connect.
      const { min, max } = pyramid.extent(from, Math.floor(first + (column + 1) * perDot) + 1);
      if (min <= max)
        context.fillRect(left + column, middle - max * up - pixelRatio / 2, 1, (max - min) * up + pixelRatio);
    }
  } else {
    const last = Math.min(samples.length - 1, Math.ceil(first + (width - left) * perDot));
    let gap = true;
    for (let index = Math.max(0, Math.floor(first)); index <= last; index += 1) {
      const sample = samples[index] as number;
      const missing = Number.isNaN(sample);
      if (!missing) context[gap ? 'moveTo' : 'lineTo'](left + (index - first) / perDot, middle - sample * up);
      gap = missing;
    }
  }
  context.stroke();
}
