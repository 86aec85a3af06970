// @vitest-environment node
import { expect, it } from 'vitest';
import { getInitials } from './initials.ts';

it.each([
  ['Marta Galli', 'MG'],
  ['Anna Maria De Luca', 'AL'],
  ['Élodie', 'É'],
  ['  bruno   ferraro ', 'BF'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
