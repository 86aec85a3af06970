import { expect, it } from 'vitest';
import { toLocalDateTime } from './local-date-time.ts';

it('returns local date and time', () => {
  const moment = new Date(2026, 2, 5, 0, 7);
  expect(toLocalDateTime(moment.toISOString())).toBe('2026-03-05T00:07');
});
