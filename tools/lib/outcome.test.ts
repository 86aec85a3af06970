import { expect, test } from 'vitest';
import { judge, sum } from './outcome.ts';

test('sum adds the counts', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

test('a runner without tests has failed', () => {
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that crashed after its tests passed has failed', () => {
  expect(judge({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
});

test('failed tests are counted once', () => {
  expect(judge({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
});
