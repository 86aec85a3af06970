import { expect, it } from 'vitest';
import { wallTime } from './wall-time.ts';

it('returns local date and time', () => {
  const moment = new Date(2026, 2, 5, 0, 7);
  expect(wallTime(moment.toISOString())).toBe('2026-03-05T00:07');
});
