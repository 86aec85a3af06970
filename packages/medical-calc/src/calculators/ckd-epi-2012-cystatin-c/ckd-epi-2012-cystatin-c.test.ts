import { expect, expectTypeOf, test } from 'vitest';
import type { GfrBand } from '../../checks/kidney.ts';
import { testGfr } from '../../testing/gfr.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import {
  type CkdEpi2012CystatinCInputs,
  ckdEpi2012CystatinC,
  ckdEpi2012CystatinCFormula,
} from './ckd-epi-2012-cystatin-c.ts';
import vectors from './ckd-epi-2012-cystatin-c.vectors.json' with { type: 'json' };

const given: CkdEpi2012CystatinCInputs = { cystatinCMgL: 1.2, age: 60, sex: 'female' };

testVectors(vectors, (inputs: CkdEpi2012CystatinCInputs) => ckdEpi2012CystatinC(inputs));
testGfr(ckdEpi2012CystatinC, given, {
  formula: ckdEpi2012CystatinCFormula(1.2, 60, true),
  substituted: '133 * min(1.2 / 0.8, 1)^-0.499 * max(1.2 / 0.8, 1)^-1.328 * 0.996^60 * 0.932',
});

test('types', () => {
  expectTypeOf(expectSuccess(ckdEpi2012CystatinC(given)).outputs.egfr).toEqualTypeOf<Output<GfrBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(ckdEpi2012CystatinC({ ...given, sex: 'unknown' }).ok).toBe(false);
});
