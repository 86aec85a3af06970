import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['Mal di testa', 12, 'Mal di testa'],
  ['Mal di testa', 11, 'Mal di…'],
  ['Ginocchio destro gonfio; meglio con il ghiaccio', 24, 'Ginocchio destro gonfio…'],
  ['Elettroencefalogramma', 8, 'Elettroe…'],
  ['', 8, ''],
])('the first words of "%s" up to %i characters are "%s"', (text, max, expected) => {
  expect(firstWords(text, max)).toBe(expected);
});
