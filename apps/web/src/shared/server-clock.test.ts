import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from './formats/formats.ts';
import { readServerDate, serverNow } from './server-clock.ts';

const there = Date.parse('2026-03-12T10:00:00Z');
const answer = (date?: string) => new Response(null, date === undefined ? {} : { headers: { date } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  readServerDate(answer(new Date().toUTCString()));
  vi.useRealTimers();
});

it.each([
  ['three days ahead', 3 * 86_400_000],
  ['a day behind', -86_400_000],
])('corrects a clock that is %s', (_words, wrong) => {
  vi.setSystemTime(there + wrong);
  expect(today()).not.toBe('2026-03-12');
  readServerDate(answer(new Date(there).toUTCString()));
  expect(serverNow().getTime()).toBe(there);
  expect(today()).toBe('2026-03-12');
});

it('ignores latency and a missing date', () => {
  vi.setSystemTime(there + 20_000);
  readServerDate(answer(new Date(there).toUTCString()));
  expect(serverNow().getTime()).toBe(there + 20_000);
  readServerDate(answer());
  expect(serverNow().getTime()).toBe(there + 20_000);
});
