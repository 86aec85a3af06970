import { describe, expect, test } from 'vitest';
import type { GfrBand } from '../checks/kidney.ts';
import type { Options, Output, Result } from '../types.ts';
import type { Quantity } from '../units.ts';
import { testMonotonic, testUnits } from './properties.ts';
import { type Limit, testRefusals } from './refusals.ts';
import { expectSuccess } from './results.ts';

interface GfrInputs {
  creatinine?: Quantity<'mg/dL' | 'umol/L'>;
  cystatinCMgL?: number;
  age: number;
  sex: 'female' | 'male';
}

type Gfr<Inputs> = (inputs: Inputs, options?: Options) => Result<string, { egfr: Output<GfrBand> }>;

const mg = (value: number) => ({ value, unit: 'mg/dL' });
const umol = (value: number) => ({ value, unit: 'umol/L' });

const limitsByKey: Readonly<Record<string, readonly Limit<GfrInputs>[]>> = {
  creatinine: [
    ['creatinine', mg(0.1), mg(0.09), 'hard'],
    ['creatinine', mg(13), mg(13.1), 'usual'],
    ['creatinine', mg(30), mg(30.1), 'hard'],
    ['creatinine', umol(1149.2), umol(1160), 'usual'],
  ],
  cystatinCMgL: [
    ['cystatinCMgL', 0.1, 0.09, 'hard'],
    ['cystatinCMgL', 0.4, 0.39, 'usual'],
    ['cystatinCMgL', 8, 8.1, 'usual'],
    ['cystatinCMgL', 20, 20.1, 'hard'],
  ],
  age: [
    ['age', 18, 17.9, 'population'],
    ['age', 110, 110.1, 'usual'],
    ['age', 130, 130.1, 'hard'],
  ],
};

/** `formula` and `substituted` are the expected result and explanation of `given`. */
export function testGfr<Inputs extends GfrInputs>(
  calculate: Gfr<Inputs>,
  given: Inputs,
  { formula, substituted }: { formula: number; substituted: string },
): void {
  const egfr = (inputs: Inputs) => expectSuccess(calculate(inputs)).outputs.egfr;
  const rate = (inputs: Inputs) => egfr(inputs).value;
  const courses = {
    ...(given.creatinine && { creatinine: [0.1, 13, 'down'] as const }),
    ...(given.cystatinCMgL && { cystatinCMgL: [0.4, 8, 'down'] as const }),
    age: [18, 110, 'down'] as const,
  };

  testRefusals(calculate, given, { limits: Object.keys(courses).flatMap((key) => limitsByKey[key] ?? []) });

  describe.each(['female', 'male'] as const)('%s', (sex) => {
    testMonotonic<Inputs>(rate, { ...given, sex }, courses as Parameters<typeof testMonotonic<Inputs>>[2]);
  });

  if (given.creatinine) testUnits(rate, given, 'creatinine', 'creatinine', ['mg/dL', 'umol/L'], [0.2, 12]);

  describe('KDIGO categories', () => {
    const inputsAt = (amount: number): Inputs => ({
      ...given,
      ...(given.creatinine && { creatinine: mg(amount) }),
      ...(given.cystatinCMgL && { cystatinCMgL: amount }),
    });
    const span = given.cystatinCMgL ? ([0.4, 8] as const) : ([0.2, 13] as const);

    test.each([
      [90, 'g2', 'g1'],
      [60, 'g3a', 'g2'],
      [45, 'g3b', 'g3a'],
      [30, 'g4', 'g3b'],
      [15, 'g5', 'g4'],
    ])('%d belongs to the upper category', (cutOff, below, from) => {
      const amount = crossing((one) => rate(inputsAt(one)), cutOff, span);
      expect(egfr(inputsAt(amount)).band).toBe(from);
      expect(egfr(inputsAt(amount + 1e-9)).band).toBe(below);
    });
  });

  test('equals the formula with one decimal and explains the computation', () => {
    expect(rate(given)).toBe(formula);
    const { outputs, explanation } = expectSuccess(calculate(given, { explain: true }));
    expect(outputs.egfr).toMatchObject({ unit: 'mL/min/{1.73_m2}', decimals: 1 });
    expect(explanation?.substituted).toBe(substituted);
  });
}

function crossing(
  rateAt: (amount: number) => number,
  cutOff: number,
  [least, most]: readonly [number, number],
): number {
  let [low, high] = [least, most];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (rateAt(middle) >= cutOff) low = middle;
    else high = middle;
  }
  return low;
}

export function testRaceFactor<Inputs extends GfrInputs & { black?: boolean }>(
  calculate: Gfr<Inputs>,
  given: Inputs,
  factor: number,
): void {
  test('applies the factor for Black people only when asked for', () => {
    const rate = (change: object) => expectSuccess(calculate({ ...given, ...change })).outputs.egfr.value;
    expect(rate({ black: false })).toBe(rate({}));
    expect(rate({ black: true }) / rate({})).toBeCloseTo(factor, 12);
    for (const text of ['yes', 'true', '']) expect(calculate({ ...given, black: text } as Inputs).ok).toBe(false);
  });
}
