import { describe, expect, expectTypeOf, test } from 'vitest';
import { nothing, testCha2ds2 } from '../../testing/cha2ds2.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Gap, Output } from '../../types.ts';
import { cha2ds2VascDefinition } from './cha2ds2-vasc.about.ts';
import { cha2ds2Vasc } from './cha2ds2-vasc.ts';
import vectors from './cha2ds2-vasc.vectors.json' with { type: 'json' };

// covers K-91
testVectors(vectors, cha2ds2Vasc);
testCha2ds2(cha2ds2VascDefinition, cha2ds2Vasc);

describe('the published rates', () => {
  // covers K-91
  // Friberg 2012, as MDCalc and awell-score show it; not the adjusted rates of ESC 2010, where 8 has two versions.
  const men = ['hypertension', 'diabetes', 'heartFailure', 'vascularDisease', 'strokeTiaThromboembolism'];
  const yes = (count: number) => Object.fromEntries(men.slice(0, count).map((key) => [key, true]));

  test.each<[number, object, number, number]>([
    [0, {}, 0.2, 0.3],
    [1, yes(1), 0.6, 0.9],
    [2, yes(2), 2.2, 2.9],
    [3, yes(3), 3.2, 4.6],
    [4, yes(4), 4.8, 6.7],
    [5, { ...yes(4), age: 70 }, 7.2, 10],
    [6, yes(5), 9.7, 13.6],
    [7, { ...yes(5), age: 70 }, 11.2, 15.7],
    [8, { ...yes(5), age: 80 }, 10.8, 15.2],
    [9, { ...yes(5), age: 80, sex: 'female' }, 12.2, 17.4],
  ])('conflict 21: %d points are stroke risk, and not bleeding risk', (points, change, stroke, embolism) => {
    const { outputs } = expectSuccess(cha2ds2Vasc({ ...nothing, ...change }));
    expect(outputs.score.value).toBe(points);
    expect(outputs.strokeRatePercent).toMatchObject({ value: stroke, unit: '%', decimals: 1 });
    expect(outputs.strokeTiaEmbolismRatePercent).toMatchObject({ value: embolism, unit: '%', decimals: 1 });
  });
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(
    cha2ds2Vasc({ ...nothing, hypertension: true, age: 70, sex: 'female' }, { explain: true }),
  );
  expect(explanation?.substituted).toBe('0 + 1 + 0 + 2 * 0 + 0 + (70 >= 65) + (70 >= 75) + 1');
});

test('types', () => {
  const { outputs } = expectSuccess(cha2ds2Vasc(nothing));
  expectTypeOf(outputs.score).toEqualTypeOf<Output>();
  expectTypeOf(outputs.strokeRatePercent).toEqualTypeOf<Output | Gap>();
  // @ts-expect-error an unknown sex has no equation
  expect(cha2ds2Vasc({ ...nothing, sex: 'unknown' }).ok).toBe(false);
});
