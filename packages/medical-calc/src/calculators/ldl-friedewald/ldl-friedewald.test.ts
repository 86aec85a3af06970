import { expect, expectTypeOf, test } from 'vitest';
import { en } from '../../locales/en.ts';
import { it } from '../../locales/it.ts';
import { describeResult } from '../../registry.ts';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectRefusal, expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { ldlFriedewaldDefinition } from './ldl-friedewald.about.ts';
import { type LdlFriedewaldInputs, ldlFriedewald, ldlFriedewaldFormula } from './ldl-friedewald.ts';
import vectors from './ldl-friedewald.vectors.json' with { type: 'json' };

const given: LdlFriedewaldInputs = {
  totalCholesterol: { value: 200, unit: 'mg/dL' },
  hdl: { value: 50, unit: 'mg/dL' },
  triglycerides: { value: 150, unit: 'mg/dL' },
};
const ldl = (inputs: LdlFriedewaldInputs) => expectSuccess(ldlFriedewald(inputs)).outputs.ldlMgDl.value;

testVectors(vectors, (inputs: LdlFriedewaldInputs) => ldlFriedewald(inputs));

testRefusals(ldlFriedewald, given, {
  limits: [
    ['totalCholesterol', { value: 400, unit: 'mg/dL' }, { value: 401, unit: 'mg/dL' }, 'usual'],
    ['totalCholesterol', { value: 1500, unit: 'mg/dL' }, { value: 1501, unit: 'mg/dL' }, 'hard'],
    ['hdl', { value: 15, unit: 'mg/dL' }, { value: 14, unit: 'mg/dL' }, 'usual'],
    ['hdl', { value: 4, unit: 'mg/dL' }, { value: 1.3, unit: 'mg/dL' }, 'hard'],
    ['triglycerides', { value: 399.9, unit: 'mg/dL' }, { value: 400, unit: 'mg/dL' }, 'population'],
    ['triglycerides', { value: 4.5, unit: 'mmol/L' }, { value: 4.52, unit: 'mmol/L' }, 'population'],
    ['triglycerides', { value: 399, unit: 'mg/dL' }, { value: 10_000, unit: 'mg/dL' }, 'population'],
    ['triglycerides', { value: 4, unit: 'mmol/L' }, { value: 150, unit: 'mmol/L' }, 'hard'],
    ['triglycerides', { value: 20, unit: 'mg/dL' }, { value: 19, unit: 'mg/dL' }, 'usual'],
    ['triglycerides', { value: 5, unit: 'mg/dL' }, { value: 1.5, unit: 'mg/dL' }, 'hard'],
  ],
});

testMonotonic(ldl, given, {
  totalCholesterol: [210, 400, 'up'],
  hdl: [15, 120, 'down'],
  triglycerides: [20, 390, 'down'],
});
testUnits(ldl, given, 'totalCholesterol', 'cholesterol', ['mg/dL', 'mmol/L'], [120, 399]);
testUnits(ldl, given, 'triglycerides', 'triglycerides', ['mg/dL', 'mmol/L'], [20, 399]);

test('reports a conflict for values without a remainder', () => {
  // 110 - 80 - 150 / 5 = 0.
  const total = (value: number) => ({
    ...given,
    hdl: { value: 80, unit: 'mg/dL' as const },
    totalCholesterol: { value, unit: 'mg/dL' as const },
  });
  expect(expectRefusal(ldlFriedewald(total(110))).errors).toEqual([
    { code: 'conflict', path: 'totalCholesterol', params: { with: 'hdl, triglycerides' } },
  ]);
  expect(ldlFriedewald(total(111)).ok).toBe(true);
});

test('refuses too many triglycerides with the reason', () => {
  for (const value of [400, 450]) {
    const result = ldlFriedewald({ ...given, triglycerides: { value, unit: 'mg/dL' } });
    expect(describeResult(result, it).split('\n').slice(1)).toEqual([
      'Trigliceridi: da 400 mg/dL (4,5 mmol/L) in su la formula non vale. Il colesterolo LDL va misurato direttamente.',
    ]);
    expect(describeResult(result, en)).toMatch(
      /equation does not apply\. LDL cholesterol must be measured directly\.$/,
    );
  }
  expect(ldlFriedewaldDefinition.inputs.triglycerides.usual).toEqual([20, 400]);
});

test('equals the formula in whole numbers and explains the computation', () => {
  expect(ldl(given)).toBe(ldlFriedewaldFormula(200, 50, 150));
  const { outputs, explanation } = expectSuccess(ldlFriedewald(given, { explain: true }));
  expect(outputs.ldlMgDl).toMatchObject({ rounded: 120, decimals: 0, unit: 'mg/dL' });
  expect(explanation?.substituted).toBe('200 - 50 - 150 / 5');
});

test('types', () => {
  expectTypeOf(expectSuccess(ldlFriedewald(given)).outputs).toEqualTypeOf<{ ldlMgDl: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(ldlFriedewald({ ...given, hdl: 50 }).ok).toBe(false);
});
