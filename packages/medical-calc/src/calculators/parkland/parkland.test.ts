import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { type ParklandInputs, parkland, parklandFormula } from './parkland.ts';
import vectors from './parkland.vectors.json' with { type: 'json' };

const given: ParklandInputs = { weightKg: 70, tbsaPercent: 30 };
const volume = (inputs: ParklandInputs) => expectSuccess(parkland(inputs)).outputs.volume24hMl.value;

testVectors(vectors, (inputs: ParklandInputs) => parkland(inputs));

testRefusals(parkland, given, {
  limits: [
    ['weightKg', 0.2, 0.19, 'hard'],
    ['weightKg', 400, 401, 'usual'],
    ['tbsaPercent', 0.1, 0, 'hard'],
    ['tbsaPercent', 10, 9.9, 'usual'],
    ['tbsaPercent', 95, 95.1, 'usual'],
    ['tbsaPercent', 100, 100.1, 'hard'],
  ],
});

testMonotonic(volume, given, { weightKg: [5, 400, 'up'], tbsaPercent: [10, 95, 'up'] });

describe('display', () => {
  test('keeps whole millilitres with three significant digits', () => {
    // By hand, a child of 9 kg with 15%: 540 mL; 270 / 8 = 33.75; 270 / 16 = 16.875.
    expect(expectSuccess(parkland({ weightKg: 9, tbsaPercent: 15 })).outputs).toMatchObject({
      volume24hMl: { rounded: 540, decimals: 0, unit: 'mL' },
      rateFirst8hMlPerH: { rounded: 33.8, decimals: 1, unit: 'mL/h' },
      rateNext16hMlPerH: { rounded: 16.9, decimals: 1, unit: 'mL/h' },
    });
    expect(expectSuccess(parkland({ weightKg: 91, tbsaPercent: 63 })).outputs.volume24hMl.rounded).toBe(22_932);
  });
});

test('equals the formula and explains the computation', () => {
  expect(volume(given)).toBe(parklandFormula(70, 30));
  expect(expectSuccess(parkland(given, { explain: true })).explanation?.substituted).toBe('4 * 70 * 30');
});

test('types', () => {
  expectTypeOf(expectSuccess(parkland(given)).outputs).toEqualTypeOf<{
    volume24hMl: Output;
    first8hMl: Output;
    next16hMl: Output;
    rateFirst8hMlPerH: Output;
    rateNext16hMlPerH: Output;
  }>();
  // @ts-expect-error the burnt surface has no default
  expect(parkland({ weightKg: 70 }).ok).toBe(false);
});
