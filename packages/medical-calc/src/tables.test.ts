import { expect, test } from 'vitest';
import { hasBledDefinition } from './calculators/has-bled/has-bled.about.ts';
import { meldDefinition } from './calculators/meld/meld.about.ts';
import { figureAt } from './tables.ts';

test('returns the same figure up to the next row', () => {
  const [mortality] = meldDefinition.tables;
  expect([9, 10, 19, 20, 40].map((score) => figureAt(mortality, score))).toEqual([1.9, 6, 6, 19.6, 71.3]);
});

test('returns null in a gap and below the first row', () => {
  const [bleeds] = hasBledDefinition.tables;
  expect([5, 6, 9].map((score) => figureAt(bleeds, score))).toEqual([12.5, null, null]);
  expect(figureAt(bleeds, -1)).toBeNull();
});
