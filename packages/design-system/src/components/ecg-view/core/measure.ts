import { gutter, limit, millimetre, paperHeight, perSecond, shownSeconds, type View } from './view.ts';

/** A point of the recording: seconds and millivolts, so that it stays where it is when the view moves. */
export interface Spot {
  time: number;
  level: number;
}

export interface CaliperSpan {
  from: Spot;
  to: Spot;
}

/** Beats a minute if the span is one beat; `null` for no span at all. */
export type Measure = [milliseconds: number, perMinute: number | null, millivolts: number];

/** What is between two spots. The interval has no direction, the amplitude has: down is below zero. */
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

/** What is at a place of the paper; beyond the recording its end. */
export function toSpot(x: number, y: number, view: View, duration: number): Spot {
  return {
    time: limit(view.start + (x - gutter) / perSecond(view), 0, duration),
    level: limit((paperHeight / 2 - y) / (view.gain * millimetre), -10, 10),
  };
}

/** In the middle of what is in view: a second apart if there is room, a millivolt high. */
export function middleSpan(view: View): CaliperSpan {
  const seconds = shownSeconds(view);
  const middle = view.start + seconds / 2;
  const half = Math.min(0.4, seconds / 4);
  return { from: { time: middle - half, level: 0 }, to: { time: middle + half, level: 1 } };
}
