import { describe, expect, test } from 'vitest';
import type { NumberInput, QuantityInput } from '../types.ts';
import { examine } from './findings.ts';
import { readBoolean, readChoice, readInteger, readQuantity } from './read.ts';

const creatinine: QuantityInput = {
  kind: 'quantity',
  analyte: 'creatinine',
  units: ['mg/dL', 'umol/L'],
  hard: [0.1, 30],
  usual: [0.1, 13],
  labelKey: 'input.creatinine',
};

function reading<Value>(work: (findings: ReturnType<typeof examine>) => Value, outOfRange?: 'warn') {
  const findings = examine(outOfRange && { outOfRange });
  const value = work(findings);
  return { value, errors: findings.errors, warnings: findings.warnings };
}

describe('a quantity', () => {
  const read = (given: unknown, warn?: 'warn') =>
    reading((findings) => readQuantity(findings, 'creatinine', given, creatinine), warn);

  test('comes back in the first unit', () => {
    expect(read({ value: 88.4, unit: 'umol/L' })).toEqual({ value: 1, errors: [], warnings: [] });
    expect(read({ value: 1.2, unit: 'mg/dL' }).value).toBe(1.2);
  });

  test.each([
    [undefined, { code: 'required', path: 'creatinine', params: {} }],
    [1.2, { code: 'unit', path: 'creatinine.unit', params: { units: 'mg/dL, umol/L' } }],
    [{ value: 1.2 }, { code: 'unit', path: 'creatinine.unit', params: { units: 'mg/dL, umol/L' } }],
    [
      { value: 1.2, unit: 'constructor' },
      { code: 'unit', path: 'creatinine.unit', params: { units: 'mg/dL, umol/L' } },
    ],
    [{ unit: 'mg/dL' }, { code: 'required', path: 'creatinine.value', params: {} }],
    [
      { value: '1.2', unit: 'mg/dL' },
      { code: 'not-finite', path: 'creatinine.value', params: {} },
    ],
  ])('%j is refused', (given, error) => {
    expect(read(given).errors).toEqual([error]);
  });

  test('is held against the range after the conversion: 106 typed as mg/dL is impossible, as umol/L usual', () => {
    expect(read({ value: 106, unit: 'umol/L' }).errors).toEqual([]);
    expect(read({ value: 106, unit: 'mg/dL' }, 'warn').errors).toEqual([
      { code: 'out-of-range', path: 'creatinine', params: { range: 'hard', min: 0.1, max: 30, unit: 'mg/dL' } },
    ]);
    expect(read({ value: 20, unit: 'mg/dL' }, 'warn').warnings).toEqual([
      { code: 'out-of-range', path: 'creatinine', params: { range: 'usual', min: 0.1, max: 13, unit: 'mg/dL' } },
    ]);
  });
});

test('an integer has no fraction', () => {
  const input: NumberInput = { kind: 'integer', hard: [1, 10], usual: [1, 10], labelKey: 'input.count' };
  const read = (value: unknown) => reading((findings) => readInteger(findings, 'count', value, input));
  expect(read(3)).toEqual({ value: 3, errors: [], warnings: [] });
  expect(read(2.5).errors).toEqual([{ code: 'out-of-range', path: 'count', params: { step: 1 } }]);
  expect(read(undefined).errors).toEqual([{ code: 'required', path: 'count', params: {} }]);
});

test('a choice is one of the listed ones', () => {
  const input = { choices: [{ value: 'female' }, { value: 'male' }] } as const;
  const read = (value: unknown) => reading((findings) => readChoice(findings, 'sex', value, input));
  expect(read('female')).toEqual({ value: 'female', errors: [], warnings: [] });
  expect(read('Female').errors).toEqual([{ code: 'out-of-range', path: 'sex', params: { choices: 'female, male' } }]);
  expect(read(null).errors).toEqual([{ code: 'required', path: 'sex', params: {} }]);
});

test('a question without an answer is not a no', () => {
  const read = (value: unknown) => reading((findings) => readBoolean(findings, 'stroke', value));
  expect(read(false)).toEqual({ value: false, errors: [], warnings: [] });
  expect(read(true)).toEqual({ value: true, errors: [], warnings: [] });
  expect(read(undefined).errors).toEqual([{ code: 'required', path: 'stroke', params: {} }]);
  expect(read('yes').errors).toEqual([{ code: 'out-of-range', path: 'stroke', params: { choices: 'true, false' } }]);
});
