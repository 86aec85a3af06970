import { expect, test } from 'vitest';
import { isAsNeeded } from '../../shared/doses/as-needed.ts';
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import { proposeTimes, type TimeForm, timesProblem, toTimes } from './times.ts';

test('reports invalid times', () => {
  expect(timesProblem([])).toBeUndefined();
  expect(timesProblem([{ ora: '8', quantita: 1 }])).toBeUndefined();
  expect(timesProblem([{ ora: '', quantita: 1 }])).toBe('time');
  expect(timesProblem([{ ora: '8', quantita: '' }])).toBe('amount');
  expect(timesProblem([{ ora: '8', quantita: 0 }])).toBe('amount');
  expect(timesProblem([{ ora: '8', quantita: 101 }])).toBe('amount');
  expect(timesProblem(['8', '08:00'].map((ora) => ({ ora, quantita: 1 })))).toBe('twice');
});

test('sends complete times in order', () => {
  const typed = [
    { ora: '20', quantita: 0.5 },
    { ora: '8.30', quantita: 1 },
    { ora: '', quantita: 1 },
  ];
  expect(toTimes(typed)).toEqual([
    { ora: '08:30', quantita: 1 },
    { ora: '20:00', quantita: 0.5 },
  ]);
});

test('proposes times for so many doses a day, also instead of other proposed ones', () => {
  const hours = (times: readonly TimeForm[]) => times.map(({ ora, quantita }) => [ora, quantita]);
  expect(hours(proposeTimes([], 2))).toEqual([
    ['08:00', 1],
    ['20:00', 1],
  ]);
  expect(hours(proposeTimes(proposeTimes([], 1), 3))).toEqual([
    ['08:00', 1],
    ['14:00', 1],
    ['20:00', 1],
  ]);
});

test('a drug as needed has no proposed times, and is known by its words', () => {
  expect(proposeTimes(proposeTimes([], 3), 0)).toEqual([]);
  const written = [{ ora: '07:30', quantita: 1 }];
  expect(proposeTimes(written, 0)).toEqual(written);
  for (const { perDay } of [it, en]) expect(isAsNeeded({ orari: [], frequenza_farmaceutica: perDay[0] })).toBe(true);
});

test.each([[[{ ora: '07:30', quantita: 1 }]], [[{ ora: '08:00', quantita: 2 }]], [[{ ora: '', quantita: 1 }]]])(
  'keeps written times %j',
  (times) => {
    expect(proposeTimes(times, 3)).toEqual(times);
  },
);
