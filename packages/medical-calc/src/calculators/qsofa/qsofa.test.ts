import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { testPoints } from '../../testing/points.ts';
import { testRefusals } from '../../testing/refusals.ts';
import { expectSuccess } from '../../testing/results.ts';
import { testVectors } from '../../testing/vectors.ts';
import type { Output } from '../../types.ts';
import { qsofaDefinition } from './qsofa.about.ts';
import { type QsofaBand, type QsofaInputs, qsofa } from './qsofa.ts';
import vectors from './qsofa.vectors.json' with { type: 'json' };

const given: QsofaInputs = { respiratoryRate: 16, systolicBpMmHg: 120, gcs: 15 };
const score = (change: Partial<QsofaInputs>) => expectSuccess(qsofa({ ...given, ...change })).outputs.score;

testVectors(vectors, qsofa);
testPoints(qsofaDefinition, qsofa, given);
testRefusals(qsofa, given, {
  limits: [
    ['respiratoryRate', 4, 3, 'usual'],
    ['respiratoryRate', 60, 61, 'usual'],
    ['respiratoryRate', 120, 121, 'hard'],
    ['systolicBpMmHg', 70, 69, 'usual'],
    ['systolicBpMmHg', 320, 321, 'hard'],
    ['gcs', 3, 2, 'hard'],
    ['gcs', 15, 16, 'hard'],
  ],
});

test('refuses a fraction of the coma scale', () => {
  expect(qsofa({ ...given, gcs: 14.5 })).toMatchObject({ ok: false, errors: [{ path: 'gcs', params: { step: 1 } }] });
});

describe('cut-offs', () => {
  test.each<[Partial<QsofaInputs>, number]>([
    [{ respiratoryRate: 21 }, 0],
    [{ respiratoryRate: 22 }, 1],
    [{ systolicBpMmHg: 101 }, 0],
    [{ systolicBpMmHg: 100 }, 1],
    [{ gcs: 15 }, 0],
    [{ gcs: 14 }, 1],
  ])('%j: %d', (change, points) => {
    expect(score(change).value).toBe(points);
  });

  test.each<[number, Partial<QsofaInputs>, QsofaBand]>([
    [1, { gcs: 14 }, 'negative'],
    [2, { gcs: 14, systolicBpMmHg: 90 }, 'positive'],
    [3, { gcs: 14, systolicBpMmHg: 90, respiratoryRate: 30 }, 'positive'],
  ])('%d of 3', (value, change, band) => {
    expect(score(change)).toMatchObject({ value, band });
  });
});

test('never falls with faster breathing, lower pressure or a lower coma scale', () => {
  const rate = fc.integer({ min: 4, max: 60 });
  const pressure = fc.integer({ min: 70, max: 260 });
  const awake = fc.integer({ min: 3, max: 15 });
  fc.assert(
    fc.property(rate, rate, pressure, pressure, awake, awake, (r1, r2, p1, p2, g1, g2) => {
      const better = { respiratoryRate: Math.min(r1, r2), systolicBpMmHg: Math.max(p1, p2), gcs: Math.max(g1, g2) };
      const worse = { respiratoryRate: Math.max(r1, r2), systolicBpMmHg: Math.min(p1, p2), gcs: Math.min(g1, g2) };
      expect(score(worse).value).toBeGreaterThanOrEqual(score(better).value);
    }),
  );
});

test('explains the computation', () => {
  expect(expectSuccess(qsofa(given, { explain: true })).explanation?.substituted).toBe(
    '(16 >= 22) + (120 <= 100) + (15 < 15)',
  );
});

test('types', () => {
  expectTypeOf(score({})).toEqualTypeOf<Output<QsofaBand>>();
  // @ts-expect-error a text is no number
  expect(qsofa({ ...given, gcs: '15' }).ok).toBe(false);
});
