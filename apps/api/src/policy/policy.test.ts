import { describe, expect, test } from 'vitest';
import { ageOn } from './age.ts';
import { features } from './features.ts';
import { isRestorable } from './restoring.ts';
import { isAlive } from './session.ts';
import { type Attempts, addFailure, retryDelay, rules } from './throttle.ts';

describe('age', () => {
  test.each([
    ['1984-03-12', '2026-03-11', 41],
    ['1984-03-12', '2026-03-12', 42],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2004-02-29', '2028-02-29', 24],
    ['2026-03-12', '2026-03-12', 0],
  ])('born %s is on %s %i years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

test('features have the names that roles use', () => {
  const of = (what: string) => [`aggiungi${what}`, `modifica${what}`];
  expect([...features].sort()).toEqual(
    [
      ...['esame', 'taccuino', 'diagnosi', 'visite', 'farmaci', 'file', 'vaccini', 'altro'].flatMap(of),
      ...['spostaEsame', 'spostaDiagnosi', 'spostaFarmaci', 'calcolatrice', 'admin'],
    ].sort(),
  );
});

test.each([
  ['2026-02-19T11:00:00.000Z', true],
  ['2026-02-19T10:59:59.999Z', false],
  ['2026-03-21T11:00:00.000Z', true],
])('what was deleted at %s can be restored thirty days later: %s', (deletedAt, restorable) => {
  expect(isRestorable(deletedAt, Date.parse('2026-03-21T11:00:00.000Z'))).toBe(restorable);
});

describe('a session', () => {
  const alive = { expires: 1000, lastSeen: 500, revoked: false };
  // covers T-05
  test.each([
    ['lives', {}, 600, true],
    ['lives until its end', { lastSeen: 950 }, 999, true],
    ['ends at its end, in whatever use it is', { lastSeen: 950 }, 1000, false],
    ['lives to the last moment of silence', {}, 600, true],
    ['ends after silence', {}, 601, false],
    ['ends when revoked', { revoked: true }, 501, false],
    ['lives on a server whose clock is a little behind', { lastSeen: 500 + 60_000 }, 500, true],
    ['ends when it is of a clock that was wrong', { expires: 9_000_000, lastSeen: 500 + 60_001 }, 500, false],
  ])('%s', (_, change, now, expected) => {
    expect(isAlive({ ...alive, ...change }, 100, now)).toBe(expected);
  });
});

describe('delays', () => {
  const fail = (times: number, rule = rules.pair): Attempts => {
    let attempts: Attempts | undefined;
    for (let i = 0; i < times; i++) attempts = addFailure(rule, attempts, 0);
    return attempts ?? { failures: 0, last: 0 };
  };
  test.each(Object.entries(rules))('%s: some failures are free, then delays double up to the maximum', (_, rule) => {
    expect(retryDelay(rule, undefined, 0)).toBe(0);
    expect(retryDelay(rule, fail(rule.free - 1, rule), 0)).toBe(0);
    expect(retryDelay(rule, fail(rule.free, rule), 0)).toBe(rule.first);
    expect(retryDelay(rule, fail(rule.free + 3, rule), 0)).toBe(rule.first * 8);
    expect(retryDelay(rule, fail(rule.free + 500, rule), 0)).toBe(rule.maxDelay);
  });
  test.each(Object.entries(rules))('%s: no number of failures exceeds the maximum delay', (_, rule) => {
    const { failures } = fail(rule.free + 500, rule);
    expect(retryDelay(rule, { failures, last: 0 }, rule.maxDelay)).toBe(0);
  });
  test('failures are forgotten', () => {
    const attempts = fail(8);
    const later = attempts.last + 4 * rules.pair.forget;
    expect(retryDelay(rules.pair, attempts, later)).toBe(0);
    expect(addFailure(rules.pair, attempts, later)).toEqual({ failures: 5, last: later });
  });
  test('a clock that goes back slightly forgets nothing', () => {
    expect(retryDelay(rules.pair, { failures: 5, last: 10_000 }, 0)).toBe(11_000);
  });
  test('failures in the future count without extending the delay', () => {
    const failed = { failures: 50, last: 365 * 86_400_000 };
    expect(retryDelay(rules.pair, failed, 0)).toBe(0);
    expect(retryDelay(rules.pair, addFailure(rules.pair, failed, 0), 0)).toBe(rules.pair.maxDelay);
  });
});
