import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { type Analyte, amounts, convert, type UnitOf } from './units.ts';

test.each<[number, number]>([
  // Inker 2021 and KDIGO convert creatinine with 88.4; laboratories print 1.20 mg/dL as 106 µmol/L.
  [106, 1.2],
  [88.4, 1],
])('creatinine: %d umol/L is %d mg/dL', (micromoles, milligrams) => {
  expect(convert('creatinine', { value: micromoles, unit: 'umol/L' }, 'mg/dL')).toBeCloseTo(milligrams, 2);
});

test('cholesterol 200 mg/dL is 5.17 mmol/L, glucose 126 mg/dL is 7.0 mmol/L (as guidelines print them)', () => {
  expect(convert('cholesterol', { value: 200, unit: 'mg/dL' }, 'mmol/L')).toBeCloseTo(5.17, 2);
  expect(convert('glucose', { value: 126, unit: 'mg/dL' }, 'mmol/L')).toBeCloseTo(7.0, 1);
});

test('a pound is exactly 0.45359237 kg and an inch 2.54 cm', () => {
  expect(convert('weight', { value: 1, unit: 'lb' }, 'kg')).toBe(0.45359237);
  expect(convert('height', { value: 10, unit: 'in' }, 'cm')).toBe(25.4);
});

test('there and back again is the same amount', () => {
  const analytes = Object.keys(amounts) as Analyte[];
  fc.assert(
    fc.property(fc.constantFrom(...analytes), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (analyte, value) => {
      const units = Object.keys(amounts[analyte]) as UnitOf<typeof analyte>[];
      for (const from of units) {
        for (const to of units) {
          const there = convert(analyte, { value, unit: from }, to);
          expect(convert(analyte, { value: there, unit: to }, from) / value).toBeCloseTo(1, 12);
        }
      }
    }),
  );
});

test('a unit of another analyte gives no number', () => {
  const foreign = 'g/L' as UnitOf<'creatinine'>;
  expect(convert('creatinine', { value: 1, unit: foreign }, 'mg/dL')).toBeNaN();
  expect(convert('creatinine', { value: 1, unit: 'mg/dL' }, 'toString' as UnitOf<'creatinine'>)).toBeNaN();
  expectTypeOf<UnitOf<'creatinine'>>().toEqualTypeOf<'mg/dL' | 'umol/L'>();
});
