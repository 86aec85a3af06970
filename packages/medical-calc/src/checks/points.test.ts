import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

test.each([
  [64.9, 0],
  [65, 1],
  [74.9, 1],
  [75, 2],
])('from 65 one point, from 75 two: %d gives %d', (age, points) => {
  const steps = [
    { from: 65, points: 1 },
    { from: 75, points: 2 },
  ];
  expect(pointsOf(age, steps)).toBe(points);
});

test.each([
  [65, 0],
  [65.1, 1],
])('above 65 one point: %d gives %d', (age, points) => {
  expect(pointsOf(age, [{ above: 65, points: 1 }])).toBe(points);
});

test('points may fall again, and a value below the first step gives none', () => {
  const steps = [
    { from: 0, points: 3 },
    { above: 8, points: 1 },
    { from: 12, points: 0 },
  ];
  expect([-1, 8, 8.5, 12].map((value) => pointsOf(value, steps))).toEqual([0, 3, 1, 0]);
});
