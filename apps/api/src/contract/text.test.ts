import { expect, test } from 'vitest';
import { textErrors } from './text.ts';

test('finds text that databases cannot store at any depth', () => {
  const value = { a: 'buono', b: ['x', { c: 'nul\0' }], d: '\udc00', 'e\0': 1, f: 'è 🩺 \u202E' };
  expect(
    textErrors(value)
      .map(({ path, code }) => `${path} ${code}`)
      .sort(),
  ).toEqual(['/b/1/c nul', '/d unicode', ' nul'].sort());
});

test('rejects excessive nesting', () => {
  const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
  expect(textErrors(nested(31))).toEqual([]);
  expect(() => textErrors(nested(33))).toThrow();
});
