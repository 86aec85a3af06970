import { expect, it } from 'vitest';
import { capitaliseWords } from './capitalise.ts';

// covers V-24
it('capitalises each word and leaves other letters unchanged', () => {
  expect(capitaliseWords('mario rossi')).toBe('Mario Rossi');
  expect(capitaliseWords("anna  d'angelo-neri")).toBe("Anna  D'Angelo-Neri");
  expect(capitaliseWords('élodie McDonald')).toBe('Élodie McDonald');
  expect(capitaliseWords('')).toBe('');
});

it('never changes the length, so that the caret stays in place', () => {
  expect(capitaliseWords('ßeta')).toBe('ßeta');
});
