import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import { explainParts } from '../../text.ts';
import type { Output } from '../../types.ts';
import { meldNaDefinition } from './meld-na.about.ts';
import { type MeldNaInputs, meldNa } from './meld-na.ts';
import vectors from './meld-na.vectors.json' with { type: 'json' };

const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
const given: MeldNaInputs = { creatinine: mg(1.9), bilirubin: mg(4.2), inr: 1.2, sodiumMmolL: 130, dialysis: false };
const outputs = (change: Partial<MeldNaInputs>) => expectSuccess(meldNa({ ...given, ...change })).outputs;
const used = (change: Partial<MeldNaInputs>) =>
  expectSuccess(meldNa({ ...given, ...change }, { outOfRange: 'warn', explain: true })).explanation?.terms;

// covers K-92 K-93
testVectors(vectors, meldNa);
testRefusals(meldNa, given, {
  limits: [
    ['creatinine', mg(13), mg(13.1), 'usual'],
    ['creatinine', mg(30), mg(106), 'hard'],
    ['bilirubin', mg(40), mg(41), 'usual'],
    ['bilirubin', mg(90), mg(91), 'hard'],
    ['inr', 0.8, 0.7, 'usual'],
    ['inr', 20, 21, 'hard'],
    ['sodiumMmolL', 110, 109, 'usual'],
    ['sodiumMmolL', 80, 79, 'hard'],
  ],
});

describe('conflict 9: the sodium term of OPTN', () => {
  // covers K-93
  test('rounds the first score before the sodium term: 11, not 22', () => {
    const { meldI, meldNa: score } = outputs({
      creatinine: mg(1.3),
      bilirubin: mg(1.1),
      inr: 1.2,
      sodiumMmolL: 126,
    });
    expect([meldI.value, score.value]).toEqual([11, 11]);
  });

  // covers K-93
  test('applies from 12 points on', () => {
    // 10 (0.957 ln 1.3 + 0.378 ln 1.2 + 1.12 ln 1.2 + 0.643) = 11.67, so 12; 12 + 0.033 * 11 * 28 = 22.16.
    const { meldI, meldNa: score } = outputs({
      creatinine: mg(1.3),
      bilirubin: mg(1.2),
      inr: 1.2,
      sodiumMmolL: 126,
    });
    expect([meldI.value, score.value]).toEqual([12, 22]);
  });

  test('adds 0.033 for each mmol/L of sodium and each point below 40', () => {
    const amount = fc.double({ min: 1, max: 13, noNaN: true });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 125, max: 137 }), (creatinine, bilirubin, sodiumMmolL) => {
        const { meldI, meldNa: score } = outputs({ creatinine: mg(creatinine), bilirubin: mg(bilirubin), sodiumMmolL });
        const sodium = meldI.value > 11 ? 0.033 * (137 - sodiumMmolL) * (40 - meldI.value) : 0;
        expect(Math.abs(score.value - Math.min(meldI.value + sodium, 40))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  // covers K-93
  test('stays between 6 and 40', () => {
    expect(outputs({ creatinine: mg(0.5), bilirubin: mg(0.3), inr: 0.9, sodiumMmolL: 120 }).meldNa.value).toBe(6);
    expect(outputs({ creatinine: mg(13), bilirubin: mg(40), inr: 10, sodiumMmolL: 120 }).meldNa.value).toBe(40);
  });
});

describe('the bounds of the rule', () => {
  // covers V-99
  test.each([
    [124, 125],
    [125, 125],
    [137, 137],
    [138, 137],
  ])('sodium %d counts as %d', (sodiumMmolL, counted) => {
    expect(used({ sodiumMmolL })).toMatchObject({ sodiumMmolL: counted });
  });

  // covers V-97 V-98
  test('creatinine from 1 to 4, and 4 with dialysis; bilirubin and INR from 1', () => {
    expect(used({ creatinine: mg(0.6), bilirubin: mg(0.6), inr: 0.9 })).toMatchObject({
      creatinine: 1,
      bilirubin: 1,
      inr: 1,
    });
    expect(used({ bilirubin: mg(1.1), inr: 1.1 })).toMatchObject({ bilirubin: 1.1, inr: 1.1 });
    expect(used({ creatinine: mg(3.9) })).toMatchObject({ creatinine: 3.9 });
    expect(used({ creatinine: mg(5) })).toMatchObject({ creatinine: 4 });
    expect(used({ creatinine: mg(1.2), dialysis: true })).toMatchObject({ creatinine: 4 });
  });
});

test('never rises with sodium, never falls with the other inputs', () => {
  const amount = fc.double({ min: 0.5, max: 10, noNaN: true });
  const sodium = fc.double({ min: 110, max: 175, noNaN: true });
  fc.assert(
    fc.property(amount, amount, sodium, amount, sodium, (creatinine, bilirubin, sodiumMmolL, other, otherSodium) => {
      const score = (change: Partial<MeldNaInputs>) =>
        outputs({ creatinine: mg(creatinine), bilirubin: mg(bilirubin), sodiumMmolL, ...change }).meldNa.value;
      expect(score({ creatinine: mg(Math.max(creatinine, other)) })).toBeGreaterThanOrEqual(score({}));
      expect(score({ bilirubin: mg(Math.max(bilirubin, other)) })).toBeGreaterThanOrEqual(score({}));
      expect(score({ sodiumMmolL: Math.min(sodiumMmolL, otherSodium) })).toBeGreaterThanOrEqual(score({}));
    }),
  );
});

test('conflict 10: the mortality of the original MELD is not shown for it', () => {
  expect(Object.keys(outputs({}))).toEqual(['meldI', 'meldNa']);
  expect(outputs({})).toMatchObject({ meldI: { decimals: 0 }, meldNa: { decimals: 0 } });
});

test('explains the computation, with the first score', () => {
  const { explanation } = expectSuccess(meldNa(given, { explain: true }));
  expect(explanation?.substituted).toBe(
    'min(round(20 + (20 > 11) * (1.32 * (137 - 130) - 0.033 * 20 * (137 - 130))), 40)',
  );
  expect(explanation && explainParts(explanation, meldNaDefinition)).toMatchObject([
    { term: 'meldI', substituted: 'round(9.57 * ln(1.9) + 3.78 * ln(4.2) + 11.2 * ln(1.2) + 6.43)' },
  ]);
});

test('types', () => {
  expectTypeOf(outputs({}).meldNa).toEqualTypeOf<Output>();
  // @ts-expect-error the sodium is required
  expect(meldNa({ creatinine: mg(1), bilirubin: mg(1), inr: 1, dialysis: false }).ok).toBe(false);
});
