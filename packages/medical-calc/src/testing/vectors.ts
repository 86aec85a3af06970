// Expected values come from outside: each vector names where it was published, and how exactly.
import { describe, expect, test } from 'vitest';
import type { Result } from '../types.ts';

export interface Vector<Inputs> {
  /** Where it was published, close enough to find it again. */
  source: string;
  inputs: Inputs;
  /** The tolerance is half a unit of the last printed digit, unless the source says why it is more. */
  outputs: Record<string, { value: number; tolerance: number; band?: string }>;
}

export function testVectors<Inputs>(vectors: Vector<Inputs>[], calculate: (inputs: Inputs) => Result): void {
  describe('published values', () => {
    test('there are at least five, each with its source', () => {
      expect(vectors.length).toBeGreaterThanOrEqual(5);
      expect(vectors.filter(({ source }) => source.trim().length < 20)).toEqual([]);
      expect(new Set(vectors.map(({ inputs }) => JSON.stringify(inputs))).size).toBe(vectors.length);
    });

    for (const { source, inputs, outputs } of vectors) {
      test(source, () => {
        const result = calculate(inputs);
        if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.errors)}`);
        for (const [key, { value, tolerance, band }] of Object.entries(outputs)) {
          const output = result.outputs[key];
          expect(Math.abs((output?.value ?? Number.NaN) - value), `${key} = ${output?.value}`).toBeLessThanOrEqual(
            tolerance,
          );
          if (band !== undefined) expect(output?.band).toBe(band);
        }
      });
    }
  });
}
