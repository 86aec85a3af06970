import { describe, expect, expectTypeOf, test } from 'vitest';
import { testMonotonic, testUnits } from '../../testing/properties.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { anionGapDefinition } from './anion-gap.about.ts';
import { type AnionGapInputs, albuminCorrectedAnionGapFormula, anionGap, anionGapFormula } from './anion-gap.ts';
import vectors from './anion-gap.vectors.json' with { type: 'json' };

const given: AnionGapInputs = { sodiumMmolL: 140, chlorideMmolL: 104, bicarbonateMmolL: 24 };
const withAlbumin: AnionGapInputs = { ...given, albumin: { value: 3, unit: 'g/dL' } };
const gap = (inputs: AnionGapInputs) => expectSuccess(anionGap(inputs)).outputs.anionGap.value;
const corrected = (inputs: AnionGapInputs) =>
  expectSuccess(anionGap(inputs)).outputs.albuminCorrected?.value ?? Number.NaN;

testVectors(vectors, (inputs: AnionGapInputs) => anionGap(inputs));

testRefusals(anionGap, withAlbumin, {
  optional: ['albumin'],
  limits: [
    ['sodiumMmolL', 80, 79, 'hard'],
    ['sodiumMmolL', 110, 109, 'usual'],
    ['sodiumMmolL', 175, 176, 'usual'],
    ['sodiumMmolL', 220, 221, 'hard'],
    ['chlorideMmolL', 40, 39, 'hard'],
    ['chlorideMmolL', 70, 69, 'usual'],
    ['chlorideMmolL', 140, 141, 'usual'],
    ['chlorideMmolL', 180, 181, 'hard'],
    ['bicarbonateMmolL', 1, 0.9, 'hard'],
    ['bicarbonateMmolL', 3, 2.9, 'usual'],
    ['bicarbonateMmolL', 50, 51, 'usual'],
    ['bicarbonateMmolL', 80, 81, 'hard'],
    // 5 g/dL typed as g/L cannot be.
    ['albumin', { value: 6, unit: 'g/L' }, { value: 5, unit: 'g/L' }, 'hard'],
    ['albumin', { value: 10, unit: 'g/L' }, { value: 9, unit: 'g/L' }, 'usual'],
    ['albumin', { value: 10, unit: 'g/dL' }, { value: 40, unit: 'g/dL' }, 'hard'],
  ],
});

testMonotonic(corrected, withAlbumin, {
  sodiumMmolL: [110, 175, 'up'],
  chlorideMmolL: [70, 140, 'down'],
  bicarbonateMmolL: [3, 50, 'down'],
  albumin: [1, 6, 'down'],
});
testUnits(corrected, withAlbumin, 'albumin', 'albumin', ['g/dL', 'g/L'], [1, 6]);

describe('albumin', () => {
  test('returns no corrected gap without albumin', () => {
    expect(expectSuccess(anionGap(given)).outputs).not.toHaveProperty('albuminCorrected');
  });

  test('does not correct at 4 g/dL', () => {
    expect(corrected({ ...given, albumin: { value: 4, unit: 'g/dL' } })).toBe(gap(given));
  });
});

test('equals the formula and explains the computation', () => {
  expect(gap(given)).toBe(anionGapFormula(140, 104, 24));
  expect(corrected(withAlbumin)).toBe(albuminCorrectedAnionGapFormula(12, 3));
  expect(expectSuccess(anionGap(given, { explain: true })).explanation?.substituted).toBe('140 - 104 - 24');
  expect(expectSuccess(anionGap(withAlbumin, { explain: true })).explanation?.substituted).toBe(
    '140 - 104 - 24 + 2.5 * (4 - 3)',
  );
});

test('leads to the review by Emmett and Narins: its page of PubMed, Medicine (Baltimore) 1977 Jan;56(1):38-54', () => {
  expect(anionGapDefinition.references[0].url).toBe('https://pubmed.ncbi.nlm.nih.gov/401925/');
});

test('types', () => {
  expectTypeOf(expectSuccess(anionGap(given)).outputs).toEqualTypeOf<{ anionGap: Output; albuminCorrected?: Output }>();
  // @ts-expect-error a bare number has no unit
  expect(anionGap({ ...given, albumin: 3 }).ok).toBe(false);
});
