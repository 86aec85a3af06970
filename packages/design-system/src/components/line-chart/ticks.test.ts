import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeTicks, valueTicks } from './ticks.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const between = (from: string, to: string, max: number) =>
  timeTicks(at(from), at(to), max, 'it-IT').map(({ label, below }) => (below ? `${label} ${below}` : label));

describe('timeTicks', () => {
  it('returns hours of a day', () => {
    expect(between('2026-03-09T07:10', '2026-03-09T19:00', 6)).toEqual(['09:00 9 mar', '12:00', '15:00', '18:00']);
  });

  it('returns days of a week, however many hours would fit', () => {
    expect(between('2026-03-09T07:10', '2026-03-12T19:00', 20)).toEqual(['10 mar 2026', '11 mar', '12 mar']);
  });

  it('returns Mondays of a month', () => {
    // 2, 9, 16, 23 and 30 March 2026 are Mondays.
    expect(between('2026-03-01T00:00', '2026-03-31T00:00', 6)).toEqual([
      '2 mar 2026',
      '9 mar',
      '16 mar',
      '23 mar',
      '30 mar',
    ]);
  });

  it('returns firsts of months, with the year where it changes', () => {
    expect(between('2025-10-15T00:00', '2026-03-20T00:00', 8)).toEqual(['nov 2025', 'dic', 'gen 2026', 'feb', 'mar']);
  });

  it('returns as many as fit, whatever the length of their months', () => {
    expect(between('2025-11-20T00:00', '2026-12-04T00:00', 5)).toEqual(['gen 2026', 'apr', 'lug', 'ott']);
  });

  it('returns whole years over a lifetime', () => {
    expect(between('1945-03-09T00:00', '2026-11-21T00:00', 6)).toEqual(['1960', '1980', '2000', '2020']);
  });

  it('returns ticks within a month of a year when only two fit', () => {
    expect(between('2026-01-06T00:00', '2026-11-24T00:00', 2)).toEqual(['lug 2026']);
  });

  it('always returns one to max ticks within the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('1920-01-01T00:00'), max: at('2090-01-01T00:00') }),
        fc.integer({ min: 3_600_000, max: 100 * 365 * 86_400_000 }),
        fc.integer({ min: 2, max: 20 }),
        (from, minDurationMs, max) => {
          const ticks = timeTicks(from, from + minDurationMs, max, 'it-IT');
          expect(ticks.length).toBeGreaterThan(0);
          expect(ticks.length).toBeLessThanOrEqual(max);
          for (const tick of ticks) expect(tick.at >= from && tick.at <= from + minDurationMs).toBe(true);
        },
      ),
    );
  });
});

describe('valueTicks', () => {
  it.each([
    [60, 100, 4, [60, 70, 80, 90, 100]],
    [71.2, 75.8, 4, [70, 72, 74, 76]],
    [0.1, 0.32, 4, [0.1, 0.2, 0.3, 0.4]],
    [-3, 4, 3, [-5, 0, 5]],
  ])('covers %d to %d', (min, max, targetCount, ticks) => {
    expect(valueTicks(min, max, targetCount)).toEqual(ticks);
  });

  it.each([
    [3, 3, [2, 3, 4]],
    [2, 3, [2, 3]],
    [1, 9, [0, 2, 4, 6, 8, 10]],
  ])('uses whole numbers for points from %d to %d', (min, max, ticks) => {
    expect(valueTicks(min, max, 4, 1)).toEqual(ticks);
  });

  it('adds a margin around a single value', () => {
    for (const value of [72, 0, -5, 0.3]) {
      const ticks = valueTicks(value, value, 4);
      expect(ticks[0]).toBeLessThan(value);
      expect(ticks.at(-1)).toBeGreaterThan(value);
    }
  });
});
