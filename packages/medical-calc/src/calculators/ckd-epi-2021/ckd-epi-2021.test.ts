import { expect, expectTypeOf, test } from 'vitest';
import type { GfrBand } from '../../checks/kidney.ts';
import { testGfr } from '../../testing/gfr.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type CkdEpi2021Inputs, ckdEpi2021, ckdEpi2021Formula } from './ckd-epi-2021.ts';
import vectors from './ckd-epi-2021.vectors.json' with { type: 'json' };

const given: CkdEpi2021Inputs = { creatinine: { value: 1.4, unit: 'mg/dL' }, age: 60, sex: 'male' };

testVectors(vectors, (inputs: CkdEpi2021Inputs) => ckdEpi2021(inputs));
// covers V-85
testGfr(ckdEpi2021, given, {
  formula: ckdEpi2021Formula(1.4, 60, false),
  substituted: '142 * min(1.4 / 0.9, 1)^(-0.302) * max(1.4 / 0.9, 1)^-1.200 * 0.9938^60 * 1',
});

test('types', () => {
  expectTypeOf(expectSuccess(ckdEpi2021(given)).outputs.egfr).toEqualTypeOf<Output<GfrBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(ckdEpi2021({ ...given, sex: 'unknown' }).ok).toBe(false);
  // @ts-expect-error a bare number has no unit
  expect(ckdEpi2021({ ...given, creatinine: 1.2 }).ok).toBe(false);
});
