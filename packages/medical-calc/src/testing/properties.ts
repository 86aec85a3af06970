import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Analyte, convert, type UnitOf } from '../units.ts';

type Course = readonly [min: number, max: number, direction: 'up' | 'down'];

/** Powers of adjacent numbers may be out of order in the last bit. */
const lastBits = 1e-12;

/** More of one input never lowers (`up`) or raises (`down`) the value. A quantity keeps the unit of `given`. */
export function testMonotonic<Inputs extends object>(
  value: (inputs: Inputs) => number,
  given: Inputs,
  courses: Partial<Record<keyof Inputs & string, Course>>,
  others: fc.Arbitrary<Partial<Inputs>> = fc.constant({}),
): void {
  const known = Object.entries<Course>(courses as Record<string, Course>);
  const numbers = fc.record(Object.fromEntries(known.map(([key, [min, max]]) => [key, between(min, max)])));

  describe('monotonicity', () => {
    test.each(known)('%s', (key, [min, max, direction]) => {
      fc.assert(
        fc.property(numbers, between(min, max), others, (at, other, rest) => {
          const [less, more] = [at[key] ?? min, other].sort((a, b) => a - b);
          const valueAt = (one: number | undefined) => value(put({ ...given, ...rest }, { ...at, [key]: one ?? min }));
          const change = valueAt(more) - valueAt(less);
          const slack = lastBits * Math.abs(valueAt(less));
          expect(direction === 'up' ? change : -change).toBeGreaterThanOrEqual(-slack);
        }),
      );
    });
  });
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

function put<Inputs extends object>(given: Inputs, numbers: Readonly<Record<string, number>>): Inputs {
  const inputs: Record<string, unknown> = Object.fromEntries(Object.entries(given));
  for (const [key, value] of Object.entries(numbers)) {
    const quantity = inputs[key];
    inputs[key] = typeof quantity === 'object' && quantity !== null ? { ...quantity, value } : value;
  }
  return inputs as Inputs;
}

export function testUnits<Inputs extends object, A extends Analyte>(
  value: (inputs: Inputs) => number,
  given: Inputs,
  key: keyof Inputs & string,
  analyte: A,
  [first, second]: readonly [UnitOf<A>, UnitOf<A>],
  [min, max]: readonly [number, number],
): void {
  test(`returns the same value for ${key} in ${first} and in ${second}`, () => {
    fc.assert(
      fc.property(between(min, max), (amount) => {
        const here = { value: amount, unit: first };
        const there = { value: convert(analyte, here, second), unit: second };
        const [one, other] = [here, there].map((quantity) => value({ ...given, [key]: quantity }));
        expect((one ?? 0) - (other ?? 1)).toBeCloseTo(0, 6);
      }),
    );
  });
}
