import { describe, expect, expectTypeOf, test } from 'vitest';
import { it } from '../../locales/it.ts';
import { describeResult } from '../../registry.ts';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type IbwDevineInputs, ibwDevine, ibwDevineFormula } from './ibw-devine.ts';
import vectors from './ibw-devine.vectors.json' with { type: 'json' };

const given: IbwDevineInputs = { heightCm: 177.8, sex: 'male' };
const weight = (inputs: IbwDevineInputs) => expectSuccess(ibwDevine(inputs)).outputs.ibwKg.value;

testVectors(vectors, (inputs: IbwDevineInputs) => ibwDevine(inputs));

testRefusals(ibwDevine, given, {
  limits: [
    ['heightCm', 120, 119.9, 'hard'],
    ['heightCm', 220, 220.1, 'usual'],
    ['heightCm', 280, 280.1, 'hard'],
  ],
});

describe.each(['female', 'male'] as const)('%s', (sex) => {
  testMonotonic(weight, { ...given, sex }, { heightCm: [120, 220, 'up'] });
});

test('warns below 60 inches', () => {
  const warning = { code: 'population', path: 'heightCm', params: { min: 152.4, unit: 'cm' } };
  expect(expectSuccess(ibwDevine({ ...given, heightCm: 152.3 })).warnings).toEqual([warning]);
  expect(expectSuccess(ibwDevine({ ...given, heightCm: 152.4 })).warnings).toEqual([]);
  expect(describeResult(ibwDevine({ ...given, heightCm: 150 }), it)).toContain(
    'Altezza: il calcolo vale da 152,4 cm in su.',
  );
});

test('equals the formula with one decimal and explains the computation', () => {
  expect(weight(given)).toBe(ibwDevineFormula(177.8, false));
  const { outputs, explanation } = expectSuccess(ibwDevine({ ...given, sex: 'female' }, { explain: true }));
  // By hand: 45.5 + 2.3 × 10 = 68.5.
  expect(outputs.ibwKg).toMatchObject({ rounded: 68.5, decimals: 1, unit: 'kg' });
  expect(explanation?.substituted).toBe('45.5 + 2.3 * (177.8 / 2.54 - 60)');
});

test('types', () => {
  expectTypeOf(expectSuccess(ibwDevine(given)).outputs).toEqualTypeOf<{ ibwKg: Output }>();
  // @ts-expect-error an unknown sex has no equation
  expect(ibwDevine({ ...given, sex: 'unknown' }).ok).toBe(false);
});
