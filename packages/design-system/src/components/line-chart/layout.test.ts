import { expect, it } from 'vitest';
import { clearOf, computeLayout, dropCollidingTicks, isCrossed } from './layout.ts';
import { toMoments } from './series.ts';

const tall = 10;

it('leaves a label in its place that no line crosses', () => {
  expect(clearOf([40, 90], 70, tall, -1)).toBe(70);
  expect(clearOf([], 70, tall, 1)).toBe(70);
});

it('moves a label away from its value, clear of every line', () => {
  // The text reaches from 60 to 70.
  expect(clearOf([65], 70, tall, -1)).toBe(61);
  expect(clearOf([65], 70, tall, 1)).toBe(79);
  // Above the first line it would meet the second one.
  expect(clearOf([55, 65], 70, tall, -1)).toBe(51);
  expect(clearOf([75, 65], 70, tall, 1)).toBe(89);
});

const box = { left: 100, right: 140, top: 20, bottom: 32 };

it('finds a mark or a line in the room of a label', () => {
  expect(isCrossed(box, [{ x: 120, y: 25 }])).toBe(true);
  // The line between two marks outside of it crosses.
  expect(
    isCrossed(box, [
      { x: 80, y: 10 },
      { x: 160, y: 45 },
    ]),
  ).toBe(true);
  expect(
    isCrossed(box, [
      { x: 80, y: 40 },
      { x: 160, y: 45 },
    ]),
  ).toBe(false);
  // It ends where the room begins.
  expect(
    isCrossed(box, [
      { x: 20, y: 25 },
      { x: 90, y: 25 },
    ]),
  ).toBe(false);
});

it('leaves out a date that was moved into the one before', () => {
  const ticks = [10, 70, 106].map((at) => ({ at, label: '12 nov', below: '2026' }));
  const kept = dropCollidingTicks(ticks, 8, ({ at }) => at);
  expect(kept.map(({ at }) => at)).toEqual([10, 70]);
  expect(dropCollidingTicks(ticks, 5, ({ at }) => at)).toHaveLength(3);
});

it('keeps room for the labels of the highest and the lowest value', () => {
  const series = [150, 50].map((value) => ({
    ...{ id: String(value), label: String(value), points: [{ date: '2026-01-01', value }] },
  }));
  const options = { size: { width: 350, rem: 16 }, height: 176, moments: toMoments(series), series, locale: 'en' };
  const { y, head, bottom } = computeLayout({ ...options, write: String, keepsLabels: true });
  // Pixels: digits of 10, and the gaps around them.
  expect(y(150) - head).toBeGreaterThanOrEqual(20);
  expect(bottom - y(50)).toBeGreaterThanOrEqual(20);
  const tight = computeLayout({ ...options, write: String });
  expect(tight.y(150)).toBeLessThan(tight.head + 20);
});
