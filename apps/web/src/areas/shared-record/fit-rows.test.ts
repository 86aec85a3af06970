import { expect, test } from 'vitest';
import { fitRows, type Section } from './fit-rows.ts';

/** In lines. */
const toSection = (first: number, rows: readonly number[], more?: Partial<Section>): Section => ({
  ...{ first, rows, title: 1, lead: 0, notice: 1, gap: 0.5 },
  ...more,
});

const rows = (count: number, lines = 1) => Array.from({ length: count }, () => lines);

test('cuts nothing while the sheet has room', () => {
  expect(fitRows([toSection(3, rows(9)), toSection(2, rows(20)), toSection(2, [])], 20)).toEqual([9, 20, 0]);
});

test('fills two columns to their last line, never more', () => {
  // One heading and the line about the others.
  expect(fitRows([toSection(3, rows(100), { gap: 0 })], 20)).toEqual([38]);
  expect(fitRows([toSection(3, rows(100, 2), { gap: 0 })], 20)).toEqual([18]);
  expect(fitRows([toSection(3, rows(100), { gap: 0, lead: 4 })], 20)).toEqual([34]);
});

test('no column divides a row', () => {
  expect(fitRows([toSection(3, rows(5, 6), { gap: 0 })], 10)).toEqual([2]);
});

test('the last two rows of a paired section are in one column', () => {
  const full = (paired: boolean) => fitRows([toSection(8, [4, 2, 5], { title: 0, gap: 0, paired })], 6);
  expect(full(false)).toEqual([3]);
  expect(full(true)).not.toEqual([3]);
});

test('a long section leaves each other one its first rows, and then shares what is left', () => {
  const [long = 0, short, other = 0] = fitRows(
    [toSection(6, rows(200)), toSection(2, rows(3, 2)), toSection(2, rows(200))],
    40,
  );
  expect(short).toBe(3);
  expect(other).toBeGreaterThan(10);
  expect(long - other).toBeGreaterThanOrEqual(4);
  expect(long - other).toBeLessThanOrEqual(8);
  expect(long + other).toBeGreaterThan(60);
});

test('each section has a row before another has a second one', () => {
  const counts = fitRows([toSection(9, rows(9)), toSection(1, rows(9)), toSection(1, rows(9))], 6);
  expect(Math.min(...counts)).toBe(1);
});

test('never leaves out a single row that has room', () => {
  for (const columnHeight of Array.from({ length: 20 }, (_, index) => index + 8)) {
    const sections = [toSection(9, rows(30)), toSection(1, rows(2)), toSection(1, rows(3, 2))];
    const left = fitRows(sections, columnHeight).map((count, index) => (sections[index]?.rows.length ?? 0) - count);
    expect(left).not.toContain(1);
  }
});

test('a row that has no room takes nothing from other sections', () => {
  expect(fitRows([toSection(1, [50, 1]), toSection(1, rows(2))], 10)).toEqual([0, 2]);
});
