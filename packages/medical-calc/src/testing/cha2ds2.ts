import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorDefinition, Options, Output, Result } from '../types.ts';
import { testPoints } from './points.ts';
import { testRefusals } from './refusals.ts';
import { expectSuccess } from './results.ts';

const items = ['heartFailure', 'hypertension', 'diabetes', 'strokeTiaThromboembolism', 'vascularDisease'] as const;

type Cha2ds2Inputs = Record<(typeof items)[number], boolean> & { age: number; sex: 'female' | 'male' };

/** A man of 60 with no points. */
export const nothing: Cha2ds2Inputs = {
  heartFailure: false,
  hypertension: false,
  diabetes: false,
  strokeTiaThromboembolism: false,
  vascularDisease: false,
  age: 60,
  sex: 'male',
};

export function testCha2ds2(
  definition: CalculatorDefinition,
  calculate: (inputs: Cha2ds2Inputs, options?: Options) => Result<string, { score: Output }>,
): void {
  const score = (change: object) => expectSuccess(calculate({ ...nothing, ...change })).outputs.score.value;

  testPoints(definition, calculate as (inputs: Cha2ds2Inputs) => Result, nothing);
  testRefusals(calculate, nothing, {
    limits: [
      ['age', 18, 17.9, 'population'],
      ['age', 110, 111, 'usual'],
      ['age', 130, 131, 'hard'],
      ['sex', 'female', 'unknown', 'choice'],
    ],
  });

  test.each([
    [64, 0],
    [65, 1],
    [74, 1],
    [75, 2],
  ])('at %d the age gives %d', (age, points) => {
    expect(score({ age })).toBe(points);
  });

  test('never falls with one more yes or with more years', () => {
    const item = fc.constantFrom(...items);
    const age = fc.integer({ min: 18, max: 110 });
    fc.assert(
      fc.property(item, item, age, age, (first, second, one, other) => {
        const given = { [first]: true, age: Math.min(one, other) };
        expect(score({ ...given, [second]: true })).toBeGreaterThanOrEqual(score(given));
        expect(score({ ...given, age: Math.max(one, other) })).toBeGreaterThanOrEqual(score(given));
      }),
    );
  });
}
