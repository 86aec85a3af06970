import { describe, expect, it } from 'vitest';
import { newReading, ranges, readBody, validNumber } from './body.ts';

const reading = (data_rilevazione: string, parametro_peso: unknown, parametro_altezza: unknown) => ({
  parametro_peso,
  parametro_altezza,
  data_rilevazione,
});

describe('the body of the record', () => {
  it('is empty without readings', () => {
    expect(readBody({})).toMatchObject({ weightKg: '', heightCm: '', creatinine: '', measured: {} });
    expect(readBody({ tbl_parametri_vitalis: [] })).toMatchObject({ weightKg: '', heightCm: '' });
  });

  it('takes each value and its date from the newest reading that has it', () => {
    const tbl_parametri_vitalis = [reading('2026-11-18', 72.5, null), reading('2024-03-09', '75', '170')];
    expect(readBody({ tbl_parametri_vitalis })).toMatchObject({
      weightKg: 72.5,
      heightCm: 170,
      measured: { weightKg: '2026-11-18', heightCm: '2024-03-09' },
    });
  });

  it('is empty for an invalid reading', () => {
    expect(readBody({ tbl_parametri_vitalis: [reading('2026-11-18', 'molto', 170)] }).weightKg).toBe('');
    expect(readBody({ tbl_parametri_vitalis: [reading('2026-11-18', 0, 170)] }).weightKg).toBe('');
  });
});

describe('newReading', () => {
  const recorded = readBody({ tbl_parametri_vitalis: [reading('2026-11-18', 72.5, 170)] });

  it.each([
    ['nothing new', {}, undefined],
    ['another weight', { weightKg: 71 }, { weightKg: 71 }],
    ['another height', { heightCm: 171 }, { heightCm: 171 }],
    ['both', { weightKg: 71, heightCm: 171 }, { weightKg: 71, heightCm: 171 }],
    ['a number that is not finished', { weightKg: '7x' }, undefined],
    ['a weight outside of the range', { weightKg: 4, heightCm: 171 }, { heightCm: 171 }],
    ['an emptied field', { weightKg: '' }, undefined],
  ])('%s', (_, change, expected) => {
    expect(newReading({ ...recorded, ...change }, recorded)).toEqual(expected);
  });
});

// covers V-86 V-87 V-88
it.each([
  [ranges.weightKg, 5, 400],
  [ranges.heightCm, 50, 220],
  [ranges.creatinine, 0.1, 13],
])('%j includes both ends', (range, min, max) => {
  expect([min, max].map((value) => validNumber(value, range))).toEqual([min, max]);
  expect([min - 0.01, max + 0.01, '', '7x'].map((value) => validNumber(value, range))).toEqual(
    Array(4).fill(undefined),
  );
});
