import { describe, expect, it } from 'vitest';
import { defaultSpan, measureSpan, toPixels, toPoint } from './measure.ts';
import {
  clampView,
  fittingSpeed,
  formatTime,
  nextSpeed,
  pixelsPerSecond,
  tickStep,
  type View,
  visibleSeconds,
  withSpeed,
} from './view.ts';

const view: View = { start: 10, speed: 25, gain: 10, width: 660 };
const day = 86_400;

describe('the view', () => {
  it('shows a large square of 5 mm per fifth of a second at 25 mm/s', () => {
    // 20 CSS pixels are five millimetres of four pixels.
    expect(pixelsPerSecond(view) * 0.2).toBe(20);
    expect(visibleSeconds(view)).toBe(6.6);
  });

  it('stays within the recording', () => {
    expect(clampView({ ...view, start: -3 }, 30).start).toBe(0);
    expect(clampView({ ...view, start: 99 }, 30).start).toBeCloseTo(30 - 6.6, 10);
    expect(clampView({ ...view, speed: 0 }, day)).toMatchObject({ start: 0, speed: fittingSpeed(660, day) });
    expect(visibleSeconds(clampView({ ...view, speed: 0 }, day))).toBeCloseTo(day, 6);
    expect(clampView({ ...view, speed: 9999 }, 30).speed).toBe(200);
  });

  it('does not stretch a short recording', () => {
    expect(fittingSpeed(660, 2)).toBe(25);
  });

  it('keeps the time below the finger fixed while zooming', () => {
    const moment = (one: View, x: number) => one.start + x / pixelsPerSecond(one);
    const before = clampView({ ...view, start: 1000 }, day);
    const after = withSpeed(before, 3, 200, day);
    expect(after.speed).toBe(3);
    expect(moment(after, 200)).toBeCloseTo(moment(before, 200), 9);
  });

  it('steps through the standard speeds down to the whole recording', () => {
    expect(nextSpeed(25, 1)).toBe(50);
    expect(nextSpeed(25, -1)).toBe(12.5);
    expect(nextSpeed(6, -1)).toBe(5);
    expect(nextSpeed(200, 1)).toBe(200);
    expect(withSpeed(view, nextSpeed(0.01, -1), 0, day).speed).toBe(fittingSpeed(660, day));
  });

  it('spaces time labels by available width', () => {
    expect(tickStep(view, 72)).toBe(1);
    expect(tickStep({ ...view, speed: fittingSpeed(660, day) }, 72)).toBe(14_400);
    expect(formatTime(3, 1)).toBe('3 s');
    expect(formatTime(90, 30)).toBe('1:30');
    expect(formatTime(3725, 60)).toBe('1:02:05');
    expect(formatTime(14_400, 14_400)).toBe('4 h');
  });
});

describe('calipers', () => {
  it('measure 800 ms for 75 bpm', () => {
    const span = { from: { time: 1.2, level: -0.1 }, to: { time: 2, level: 1.05 } };
    expect(measureSpan(span)).toEqual([800, 75, 1.15]);
    expect(measureSpan({ from: span.to, to: span.from })).toEqual([800, 75, -1.15]);
    expect(measureSpan({ from: span.from, to: span.from })).toEqual([0, null, 0]);
  });

  it('measure 10 mm per millivolt and 25 mm per second', () => {
    const spot = { time: 11, level: 1 };
    expect(toPixels(spot, view)).toEqual({ x: 40 + 100, y: 130 - 40 });
    expect(toPoint(140, 90, view, 30)).toEqual(spot);
    expect(toPoint(-9999, 9999, view, 30)).toEqual({ time: 0, level: -10 });
    expect(toPoint(9999, -9999, view, 30)).toEqual({ time: 30, level: 10 });
  });

  it('start within the view', () => {
    for (const speed of [0.05, 25, 200]) {
      const { from, to } = defaultSpan({ ...view, speed });
      const seconds = visibleSeconds({ ...view, speed });
      expect(from.time).toBeGreaterThanOrEqual(view.start);
      expect(to.time).toBeLessThanOrEqual(view.start + seconds);
      expect(to.time - from.time).toBeLessThanOrEqual(0.8 + 1e-9);
    }
  });
});
