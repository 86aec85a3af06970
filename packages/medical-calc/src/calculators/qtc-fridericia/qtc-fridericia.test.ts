import { expect, expectTypeOf, test } from 'vitest';
import { testQtc } from '../../testing/qtc.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type QtcFridericiaInputs, qtcFridericia, qtcFridericiaFormula } from './qtc-fridericia.ts';
import vectors from './qtc-fridericia.vectors.json' with { type: 'json' };

testVectors(vectors, (inputs: QtcFridericiaInputs) => qtcFridericia(inputs));
// By hand: 400 / 0.8^(1/3) = 430.9.
testQtc(qtcFridericia, {
  formula: qtcFridericiaFormula(400, 75),
  rounded: 431,
  substituted: '400 / (60 / 75)^(1 / 3)',
});

test('types', () => {
  expectTypeOf(expectSuccess(qtcFridericia({ qtMs: 400, heartRate: 75 })).outputs).toEqualTypeOf<{ qtcMs: Output }>();
  // @ts-expect-error the rate has no default
  expect(qtcFridericia({ qtMs: 400 }).ok).toBe(false);
});
