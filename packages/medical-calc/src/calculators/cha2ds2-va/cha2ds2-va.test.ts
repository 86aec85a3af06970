import { describe, expect, expectTypeOf, test } from 'vitest';
import { nothing, testCha2ds2 } from '../../testing/cha2ds2.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { cha2ds2VaDefinition } from './cha2ds2-va.about.ts';
import { type Cha2ds2VaBand, cha2ds2Va } from './cha2ds2-va.ts';
import vectors from './cha2ds2-va.vectors.json' with { type: 'json' };

const score = (change: object) => expectSuccess(cha2ds2Va({ ...nothing, ...change })).outputs.score;

testVectors(vectors, cha2ds2Va);
testCha2ds2(cha2ds2VaDefinition, cha2ds2Va);

describe('recommendation of ESC 2024', () => {
  test.each<[object, Cha2ds2VaBand]>([
    [{}, 'low'],
    [{ hypertension: true }, 'consider'],
    [{ hypertension: true, diabetes: true }, 'recommended'],
    [{ strokeTiaThromboembolism: true }, 'recommended'],
  ])('%j: %s', (change, band) => {
    expect(score(change).band).toBe(band);
  });

  test('ignores the sex', () => {
    expect(score({ age: 70, sex: 'female' })).toEqual(score({ age: 70, sex: 'male' }));
  });

  test('has no rates, because none were published', () => {
    expect(Object.keys(expectSuccess(cha2ds2Va(nothing)).outputs)).toEqual(['score']);
  });
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(
    cha2ds2Va({ ...nothing, strokeTiaThromboembolism: true, age: 80 }, { explain: true }),
  );
  expect(explanation?.substituted).toBe('0 + 0 + 0 + 2 * 1 + 0 + (80 >= 65) + (80 >= 75)');
});

test('types', () => {
  expectTypeOf(expectSuccess(cha2ds2Va(nothing)).outputs.score).toEqualTypeOf<Output<Cha2ds2VaBand>>();
  // @ts-expect-error an unknown sex has no equation
  expect(cha2ds2Va({ ...nothing, sex: 'unknown' }).ok).toBe(false);
});
