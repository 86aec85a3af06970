// Each test vector names its publication and the printed precision.
import { describe, expect, test } from 'vitest';
import type { AnyOutput, Result } from '../types.ts';

/** Exact without a tolerance: a score, a class, a gap (`null`). */
type Expected = { value: number; tolerance?: number; band?: string } | { value: string } | { value: null };

export interface Vector<Inputs> {
  source: string;
  inputs: Inputs;
  /** The tolerance is half a unit of the last printed digit, unless the source states why it is larger. */
  outputs: Record<string, Expected>;
}

/** JSON has no literal types; the calculator checks the inputs at run time. */
type Loose<Inputs> = { [Key in keyof Inputs]: unknown };

export function testVectors<Inputs extends object>(
  vectors: readonly Vector<Loose<Inputs>>[],
  calculate: (inputs: Inputs) => Result,
): void {
  describe('published values', () => {
    test('there are at least five, each with its source', () => {
      expect(vectors.length).toBeGreaterThanOrEqual(5);
      expect(vectors.filter(({ source }) => source.trim().length < 20)).toEqual([]);
      expect(new Set(vectors.map(({ inputs }) => JSON.stringify(inputs))).size).toBe(vectors.length);
    });

    for (const { source, inputs, outputs } of vectors) {
      test(source, () => {
        const result = calculate(inputs as Inputs);
        if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.errors)}`);
        for (const [key, expected] of Object.entries(outputs)) expectOutput(key, result.outputs[key], expected);
      });
    }
  });
}

function expectOutput(key: string, output: AnyOutput | undefined, expected: Expected): void {
  if (typeof expected.value !== 'number') {
    expect(output?.value, key).toBe(expected.value);
    return;
  }
  const { value, tolerance = 0, band } = { band: undefined, ...expected };
  const found = typeof output?.value === 'number' ? output.value : Number.NaN;
  expect(Math.abs(found - value), `${key} = ${output?.value}`).toBeLessThanOrEqual(tolerance);
  if (band !== undefined) expect(output).toMatchObject({ band });
}
