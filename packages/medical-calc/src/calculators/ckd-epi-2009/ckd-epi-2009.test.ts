import { expect, expectTypeOf, test } from 'vitest';
import type { GfrBand } from '../../checks/kidney.ts';
import { testGfr, testRaceFactor } from '../../testing/gfr.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type CkdEpi2009Inputs, ckdEpi2009, ckdEpi2009Formula } from './ckd-epi-2009.ts';
import vectors from './ckd-epi-2009.vectors.json' with { type: 'json' };

const given: CkdEpi2009Inputs = { creatinine: { value: 1.4, unit: 'mg/dL' }, age: 60, sex: 'male' };

// covers K-81 K-82
testVectors(vectors, (inputs: CkdEpi2009Inputs) => ckdEpi2009(inputs));
// covers V-85 K-81 K-82
testGfr(ckdEpi2009, given, {
  formula: ckdEpi2009Formula(1.4, 60, false),
  substituted: '141 * min(1.4 / 0.9, 1)^(-0.411) * max(1.4 / 0.9, 1)^-1.209 * 0.993^60 * 1 * 1',
});
// covers K-81
testRaceFactor(ckdEpi2009, given, 1.159);

test('conflict 5: the conventional set, κ 0.7 for women and 0.9 for men, α negative', () => {
  // covers K-81 K-82
  // Levey 2009, table: 144 × (Scr/0.7)^-0.329 for women up to 0.7 mg/dL, 141 × (Scr/0.9)^-0.411 for men up to 0.9.
  const at = (sex: 'female' | 'male', value: number) =>
    expectSuccess(ckdEpi2009({ creatinine: { value, unit: 'mg/dL' }, age: 40, sex })).outputs.egfr.value;
  expect(at('female', 0.5)).toBeCloseTo(143.538 * (0.5 / 0.7) ** -0.329 * 0.993 ** 40, 6);
  expect(at('male', 0.5)).toBeCloseTo(141 * (0.5 / 0.9) ** -0.411 * 0.993 ** 40, 6);
  expect(at('female', 0.3)).toBeGreaterThan(at('female', 0.7));
});

test('types', () => {
  expectTypeOf(expectSuccess(ckdEpi2009(given)).outputs.egfr).toEqualTypeOf<Output<GfrBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(ckdEpi2009({ ...given, sex: 'unknown' }).ok).toBe(false);
  // @ts-expect-error a text is not an answer
  expect(ckdEpi2009({ ...given, black: 'yes' }).ok).toBe(false);
  // @ts-expect-error a bare number has no unit
  expect(ckdEpi2009({ ...given, creatinine: 1.2 }).ok).toBe(false);
});
