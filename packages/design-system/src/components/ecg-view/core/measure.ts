import { gutter, limit, millimetre, paperHeight, perSecond, shownSeconds, type View } from './view.ts';

/** A point of the recording in seconds and millivolts, so that it does not depend on the view. */
export interface Spot {
  time: number;
  level: number;
}

export interface CaliperSpan {
  from: Spot;
  to: Spot;
}

/** Beats per minute if the span is one beat; `null` for an empty span. */
export type Measure = [milliseconds: number, perMinute: number | null, millivolts: number];

/** Measures between two points. The interval is absolute, the amplitude signed. */
export function measureOf({ from, to }: CaliperSpan): Measure {
  const milliseconds = Math.round(Math.abs(to.time - from.time) * 1000);
  return [
    milliseconds,
    milliseconds > 0 ? Math.round(60_000 / milliseconds) : null,
    Math.round((to.level - from.level) * 100) / 100,
  ];
}

export function toPixels({ time, level }: Spot, view: View): { x: number; y: number } {
  return {
    x: gutter + (time - view.start) * perSecond(view),
    y: paperHeight / 2 - level * view.gain * millimetre,
  };
}

/** Converts a position on the paper to a point of the recording, clamped to its end. */
export function toSpot(x: number, y: number, view: View, duration: number): Spot {
  return {
    time: limit(view.start + (x - gutter) / perSecond(view), 0, duration),
    level: limit((paperHeight / 2 - y) / (view.gain * millimetre), -10, 10),
  };
}

/** Centred in the view: up to a second wide, a millivolt high. */
export function middleSpan(view: View): CaliperSpan {
  const seconds = shownSeconds(view);
  const middle = view.start + seconds / 2;
  const half = Math.min(0.4, seconds / 4);
  return { from: { time: middle - half, level: 0 }, to: { time: middle + half, level: 1 } };
}
