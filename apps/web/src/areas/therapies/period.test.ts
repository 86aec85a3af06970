import { expect, it } from 'vitest';
import { limitEnd } from './period.ts';

it('an end before the start becomes the start, until a fitting start is entered', () => {
  expect(limitEnd('2026-11-10', '2026-11-01')).toEqual({ end: '2026-11-10', refused: '2026-11-01' });
  expect(limitEnd('2026-11-05', '2026-11-01')).toEqual({ end: '2026-11-05', refused: '2026-11-01' });
  expect(limitEnd('2026-10-15', '2026-11-01')).toEqual({ end: '2026-11-01', refused: undefined });
  expect(limitEnd('2026-11-01', '2026-11-01').refused).toBeUndefined();
});

it('ignores incomplete dates', () => {
  expect(limitEnd('2026-11-10', '')).toEqual({ end: '', refused: undefined });
  expect(limitEnd('', '2026-11-01')).toEqual({ end: '2026-11-01', refused: undefined });
});
