import { describe, expect, test } from 'vitest';
import type { Options, Output, Result } from '../types.ts';
import { testMonotonic } from './properties.ts';
import { testRefusals } from './refusals.ts';
import { expectSuccess } from './results.ts';

interface QtcInputs {
  qtMs: number;
  heartRate: number;
}

/** Expected for 400 ms at 75 beats per minute. */
interface Known {
  formula: number;
  rounded: number;
  substituted: string;
}

export function testQtc(
  calculate: (inputs: QtcInputs, options?: Options) => Result<string, { qtcMs: Output }>,
  { formula, rounded, substituted }: Known,
): void {
  const given = { qtMs: 400, heartRate: 75 };
  const interval = (inputs: QtcInputs) => expectSuccess(calculate(inputs)).outputs.qtcMs.value;

  testRefusals(calculate, given, {
    limits: [
      // 0.4 s typed as ms cannot be.
      ['qtMs', 100, 0.4, 'hard'],
      ['qtMs', 200, 199, 'usual'],
      ['qtMs', 700, 701, 'usual'],
      ['qtMs', 1000, 1001, 'hard'],
      ['heartRate', 10, 9, 'hard'],
      ['heartRate', 30, 29, 'usual'],
      ['heartRate', 220, 221, 'usual'],
      ['heartRate', 350, 351, 'hard'],
    ],
  });

  testMonotonic(interval, given, { qtMs: [200, 700, 'up'], heartRate: [30, 220, 'up'] });

  describe('correction', () => {
    test('is zero at 60 beats per minute', () => {
      expect(interval({ qtMs: 412, heartRate: 60 })).toBe(412);
    });

    test('is rounded to whole milliseconds', () => {
      expect(expectSuccess(calculate(given)).outputs.qtcMs).toMatchObject({ rounded, decimals: 0, unit: 'ms' });
    });
  });

  test('equals the formula and explains the computation', () => {
    expect(interval(given)).toBe(formula);
    expect(expectSuccess(calculate(given, { explain: true })).explanation?.substituted).toBe(substituted);
  });
}
