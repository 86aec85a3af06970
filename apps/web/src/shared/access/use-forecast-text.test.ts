import { expect, test } from 'vitest';
import { findSeenAreas, findUnseenAreas } from './use-forecast-text.ts';

test('areas of which nothing is seen are named in clinical order', () => {
  const aree = [
    { area: 'other-contacts', visti: 0, totale: 3 },
    { area: 'visits', visti: 0, totale: 6 },
    { area: 'allergies', visti: 2, totale: 2 },
    { area: 'current-therapies', visti: 0, totale: 4 },
  ] as const;
  expect(findSeenAreas({ aree: [...aree] })).toEqual(['allergies']);
  expect(findUnseenAreas({ aree: [...aree] })).toEqual(['current-therapies', 'visits', 'other-contacts']);
});
