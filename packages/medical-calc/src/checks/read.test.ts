import { describe, expect, test } from 'vitest';
import type { NumberInput, QuantityInput } from '../types.ts';
import { bilirubinAmounts, cholesterolAmounts, creatinineAmounts } from '../units.ts';
import { createFindings } from './findings.ts';
import { question } from './questions.ts';
import { readBoolean, readChoice, readInteger, readNumber, readOptIn, readQuantity, readQuestions } from './read.ts';

const creatinine: QuantityInput = {
  kind: 'quantity',
  analyte: 'creatinine',
  amounts: creatinineAmounts,
  units: ['mg/dL', 'umol/L'],
  hard: [0.1, 30],
  usual: [0.1, 13],
  labelKey: 'creatinine',
};
const bilirubin: QuantityInput = {
  ...creatinine,
  analyte: 'bilirubin',
  amounts: bilirubinAmounts,
  hard: [0.05, 90],
  usual: [0.1, 40],
};
const hdl: QuantityInput = {
  ...creatinine,
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mmol/L', 'mg/dL'],
  hard: [0.1, 6.5],
  usual: [0.4, 3],
};
const count: NumberInput = { kind: 'integer', hard: [1, 10], usual: [1, 10], labelKey: 'count' };
const sex = {
  choices: [
    { value: 'female', labelKey: 'female' },
    { value: 'male', labelKey: 'male' },
  ],
} as const;

function reading<Value>(work: (findings: ReturnType<typeof createFindings>) => Value, outOfRange?: 'warn') {
  const findings = createFindings(outOfRange && { outOfRange });
  const value = work(findings);
  const { errors = [], warnings = [] } = findings;
  return { value, errors, warnings };
}

describe('a quantity', () => {
  const read = (given: unknown, warn?: 'warn') =>
    reading((findings) => readQuantity(findings, 'creatinine', given as object, creatinine), warn);

  test('is returned in the first unit', () => {
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

  test('is checked against the range after the conversion: 106 is impossible in mg/dL, usual in umol/L', () => {
    expect(read({ value: 106, unit: 'umol/L' }).errors).toEqual([]);
    expect(read({ value: 106, unit: 'mg/dL' }, 'warn').errors).toEqual([
      { code: 'out-of-range', path: 'creatinine', params: { range: 'hard', min: 0.1, max: 30, unit: 'mg/dL' } },
    ]);
    expect(read({ value: 20, unit: 'mg/dL' }, 'warn').warnings).toEqual([
      { code: 'out-of-range', path: 'creatinine', params: { range: 'usual', min: 0.1, max: 13, unit: 'mg/dL' } },
    ]);
  });
});

// Amounts exactly at a limit that binary conversion would put slightly beyond it.
test.each([
  ['8.84 umol/L of creatinine', 8.84, creatinine, 0.1],
  ['1.71 umol/L of bilirubin', 1.71, bilirubin, 0.1],
  ['15.468 mg/dL of HDL cholesterol', 15.468, hdl, 0.4],
] as const satisfies [string, number, QuantityInput, number][])(
  '%s is at the limit, not beyond it',
  (_, value, input, limit) => {
    const read = reading((findings) => readQuantity(findings, 'amount', { value, unit: input.units[1] }, input));
    expect(read).toEqual({ value: limit, errors: [], warnings: [] });
  },
);

describe('the ends of a range', () => {
  const everyone: NumberInput = { kind: 'number', unit: 'mg', hard: [0, 100], usual: [0, 10], labelKey: 'dose' };
  const read = (value: number, input: NumberInput, warn?: 'warn') =>
    reading((findings) => readNumber(findings, 'dose', value, input), warn);

  test('are accepted', () => {
    expect(read(0, everyone).errors).toEqual([]);
    expect(read(10, everyone).errors).toEqual([]);
    expect(read(100, everyone, 'warn').errors).toEqual([]);
  });

  test('refuses people outside the population even when unusual values are allowed', () => {
    const adults: NumberInput = { ...everyone, usual: [5, 10], population: [5, 50] };
    const error = { code: 'population', path: 'dose', params: { range: 'population', min: 5, max: 50, unit: 'mg' } };
    expect(read(4.9, adults).errors).toEqual([error]);
    expect(read(50.1, adults, 'warn').errors).toEqual([error]);
    expect(read(5, adults).errors).toEqual([]);
    expect(read(50, adults, 'warn').warnings).toHaveLength(1);
    expect(read(101, adults).errors).toMatchObject([{ code: 'out-of-range', params: { range: 'hard' } }]);
  });
});

test('refuses a fraction for an integer', () => {
  const read = (value: unknown) => reading((findings) => readInteger(findings, 'count', value, count));
  expect(read(3)).toEqual({ value: 3, errors: [], warnings: [] });
  expect(read(2.5).errors).toEqual([{ code: 'out-of-range', path: 'count', params: { step: 1 } }]);
  expect(read(undefined).errors).toEqual([{ code: 'required', path: 'count', params: {} }]);
});

test('refuses a value that is not among the choices', () => {
  const read = (value: unknown) => reading((findings) => readChoice(findings, 'sex', value, sex));
  expect(read('female')).toEqual({ value: 'female', errors: [], warnings: [] });
  expect(read('Female').errors).toEqual([{ code: 'out-of-range', path: 'sex', params: { choices: 'female, male' } }]);
  expect(read(null).errors).toEqual([{ code: 'required', path: 'sex', params: {} }]);
});

test('refuses a missing yes/no answer', () => {
  const read = (value: unknown) => reading((findings) => readBoolean(findings, 'stroke', value));
  expect(read(false)).toEqual({ value: false, errors: [], warnings: [] });
  expect(read(true)).toEqual({ value: true, errors: [], warnings: [] });
  expect(read(undefined).errors).toEqual([{ code: 'required', path: 'stroke', params: {} }]);
  expect(read('yes').errors).toEqual([{ code: 'out-of-range', path: 'stroke', params: { choices: 'true, false' } }]);
});

test('refuses the text of a numeric choice', () => {
  const scale = {
    choices: [
      { value: 1, labelKey: 'first' },
      { value: 2, labelKey: 'second' },
    ],
  };
  const read = (value: unknown) => reading((findings) => readChoice(findings, 'spo2Scale', value, scale));
  expect(read(2)).toEqual({ value: 2, errors: [], warnings: [] });
  expect(read('2').errors).toEqual([{ code: 'out-of-range', path: 'spo2Scale', params: { choices: '1, 2' } }]);
  expect(read(3).errors).toHaveLength(1);
});

test('reports each missing answer in the order of the questions', () => {
  const questions = {
    stroke: question('stroke'),
    count,
    bleeding: question('bleeding'),
    black: { ...question('black'), optional: true as const },
  };
  const read = (values: object) => reading((findings) => readQuestions(findings, values, questions));
  expect(read({ bleeding: false, stroke: true })).toEqual({ errors: [], warnings: [] });
  expect(read({}).errors.map(({ path }) => path)).toEqual(['stroke', 'bleeding']);
});

test('returns false for a missing opt-in and refuses other values', () => {
  const read = (value: unknown) => reading((findings) => readOptIn(findings, 'black', value));
  expect([read(undefined), read(null), read(false)].map(({ value, errors }) => [value, errors])).toEqual([
    [false, []],
    [false, []],
    [false, []],
  ]);
  expect(read(true).value).toBe(true);
  expect(read('yes').errors).toEqual([{ code: 'out-of-range', path: 'black', params: { choices: 'true, false' } }]);
});
