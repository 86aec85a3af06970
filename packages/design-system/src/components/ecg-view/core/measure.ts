import { clamp, gutter, millimetre, paperHeight, pixelsPerSecond, type View, visibleSeconds } from './view.ts';

/** A point of the recording in seconds and millivolts, so that it does not depend on the view. */
export interface EcgPoint {
  time: number;
  level: number;
}

export interface CaliperSpan {
  from: EcgPoint;
  to: EcgPoint;
}

/** Beats per minute if the span is one beat; `null` for an empty span. */
export type Measure = [milliseconds: number, perMinute: number | null, millivolts: number];

export function measureSpan({ from, to }: CaliperSpan): Measure {
  const milliseconds = Math.round(Math.abs(to.time - from.time) * 1000);
  return [
    milliseconds,
    milliseconds > 0 ? Math.round(60_000 / milliseconds) : null,
    Math.round((to.level - from.level) * 100) / 100,
  ];
}

export function toPixels({ time, level }: EcgPoint, view: View): { x: number; y: number } {
  return {
    x: gutter + (time - view.start) * pixelsPerSecond(view),
    y: paperHeight / 2 - level * view.gain * millimetre,
  };
}

export function toPoint(x: number, y: number, view: View, duration: number): EcgPoint {
  return {
    time: clamp(view.start + (x - gutter) / pixelsPerSecond(view), 0, duration),
    level: clamp((paperHeight / 2 - y) / (view.gain * millimetre), -10, 10),
  };
}

export function defaultSpan(view: View): CaliperSpan {
  const seconds = visibleSeconds(view);
  const middle = view.start + seconds / 2;
  const half = Math.min(0.4, seconds / 4);
  return { from: { time: middle - half, level: 0 }, to: { time: middle + half, level: 1 } };
}
