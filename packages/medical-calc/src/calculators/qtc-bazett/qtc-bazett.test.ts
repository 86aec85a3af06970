import { expect, expectTypeOf, test } from 'vitest';
import { testQtc } from '../../testing/qtc.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type QtcBazettInputs, qtcBazett, qtcBazettFormula } from './qtc-bazett.ts';
import vectors from './qtc-bazett.vectors.json' with { type: 'json' };

testVectors(vectors, (inputs: QtcBazettInputs) => qtcBazett(inputs));
// By hand: 400 / sqrt(0.8) = 447.2.
testQtc(qtcBazett, { formula: qtcBazettFormula(400, 75), rounded: 447, substituted: '400 / sqrt(60 / 75)' });

test('types', () => {
  expectTypeOf(expectSuccess(qtcBazett({ qtMs: 400, heartRate: 75 })).outputs).toEqualTypeOf<{ qtcMs: Output }>();
  // @ts-expect-error the rate has no default
  expect(qtcBazett({ qtMs: 400 }).ok).toBe(false);
});
