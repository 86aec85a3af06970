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

test.each<[Analyte, number, string, number, string, number]>([
  // As guidelines and laboratories print the pairs; the last number is the decimals they print.
  ['cholesterol', 200, 'mg/dL', 5.17, 'mmol/L', 2],
  ['cholesterol', 1.81, 'mmol/L', 70, 'mg/dL', 0],
  ['triglycerides', 150, 'mg/dL', 1.69, 'mmol/L', 2],
  ['triglycerides', 400, 'mg/dL', 4.52, 'mmol/L', 2],
  ['glucose', 126, 'mg/dL', 7.0, 'mmol/L', 1],
  ['glucose', 11.1, 'mmol/L', 200, 'mg/dL', 0],
  ['calcium', 10, 'mg/dL', 2.5, 'mmol/L', 2],
  ['bilirubin', 2, 'mg/dL', 34.2, 'umol/L', 1],
  ['bilirubin', 50, 'umol/L', 2.9, 'mg/dL', 1],
  ['urea-nitrogen', 7, 'mmol/L', 19.6, 'mg/dL', 1],
  ['albumin', 3.5, 'g/dL', 35, 'g/L', 0],
])('%s: %d %s is %d %s', (analyte, value, from, expected, to, decimals) => {
  const quantity = { value, unit: from as UnitOf<typeof analyte> };
  expect(convert(analyte, quantity, to as UnitOf<typeof analyte>)).toBeCloseTo(expected, decimals);
});

test('converts a pound to exactly 0.45359237 kg and an inch to 2.54 cm', () => {
  expect(convert('weight', { value: 1, unit: 'lb' }, 'kg')).toBe(0.45359237);
  expect(convert('height', { value: 10, unit: 'in' }, 'cm')).toBe(25.4);
});

test('converts back to the same amount', () => {
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

test('returns NaN for a unit of another analyte', () => {
  const foreign = 'g/L' as UnitOf<'creatinine'>;
  expect(convert('creatinine', { value: 1, unit: foreign }, 'mg/dL')).toBeNaN();
  expect(convert('creatinine', { value: 1, unit: 'mg/dL' }, 'toString' as UnitOf<'creatinine'>)).toBeNaN();
  expectTypeOf<UnitOf<'creatinine'>>().toEqualTypeOf<'mg/dL' | 'umol/L'>();
});
