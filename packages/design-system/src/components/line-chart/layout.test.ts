import { expect, it } from 'vitest';
import { clearOf } from './layout.ts';

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
