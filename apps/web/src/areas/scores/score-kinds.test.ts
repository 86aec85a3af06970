import { cha2ds2VascDefinition } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { hasBledDefinition } from '@libretto/medical-calc/has-bled/definition';
import { load } from '@libretto/medical-calc/load';
import { meldNaDefinition } from '@libretto/medical-calc/meld-na/definition';
import { describe, expect, it, test } from 'vitest';
import {
  agesByCalculator,
  companionsAt,
  maxPoints,
  notApplicableAt,
  notApplicableReason,
  obstacleTo,
  rateValue,
  scoreKinds,
  scoreSetup,
  usualRange,
} from './score-kinds.ts';

describe('the population of a score', () => {
  // covers V-90 V-91
  test.each([
    ['meld', 12, 13, { from: 13 }],
    ['framingham', 30, 31, { from: 31, to: 89 }],
  ] as const)('%s is unavailable at age %i, available at age %i, and says so', (kind, young, old, ages) => {
    expect(obstacleTo(scoreSetup(kind), { age: young, sex: 'female' })).toEqual({ reason: 'ages', ...ages });
    expect(obstacleTo(scoreSetup(kind), { age: old, sex: 'female' })).toBeUndefined();
  });

  it('requires a known age and sex', () => {
    expect(obstacleTo(scoreSetup('hasBled'), { age: undefined, sex: 'male' })).toEqual({ reason: 'birth' });
    expect(obstacleTo(scoreSetup('meld'), { age: undefined, sex: 'male' })).toEqual({ reason: 'birth' });
    expect(obstacleTo(scoreSetup('chaDsVas'), { age: 70, sex: undefined })).toEqual({ reason: 'sex' });
    expect(obstacleTo(scoreSetup('meld'), { age: 40, sex: undefined })).toBeUndefined();
  });
});

describe('the age range of an equation', () => {
  const all = Object.values(scoreKinds).flatMap(({ calculator, companions }) => [calculator, ...companions]);

  it.each([...new Set(all)])('of %s equals that of its definition', async (id) => {
    const { population } = (await load(id)).definition;
    expect({ from: population.fromAge, to: population.toAge }).toEqual({ to: undefined, ...agesByCalculator[id] });
  });

  // PCE 2013: 40 to 79. SCORE2: 40 to 69, SCORE2-OP: 70 to 89. Framingham, as documented: over 30.
  it.each([
    ['cardiovascular', 39, { reason: 'ages', from: 40, to: 89 }],
    ['cardiovascular', 40, undefined],
    ['cardiovascular', 85, undefined],
    ['cardiovascular', 90, { reason: 'ages', from: 40, to: 89 }],
    ['framingham', 31, undefined],
    ['framingham', 90, { reason: 'ages', from: 31, to: 89 }],
    ['hasBled', 17, { reason: 'ages', from: 18 }],
    ['chaDsVas', 17, { reason: 'ages', from: 18 }],
    ['hasBled', 18, undefined],
    ['meld', 13, undefined],
  ] as const)('%s at %i', (kind, age, obstacle) => {
    expect(obstacleTo(scoreSetup(kind), { age, sex: 'male' })).toEqual(obstacle);
  });

  it.each([
    ['cardiovascular', 85, ['pce-2013']],
    ['cardiovascular', 75, []],
    ['framingham', 35, ['score2']],
    ['meld', 15, ['meld-3']],
  ] as const)('leaves %s at %i without a number: %j', (kind, age, ids) => {
    expect(notApplicableAt(scoreSetup(kind), age)).toEqual(ids);
  });
});

// covers K-88
test('each score is saved under its own name', () => {
  expect(Object.values(scoreKinds).map(({ name, calculator }) => [name, calculator])).toEqual([
    ['has-bled-score', 'has-bled'],
    ['cha2-ds2-score', 'cha2ds2-vasc'],
    ['framingham-score', 'framingham-hard-chd'],
    ['meld-score', 'meld-na'],
    ['cardiovascolare-score', 'pce-2013'],
  ]);
});

test.each([
  [69, ['score2']],
  [70, ['score2-op']],
] as const)('the American score has the European one for age %i as companion', (age, ids) => {
  expect(companionsAt(scoreSetup('cardiovascular'), age)).toEqual(ids);
});

// ESC 2021: SCORE2 and SCORE2-OP exclude diabetes. Kim 2021: MELD 3.0 has other constants for adolescents.
test.each([
  ['score2', { diabetes: true }, 60, 'diabetes'],
  ['score2-op', { diabetes: true }, 75, 'diabetes'],
  ['score2', { diabetes: false }, 60, undefined],
  ['score2', {}, 60, undefined],
  ['meld-3', {}, 17, 'minor'],
  ['meld-3', {}, 18, undefined],
  ['meld', { diabetes: true }, 17, undefined],
] as const)('%s with %j at %i', (id, answers, age, reason) => {
  expect(notApplicableReason(id, answers, age)).toBe(reason);
});

test('the maximum is the sum of all questions', () => {
  // Pisters 2010 and Lip 2010: 0 to 9 in both.
  expect(maxPoints(hasBledDefinition)).toBe(9);
  expect(maxPoints(cha2ds2VascDefinition)).toBe(9);
  expect(maxPoints(meldNaDefinition)).toBeUndefined();
});

// covers V-92 V-93 V-94 V-95 V-96
test.each([
  ['totalCholesterol', 66.6, 66.7, 100, 400, 600, 600.1],
  ['hdl', 0.66, 0.67, 1, 95, 142.5, 142.6],
  ['systolicBpMmHg', 26.6, 26.7, 40, 130, 195, 195.1],
] satisfies [string, ...number[]][])(
  '%s: %d is invalid, %d rare, from %d to %d usual, %d rare, %d invalid',
  (key, ...values: number[]) => {
    const range = scoreSetup('framingham').usual?.[key] ?? [0, 0];
    expect(values.map((value) => rateValue(value, range))).toEqual([
      'invalid',
      'rare',
      undefined,
      undefined,
      'rare',
      'invalid',
    ]);
  },
);

// The requirements print 1–95, 100–400 and 40–130; Framingham was validated for 20–100, 130–320 and 90–200.
test.each([
  ['hdl', [20, 100], [20, 95]],
  ['totalCholesterol', [130, 320], [130, 320]],
  ['systolicBpMmHg', [90, 200], [90, 130]],
] as const)('%s warns outside the documented and the validated range', (key, own, both) => {
  expect(usualRange(scoreSetup('framingham'), key, own)).toEqual(both);
  expect(usualRange(scoreSetup('cardiovascular'), key, own)).toEqual(own);
});
