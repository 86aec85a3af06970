import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Gap, Output } from '../../types.ts';
import { meldDefinition } from './meld.about.ts';
import { type MeldInputs, meld } from './meld.ts';
import vectors from './meld.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const given: MeldInputs = { creatinine: mg(1.9), bilirubin: mg(4.2), inr: 1.2, dialysis: false };
const outputs = (change: Partial<MeldInputs>) => expectSuccess(meld({ ...given, ...change })).outputs;
const used = (change: Partial<MeldInputs>) =>
  expectSuccess(meld({ ...given, ...change }, { outOfRange: 'warn', explain: true })).explanation?.terms;

// covers K-92
testVectors(vectors, meld);
testRefusals(meld, given, {
  limits: [
    ['creatinine', mg(13), mg(13.1), 'usual'],
    ['creatinine', mg(30), mg(106), 'hard'],
    ['bilirubin', mg(40), mg(41), 'usual'],
    ['bilirubin', mg(90), mg(91), 'hard'],
    ['inr', 0.8, 0.7, 'usual'],
    ['inr', 20, 21, 'hard'],
  ],
});

describe('the bounds of the rule', () => {
  // covers V-97
  test.each([
    [0.4, 1],
    [1, 1],
    [4, 4],
    [4.1, 4],
  ])('creatinine %d counts as %d, with a warning if clamped', (value, counted) => {
    expect(used({ creatinine: mg(value) })).toMatchObject({ creatinine: counted });
    const { warnings } = expectSuccess(meld({ ...given, creatinine: mg(value) }));
    expect(warnings).toEqual(
      value === counted
        ? []
        : [{ code: 'out-of-range', path: 'creatinine', params: { range: 'rule', used: counted, unit: 'mg/dL' } }],
    );
  });

  // covers V-98
  test('bilirubin and INR below 1 count as 1', () => {
    expect(used({ bilirubin: mg(0.9), inr: 0.9 })).toMatchObject({ bilirubin: 1, inr: 1 });
    expect(used({ bilirubin: mg(1.1), inr: 1.1 })).toMatchObject({ bilirubin: 1.1, inr: 1.1 });
  });

  test('refuses a missing or misspelled answer about dialysis', () => {
    // By hand with a creatinine of 1.2, a bilirubin of 2.5 and an INR of 1.3: 9.57 ln 1.2 + 3.78 ln 2.5 + 11.2 ln 1.3
    // + 6.43 = 14.6; with 9.57 ln 4 for the creatinine 26.1.
    const asked = { creatinine: mg(1.2), bilirubin: mg(2.5), inr: 1.3 };
    expect(outputs({ ...asked, dialysis: false }).meld.value).toBe(15);
    expect(outputs({ ...asked, dialysis: true }).meld.value).toBe(26);
    expect(meld(asked as MeldInputs)).toMatchObject({ errors: [{ code: 'required', path: 'dialysis', params: {} }] });
    const misspelled: object = { ...asked, dialisys: true };
    expect(meld(misspelled as MeldInputs)).toMatchObject({
      errors: [
        { code: 'unknown-input', path: 'dialisys', params: {} },
        { code: 'required', path: 'dialysis', params: {} },
      ],
    });
  });

  // covers V-97
  test('counts any creatinine as 4 with dialysis', () => {
    expect(used({ creatinine: mg(1.2), dialysis: true })).toMatchObject({ creatinine: 4 });
    expect(used({ creatinine: mg(9), dialysis: true })).toMatchObject({ creatinine: 4 });
    expect(used({ creatinine: mg(1.2), dialysis: false })).toMatchObject({ creatinine: 1.2 });
  });

  test('stays between 6 and 40', () => {
    expect(outputs({ creatinine: mg(0.5), bilirubin: mg(0.3), inr: 0.9 }).meld).toEqual({
      value: 6,
      rounded: 6,
      decimals: 0,
    });
    expect(outputs({ creatinine: mg(13), bilirubin: mg(40), inr: 10 }).meld.value).toBe(40);
  });
});

describe('conflict 10: the mortality of the original MELD', () => {
  // covers K-94
  // The INR alone reaches each of these scores: 6.43 + 11.2 ln INR, with ln 1 for the other two.
  const at = (inr: number) => outputs({ creatinine: mg(1), bilirubin: mg(1), inr });
  test.each([
    [9, Math.exp(3 / 11.2), 1.9],
    [10, Math.exp(4 / 11.2), 6],
    [19, Math.exp(13 / 11.2), 6],
    [20, Math.exp(14 / 11.2), 19.6],
  ])('%d points', (score, inr, percent) => {
    expect(at(inr).meld.value).toBe(score);
    expect(at(inr).mortality3MonthPercent).toMatchObject({ value: percent, unit: '%', decimals: 1 });
  });

  // covers K-94
  test.each([
    [29, 23, 19.6],
    [30, 24, 52.6],
    [39, 33, 52.6],
    [40, 34, 71.3],
  ])('%d points', (score, above, percent) => {
    const half = Math.exp((above - 9.57 * Math.log(4)) / 11.2);
    const { meld: found, mortality3MonthPercent } = outputs({ creatinine: mg(4), bilirubin: mg(1), inr: half });
    expect(found.value).toBe(score);
    expect(mortality3MonthPercent.value).toBe(percent);
  });
});

test('conflict 8: is valid from twelve years', () => {
  expect(meldDefinition.population.fromAge).toBe(12);
});

test('never falls with creatinine, bilirubin or INR', () => {
  const amount = fc.double({ min: 0.5, max: 10, noNaN: true });
  const inr = fc.double({ min: 0.8, max: 10, noNaN: true });
  fc.assert(
    fc.property(amount, amount, inr, amount, inr, (creatinine, bilirubin, ratio, other, otherRatio) => {
      const score = (change: Partial<MeldInputs>) =>
        outputs({ creatinine: mg(creatinine), bilirubin: mg(bilirubin), inr: ratio, ...change }).meld.value;
      expect(score({ creatinine: mg(Math.max(creatinine, other)) })).toBeGreaterThanOrEqual(score({}));
      expect(score({ bilirubin: mg(Math.max(bilirubin, other)) })).toBeGreaterThanOrEqual(score({}));
      expect(score({ inr: Math.max(ratio, otherRatio) })).toBeGreaterThanOrEqual(score({}));
    }),
  );
});

test('explains the computation', () => {
  // covers K-92
  expect(expectSuccess(meld(given, { explain: true })).explanation?.substituted).toBe(
    'min(max(round(9.57 * ln(1.9) + 3.78 * ln(4.2) + 11.2 * ln(1.2) + 6.43), 6), 40)',
  );
});

test('types', () => {
  expectTypeOf(outputs({}).meld).toEqualTypeOf<Output>();
  expectTypeOf(outputs({}).mortality3MonthPercent).toEqualTypeOf<Output | Gap>();
  // @ts-expect-error a bare number has no unit
  expect(meld({ ...given, creatinine: 1.9 }).ok).toBe(false);
});
