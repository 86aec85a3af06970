import { describe, expect, test } from 'vitest';
import { addFailure, removeLastFailure, retryDelay, rules } from './throttle.ts';

test.each(
  Object.entries({
    pair: [5, 1, 900, 300],
    address: [60, 1, 60, 20],
    account: [50, 1, 60, 60],
    requests: [60, 1, 60, 10],
    messages: [10, 60, 3600, 360],
    codes: [5, 15, 900, 900],
    letters: [5, 60, 3600, 3600],
  }),
)('%s: %j', (name, [free, ...seconds]) => {
  const [first, maxDelay, forget] = seconds.map((value) => value * 1000);
  expect(rules[name as keyof typeof rules]).toEqual({ free, first, maxDelay, forget });
});

describe('a rule', () => {
  const rule = { free: 2, first: 1000, maxDelay: 5000, forget: 60_000 };
  const wait = (failures: number, now: number, last = 100_000) => retryDelay(rule, { failures, last }, now);

  test('doubles the delay after the free failures up to the maximum', () => {
    expect([1, 2, 3, 4, 5, 3000].map((failures) => wait(failures, 100_000))).toEqual([0, 1000, 2000, 4000, 5000, 5000]);
  });

  test('counts the delay from the last failure, never below zero', () => {
    expect([100_001, 101_999, 102_000, 102_001].map((now) => wait(3, now))).toEqual([1999, 1, 0, 0]);
  });

  test('accepts a failure up to a minute ahead of the clock', () => {
    expect([40_000, 39_999].map((now) => wait(2, now))).toEqual([61_000, 0]);
  });

  test('forgets one failure at a time, never below zero', () => {
    const failures = (now: number) => addFailure(rule, { failures: 3, last: 0 }, now).failures;
    expect([0, 59_999, 60_000, 120_000, 180_000, 900_000].map(failures)).toEqual([4, 4, 3, 2, 1, 1]);
    expect(addFailure(rule, undefined, 7)).toEqual({ failures: 1, last: 7 });
  });
});

test('a success removes one failure, never below zero', () => {
  expect(removeLastFailure({ failures: 3, last: 7 })).toEqual({ failures: 2, last: 7 });
  expect(removeLastFailure({ failures: 0, last: 7 })).toEqual({ failures: 0, last: 7 });
});
