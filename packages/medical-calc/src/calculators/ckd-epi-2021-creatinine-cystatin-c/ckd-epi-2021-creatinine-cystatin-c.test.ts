import { expect, expectTypeOf, test } from 'vitest';
import type { GfrBand } from '../../checks/kidney.ts';
import { testGfr } from '../../testing/gfr.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type CkdEpi2021CreatinineCystatinCInputs,
  ckdEpi2021CreatinineCystatinC,
  ckdEpi2021CreatinineCystatinCFormula,
} from './ckd-epi-2021-creatinine-cystatin-c.ts';
import vectors from './ckd-epi-2021-creatinine-cystatin-c.vectors.json' with { type: 'json' };

const given: CkdEpi2021CreatinineCystatinCInputs = {
  creatinine: { value: 1.4, unit: 'mg/dL' },
  cystatinCMgL: 1.2,
  age: 60,
  sex: 'male',
};

testVectors(vectors, (inputs: CkdEpi2021CreatinineCystatinCInputs) => ckdEpi2021CreatinineCystatinC(inputs));
// covers V-85
testGfr(ckdEpi2021CreatinineCystatinC, given, {
  formula: ckdEpi2021CreatinineCystatinCFormula(1.4, 1.2, 60, false),
  substituted:
    '135 * min(1.4 / 0.9, 1)^(-0.144) * max(1.4 / 0.9, 1)^-0.544 * min(1.2 / 0.8, 1)^-0.323 * max(1.2 / 0.8, 1)^-0.778 * 0.9961^60 * 1',
});

test('types', () => {
  expectTypeOf(expectSuccess(ckdEpi2021CreatinineCystatinC(given)).outputs.egfr).toEqualTypeOf<Output<GfrBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(ckdEpi2021CreatinineCystatinC({ ...given, sex: 'unknown' }).ok).toBe(false);
  // @ts-expect-error a bare number has no unit
  expect(ckdEpi2021CreatinineCystatinC({ ...given, creatinine: 1.2 }).ok).toBe(false);
});
