import { expect, it } from 'vitest';
import { dayOfTime, toTimeOfDay } from './time-of-day.ts';

it.each([
  [0, 0, 'notte'],
  [3, 0, 'notte'],
  [4, 59, 'notte'],
  [5, 0, 'mattina'],
  [11, 59, 'mattina'],
  [12, 0, 'pomeriggio'],
  [17, 59, 'pomeriggio'],
  [18, 0, 'sera'],
  [22, 59, 'sera'],
  [23, 0, 'notte'],
  [23, 30, 'notte'],
  [23, 59, 'notte'],
])('%i:%i is %s', (hour, minute, expected) => {
  expect(toTimeOfDay(new Date(2026, 10, 26, hour, minute))).toBe(expected);
});

it.each([
  [23, 30, 'notte', '2026-11-26'],
  [23, 30, 'sera', '2026-11-26'],
  [0, 0, 'notte', '2026-11-26'],
  [0, 5, 'sera', '2026-11-25'],
  [3, 0, 'notte', '2026-11-26'],
  [3, 0, 'sera', '2026-11-25'],
  [3, 0, 'mattina', '2026-11-25'],
  [5, 0, 'mattina', '2026-11-26'],
  [9, 0, 'notte', '2026-11-26'],
  [9, 0, 'pomeriggio', '2026-11-25'],
  [12, 0, 'pomeriggio', '2026-11-26'],
] as const)('at %i:%i a pain of the %s was on %s', (hour, minute, time, expected) => {
  expect(dayOfTime(time, new Date(2026, 10, 26, hour, minute))).toBe(expected);
});

it('finds the day before the first of a month', () => {
  expect(dayOfTime('sera', new Date(2027, 0, 1, 3))).toBe('2026-12-31');
});

it('proposes a part of the day that has begun', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(2026, 10, 26, hour);
    expect(dayOfTime(toTimeOfDay(now), now)).toBe('2026-11-26');
  }
});
