import { expect, test } from 'vitest';
import { findShownLevel } from './unseen.ts';

const elena = { id_cpp: 1, fullname: 'Elena Bianchi' };
const tommaso = { id_cpp: 2, fullname: 'Tommaso Rinaldi' };
const audience = [
  { livello: 1, medici: [elena, tommaso] },
  { livello: 2, medici: [elena, tommaso] },
  { livello: 3, medici: [elena, tommaso] },
  { livello: 4, medici: [elena] },
  { livello: 5, medici: [elena] },
  { livello: 6, medici: [] },
];

test('proposes the strictest level that all doctors with access see', () => {
  expect(findShownLevel(audience, 6)).toBe(3);
});

test('proposes nothing where a doctor sees it already', () => {
  expect(findShownLevel(audience, 5)).toBeUndefined();
});

test('proposes nothing without doctors, and nothing for kinds without levels', () => {
  expect(
    findShownLevel(
      audience.map((one) => ({ ...one, medici: [] })),
      6,
    ),
  ).toBeUndefined();
  expect(findShownLevel([], 6)).toBeUndefined();
});
