import { expect, it } from 'vitest';
import { fittingEnd } from './period.ts';

it('an end before the start is the start, until a start comes that fits', () => {
  expect(fittingEnd('2026-11-10', '2026-11-01')).toEqual({ end: '2026-11-10', refused: '2026-11-01' });
  expect(fittingEnd('2026-11-05', '2026-11-01')).toEqual({ end: '2026-11-05', refused: '2026-11-01' });
  expect(fittingEnd('2026-10-15', '2026-11-01')).toEqual({ end: '2026-11-01', refused: undefined });
  expect(fittingEnd('2026-11-01', '2026-11-01').refused).toBeUndefined();
});

it('what is no day yet is left alone', () => {
  expect(fittingEnd('2026-11-10', '')).toEqual({ end: '', refused: undefined });
  expect(fittingEnd('', '2026-11-01')).toEqual({ end: '2026-11-01', refused: undefined });
});
