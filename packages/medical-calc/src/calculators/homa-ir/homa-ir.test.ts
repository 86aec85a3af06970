import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type HomaIrInputs, homaIr, homaIrFormula } from './homa-ir.ts';
import vectors from './homa-ir.vectors.json' with { type: 'json' };

const given: HomaIrInputs = { insulinMicroUPerMl: 10, glucose: { value: 90, unit: 'mg/dL' } };
const index = (inputs: HomaIrInputs) => expectSuccess(homaIr(inputs)).outputs.homaIr.value;

testVectors(vectors, (inputs: HomaIrInputs) => homaIr(inputs));

testRefusals(homaIr, given, {
  limits: [
    ['insulinMicroUPerMl', 0.1, 0.09, 'hard'],
    ['insulinMicroUPerMl', 1, 0.9, 'usual'],
    ['insulinMicroUPerMl', 300, 301, 'usual'],
    ['insulinMicroUPerMl', 1000, 1001, 'hard'],
    // 5 mmol/L typed as mg/dL, and 70 mg/dL typed as mmol/L, cannot be.
    ['glucose', { value: 20, unit: 'mg/dL' }, { value: 5, unit: 'mg/dL' }, 'hard'],
    ['glucose', { value: 55, unit: 'mmol/L' }, { value: 70, unit: 'mmol/L' }, 'hard'],
    ['glucose', { value: 40, unit: 'mg/dL' }, { value: 39, unit: 'mg/dL' }, 'usual'],
    ['glucose', { value: 400, unit: 'mg/dL' }, { value: 401, unit: 'mg/dL' }, 'usual'],
  ],
});

testMonotonic(index, given, { insulinMicroUPerMl: [1, 300, 'up'], glucose: [40, 400, 'up'] });
testUnits(index, given, 'glucose', 'glucose', ['mg/dL', 'mmol/L'], [40, 399]);

describe('display', () => {
  test('two decimals, no unit', () => {
    // By hand: 10 × 90 / 405 = 2.222…
    const { homaIr: shown } = expectSuccess(homaIr(given)).outputs;
    expect(shown).toMatchObject({ rounded: 2.22, decimals: 2 });
    expect(shown).not.toHaveProperty('unit');
  });

  test('agrees with the divisor 22.5 of the paper in mmol/L to a thousandth', () => {
    const molar = index({ ...given, glucose: { value: 5, unit: 'mmol/L' } });
    expect(molar / ((10 * 5) / 22.5)).toBeCloseTo(1, 2);
  });
});

test('equals the formula and explains the computation', () => {
  expect(index(given)).toBe(homaIrFormula(10, 90));
  expect(expectSuccess(homaIr(given, { explain: true })).explanation?.substituted).toBe('10 * 90 / 405');
});

test('types', () => {
  expectTypeOf(expectSuccess(homaIr(given)).outputs).toEqualTypeOf<{ homaIr: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(homaIr({ ...given, glucose: 90 }).ok).toBe(false);
});
