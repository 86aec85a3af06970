import { expect, expectTypeOf, test } from 'vitest';
import type { GfrBand } from '../../checks/kidney.ts';
import { testGfr, testRaceFactor } from '../../testing/gfr.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type CkdEpi2012CreatinineCystatinCInputs,
  ckdEpi2012CreatinineCystatinC,
  ckdEpi2012CreatinineCystatinCFormula,
} from './ckd-epi-2012-creatinine-cystatin-c.ts';
import vectors from './ckd-epi-2012-creatinine-cystatin-c.vectors.json' with { type: 'json' };

const given: CkdEpi2012CreatinineCystatinCInputs = {
  creatinine: { value: 1.4, unit: 'mg/dL' },
  cystatinCMgL: 1.2,
  age: 60,
  sex: 'male',
};

testVectors(vectors, (inputs: CkdEpi2012CreatinineCystatinCInputs) => ckdEpi2012CreatinineCystatinC(inputs));
// covers V-85
testGfr(ckdEpi2012CreatinineCystatinC, given, {
  formula: ckdEpi2012CreatinineCystatinCFormula(1.4, 1.2, 60, false),
  substituted:
    '135 * min(1.4 / 0.9, 1)^(-0.207) * max(1.4 / 0.9, 1)^-0.601 * min(1.2 / 0.8, 1)^-0.375 * max(1.2 / 0.8, 1)^-0.711 * 0.995^60 * 1 * 1',
});
testRaceFactor(ckdEpi2012CreatinineCystatinC, given, 1.08);

test('types', () => {
  expectTypeOf(expectSuccess(ckdEpi2012CreatinineCystatinC(given)).outputs.egfr).toEqualTypeOf<Output<GfrBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(ckdEpi2012CreatinineCystatinC({ ...given, sex: 'unknown' }).ok).toBe(false);
  // @ts-expect-error a text is not an answer
  expect(ckdEpi2012CreatinineCystatinC({ ...given, black: 'yes' }).ok).toBe(false);
  // @ts-expect-error a bare number has no unit
  expect(ckdEpi2012CreatinineCystatinC({ ...given, creatinine: 1.2 }).ok).toBe(false);
});
