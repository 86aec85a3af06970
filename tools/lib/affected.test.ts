import { expect, test } from 'vitest';
import { affectedTests, within } from './affected.ts';

const imports = new Map([
  ['src/clock.ts', []],
  ['src/store.ts', ['src/clock.ts']],
  ['src/exams.ts', ['src/store.ts']],
  ['src/visits.ts', ['src/exams.ts', 'src/visits.ts']],
  ['src/clock.test.ts', ['src/clock.ts']],
  ['src/exams.test.ts', ['src/exams.ts']],
  ['src/visits.test.ts', ['src/visits.ts']],
  ['src/turns.measured.test.ts', ['src/clock.ts']],
  ['src/words.test.tsx', []],
]);

test('the tests that a change reaches are those nearest to it first', () => {
  expect(affectedTests(imports, ['src/clock.ts'])).toEqual([
    'src/clock.test.ts',
    'src/exams.test.ts',
    'src/visits.test.ts',
  ]);
  expect(affectedTests(imports, ['src/exams.ts', 'src/words.test.tsx'])).toEqual([
    'src/words.test.tsx',
    'src/exams.test.ts',
    'src/visits.test.ts',
  ]);
});

test('a file that nothing imports and that is no test reaches none', () => {
  expect(affectedTests(imports, ['README.md'])).toEqual([]);
});

test('as many files are run as there is time for, the nearest first', () => {
  const durations = new Map([
    ['a', 10],
    ['b', 25],
    ['c', 20],
  ]);
  const duration = (file: string) => durations.get(file) ?? 0;
  expect(within(['a', 'b', 'c'], 35, duration)).toEqual(['a', 'b']);
  expect(within(['a', 'b', 'c'], 30, duration)).toEqual(['a', 'c']);
  expect(within([], 5, duration)).toEqual([]);
});
