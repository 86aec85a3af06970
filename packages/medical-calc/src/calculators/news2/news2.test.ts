import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { news2Definition } from './news2.about.ts';
import { type News2Band, type News2Inputs, news2 } from './news2.ts';
import vectors from './news2.vectors.json' with { type: 'json' };

const given: News2Inputs = {
  respiratoryRate: 16,
  spo2: 98,
  onOxygen: false,
  systolicBpMmHg: 120,
  pulse: 70,
  consciousness: 'A',
  temperatureC: 36.8,
  spo2Scale: 1,
};
const score = (change: Partial<News2Inputs>) => expectSuccess(news2({ ...given, ...change })).outputs.score;

testVectors(vectors, news2);
testRefusals(news2, given, {
  limits: [
    ['respiratoryRate', 4, 3, 'usual'],
    ['respiratoryRate', 0, -1, 'hard'],
    ['spo2', 60, 59, 'usual'],
    ['spo2', 100, 101, 'hard'],
    ['systolicBpMmHg', 50, 49, 'usual'],
    ['systolicBpMmHg', 320, 321, 'hard'],
    ['pulse', 30, 29, 'usual'],
    ['pulse', 350, 351, 'hard'],
    ['respiratoryRate', 60, 61, 'usual'],
    ['respiratoryRate', 120, 121, 'hard'],
    ['spo2', 20, 19, 'hard'],
    ['systolicBpMmHg', 30, 29, 'hard'],
    ['systolicBpMmHg', 260, 261, 'usual'],
    ['pulse', 10, 9, 'hard'],
    ['pulse', 220, 221, 'usual'],
    ['temperatureC', 43, 43.1, 'usual'],
    ['temperatureC', 37, 98.6, 'hard'],
    ['spo2Scale', 2, 3, 'choice'],
    ['spo2Scale', 1, '1', 'choice'],
    ['consciousness', 'P', 'alert', 'choice'],
  ],
});

const { spo2Scale: _scale, ...scoredInputs } = news2Definition.inputs;
testPoints({ ...news2Definition, inputs: scoredInputs }, news2, given, { temperatureC: 0.1 });

test.each(['respiratoryRate', 'spo2', 'systolicBpMmHg', 'pulse'] as const)(
  '%s is a whole number, as on the chart',
  (key) => {
    expect(news2({ ...given, [key]: 90.5 }, { outOfRange: 'warn' }).ok).toBe(false);
  },
);

describe('the second oxygen scale', () => {
  test.each<[number, boolean, number]>([
    [83, false, 3],
    [84, false, 2],
    [86, false, 1],
    [88, false, 0],
    [92, true, 2],
    [93, false, 0],
    [93, true, 3],
    [95, true, 4],
    [97, true, 5],
    [100, false, 0],
  ])('%d%%, oxygen %s: %d points', (spo2, onOxygen, points) => {
    expect(score({ spo2, onOxygen, spo2Scale: 2 }).value).toBe(points);
  });
});

test('scores a converted temperature as on the chart', () => {
  // 100.4 °F is 38.0 °C, and 102.2 °F is 39.0 °C.
  expect(score({ temperatureC: ((100.4 - 32) * 5) / 9 }).value).toBe(0);
  expect(score({ temperatureC: ((102.2 - 32) * 5) / 9 }).value).toBe(1);
});

describe('recommendation', () => {
  test.each<[number, News2Band, Partial<News2Inputs>]>([
    [0, 'low', {}],
    [4, 'low', { respiratoryRate: 21, onOxygen: true }],
    [3, 'low-medium', { consciousness: 'C' }],
    [5, 'medium', { respiratoryRate: 21, onOxygen: true, pulse: 91 }],
    [6, 'medium', { respiratoryRate: 21, onOxygen: true, pulse: 111 }],
    [7, 'high', { respiratoryRate: 21, onOxygen: true, pulse: 131 }],
  ])('%d is %s', (value, band, change) => {
    expect(score(change)).toMatchObject({ value, band });
  });
});

test('never falls with less saturation on scale 1, and adds two for oxygen', () => {
  const saturation = fc.integer({ min: 60, max: 100 });
  const rate = fc.integer({ min: 20, max: 60 });
  fc.assert(
    fc.property(saturation, saturation, rate, rate, (s1, s2, r1, r2) => {
      const better = { spo2: Math.max(s1, s2), respiratoryRate: Math.min(r1, r2) };
      const worse = { spo2: Math.min(s1, s2), respiratoryRate: Math.max(r1, r2) };
      expect(score(worse).value).toBeGreaterThanOrEqual(score(better).value);
      expect(score({ ...worse, onOxygen: true }).value).toBe(score(worse).value + 2);
    }),
  );
});

test('explains the computation', () => {
  const { explanation } = expectSuccess(news2({ ...given, pulse: 131, onOxygen: true }, { explain: true }));
  expect(explanation?.substituted).toBe('0 + 0 + 2 + 0 + 3 + 0 + 0');
});

test('types', () => {
  expectTypeOf(score({})).toEqualTypeOf<Output<News2Band>>();
  // @ts-expect-error the scale is never assumed
  const incomplete: News2Inputs = { ...given, spo2Scale: undefined };
  expect(news2(incomplete).ok).toBe(false);
});
