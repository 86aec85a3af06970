import { expect, it } from 'vitest';
import { toTimeOfDay } from './time-of-day.ts';

it.each([
  [0, 0, 'notte'],
  [4, 59, 'notte'],
  [5, 0, 'mattina'],
  [11, 59, 'mattina'],
  [12, 0, 'pomeriggio'],
  [17, 59, 'pomeriggio'],
  [18, 0, 'sera'],
  [22, 59, 'sera'],
  [23, 0, 'notte'],
])('%i:%i is %s', (hour, minute, expected) => {
  expect(toTimeOfDay(new Date(2026, 10, 26, hour, minute))).toBe(expected);
});
