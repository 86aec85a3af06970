import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Options, Output, Result } from '../types.ts';
import { type Limit, testRefusals } from './refusals.ts';
import { expectSuccess } from './results.ts';

const regions = ['low', 'moderate', 'high', 'very-high'] as const;

export interface Score2TestInputs {
  region: (typeof regions)[number];
  sex: 'female' | 'male';
  age: number;
  smoker: boolean;
  systolicBpMmHg: number;
  totalCholesterol: { value: number; unit: 'mmol/L' | 'mg/dL' };
  hdl: { value: number; unit: 'mmol/L' | 'mg/dL' };
}

type Calculate<Band extends string> = (
  inputs: Score2TestInputs,
  options?: Options,
) => Result<string, { riskPercent: Output<Band> }>;

const mmol = (value: number) => ({ value, unit: 'mmol/L' }) as const;
const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;

export const manAged = (age: number): Score2TestInputs => ({
  region: 'moderate',
  sex: 'male',
  age,
  smoker: false,
  systolicBpMmHg: 140,
  totalCholesterol: mmol(5.5),
  hdl: mmol(1.3),
});

/** `steady` is the age range in which every factor keeps its direction. */
export function testScore2<Band extends string>(
  calculate: Calculate<Band>,
  given: Score2TestInputs,
  { ages, steady }: { ages: readonly Limit<Score2TestInputs>[]; steady: readonly [number, number] },
): void {
  const risk = (change: object) => expectSuccess(calculate({ ...given, ...change })).outputs.riskPercent;

  testRefusals(calculate, given, {
    limits: [
      ...ages,
      ['systolicBpMmHg', 90, 89, 'usual'],
      ['systolicBpMmHg', 200, 201, 'usual'],
      ['totalCholesterol', mmol(2.5), mmol(2.4), 'usual'],
      ['totalCholesterol', mg(190), mmol(190), 'hard'],
      ['hdl', mg(50), mmol(50), 'hard'],
      ['region', 'very-high', 'italy', 'choice'],
      ['sex', 'female', 'unknown', 'choice'],
    ],
  });

  test('refuses a fraction of a year', () => {
    expect(calculate({ ...given, age: given.age + 0.5 })).toMatchObject({
      ok: false,
      errors: [{ path: 'age', params: { step: 1 } }],
    });
  });

  test('has one decimal and rises with the risk region', () => {
    expect(risk({})).toMatchObject({ unit: '%', decimals: 1 });
    const inOrder = regions.map((region) => risk({ region }).value);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });

  test('never falls with smoking or pressure, never rises with HDL', () => {
    const sex = fc.constantFrom('female', 'male');
    const region = fc.constantFrom(...regions);
    const age = fc.integer({ min: steady[0], max: steady[1] });
    const pressure = fc.integer({ min: 90, max: 200 });
    const hdl = fc.double({ min: 0.5, max: 2.4, noNaN: true });
    fc.assert(
      fc.property(sex, region, age, pressure, pressure, hdl, hdl, (ofSex, where, years, p1, p2, h1, h2) => {
        const person = {
          sex: ofSex,
          region: where,
          age: years,
          systolicBpMmHg: Math.min(p1, p2),
          hdl: mmol(Math.min(h1, h2)),
        };
        const at = (change: object) => risk({ ...person, ...change }).value;
        expect(at({ systolicBpMmHg: Math.max(p1, p2) })).toBeGreaterThanOrEqual(at({}));
        expect(at({ hdl: mmol(Math.max(h1, h2)) })).toBeLessThanOrEqual(at({}));
        expect(at({ smoker: true })).toBeGreaterThan(at({}));
      }),
    );
  });
}

export function bandsAround<Band extends string>(calculate: Calculate<Band>, person: Score2TestInputs, cutOff: number) {
  const risks = Array.from({ length: 1101 }, (_none, index) => {
    return expectSuccess(calculate({ ...person, systolicBpMmHg: 90 + index / 10 })).outputs.riskPercent;
  });
  const first = risks.findIndex(({ value }) => value >= cutOff);
  return [risks[first - 1]?.band, risks[first]?.band];
}
