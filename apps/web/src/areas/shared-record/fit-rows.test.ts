import { expect, test } from 'vitest';
import { countLines, fitRows, linesBelow } from './fit-rows.ts';

const rows = (count: number, lines = 1) => Array.from({ length: count }, () => lines);

test('cuts nothing while the sheet has room', () => {
  expect(
    fitRows(
      [
        { first: 3, rows: rows(9) },
        { first: 2, rows: rows(20) },
        { first: 2, rows: [] },
      ],
      linesBelow([]),
    ),
  ).toEqual([9, 20, 0]);
});

test('a long section leaves each other one its first rows, and then shares what is left', () => {
  const [long = 0, short, other = 0] = fitRows(
    [
      { first: 6, rows: rows(200) },
      { first: 2, rows: rows(3, 2) },
      { first: 2, rows: rows(200) },
    ],
    linesBelow([]),
  );
  expect(short).toBe(3);
  expect(other).toBeGreaterThan(10);
  expect(long - other).toBeGreaterThanOrEqual(4);
  expect(long - other).toBeLessThanOrEqual(5);
  expect(long + other).toBeGreaterThan(50);
});

test('fills the sheet, never more', () => {
  const lines = 40;
  const [count = 0] = fitRows([{ first: 3, rows: rows(100, 2), lead: 2 }], lines);
  expect(count * 2).toBeLessThan(lines);
  expect(count * 2).toBeGreaterThan(lines * 0.7);
});

test('texts above the columns take their room', () => {
  expect(linesBelow(['Allergie: penicillina'])).toBe(linesBelow([]) - 2);
  expect(linesBelow(['a'.repeat(300)])).toBeLessThan(linesBelow(['a']));
  expect(countLines('')).toBe(1);
  expect(countLines('a'.repeat(120))).toBe(3);
});
