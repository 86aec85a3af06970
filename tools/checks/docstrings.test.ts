import { expect, test } from 'vitest';
import { findUndocumented, packageNames } from '../lib/public-api.ts';

// The numbers guard against a check that has lost sight of the API.
const least = { 'api-client': 90, 'design-system': 1000, 'medical-calc': 550, 'web-bluetooth': 380 };

test.each(packageNames)('every export and prop of %s has a description', { timeout: 60_000 }, (name) => {
  const { missing, described } = findUndocumented(name);
  expect(missing).toEqual([]);
  expect(described).toBeGreaterThan(least[name]);
});
