import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['08,05', '08:05'],
  ['0830', '08:30'],
  [' 23:59 ', '23:59'],
  ['8h15', '08:15'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['8:3', undefined],
  ['mattina', undefined],
  ['', undefined],
])('the time %j is %s', (typed, time) => expect(readTime(typed)).toBe(time));
