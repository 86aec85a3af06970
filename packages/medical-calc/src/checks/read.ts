// A reader that finds an error reports it and returns a value that must not be used: the calculator refuses.
import type { BooleanInput, ChoiceInput, InputDefinition, NumberInput, QuantityInput, Range } from '../types.ts';
import type { Unit } from '../units.ts';
import { type Findings, isGiven, report } from './findings.ts';

type Limits = Pick<NumberInput, 'usual' | 'hard' | 'population'>;

/** Reads a number, never the text of one: `parse` decides the meaning of `"1,2"`. */
export const readNumber = (
  findings: Findings,
  path: string,
  value: unknown,
  input: Limits & Pick<NumberInput, 'unit'>,
): number => (isUsual(value, input) ? value : readUnusual(findings, path, value, input, input.unit));

const isUsual = (value: unknown, { usual }: Limits): value is number =>
  typeof value === 'number' && value >= usual[0] && value <= usual[1];

/** The first range that a value is outside of is reported. */
const ranges = [
  ['out-of-range', 'hard'],
  ['population', 'population'],
  ['out-of-range', 'usual'],
] as const;

function readUnusual(
  findings: Findings,
  path: string,
  given: unknown,
  limits: Limits,
  unit: Unit | undefined,
  part = '',
): number {
  if (!Number.isFinite(given)) {
    report(findings, path + part, given == null ? 'required' : 'not-finite');
    return Number.NaN;
  }
  const value = given as number;
  for (const [code, range] of ranges) {
    const limit: Range | undefined = limits[range];
    if (!limit || (value >= limit[0] && value <= limit[1])) continue;
    report(
      findings,
      path,
      code,
      { range, min: limit[0], max: limit[1], ...(unit && { unit }) },
      range !== 'usual' || findings.options?.outOfRange !== 'warn' ? 'errors' : 'warnings',
    );
    break;
  }
  return value;
}

export function readInteger(findings: Findings, path: string, value: unknown, input: NumberInput): number {
  const number = readNumber(findings, path, value, input);
  if (number % 1) report(findings, path, 'out-of-range', { step: 1 });
  return number;
}

type Given = { value?: unknown; unit?: unknown } | null | undefined;

/** Reads a value with its unit and converts it to the first unit of the input. A bare number has no unit: refused. */
export function readQuantity(
  findings: Findings,
  path: string,
  given: Given,
  input: Limits & Pick<QuantityInput, 'units' | 'amounts'>,
): number {
  const { value, unit } = given ?? {};
  const [first, second] = input.units;
  if (unit === first && isUsual(value, input)) return value;
  if (unit !== first && unit !== second) {
    if (given == null) report(findings, path, 'required');
    else report(findings, `${path}.unit`, 'unit', { units: input.units.join(', ') });
    return Number.NaN;
  }
  const converted = unit === second && typeof value === 'number' ? toFirstUnit(value, input) : value;
  return readUnusual(findings, path, converted, input, first, '.value');
}

/** Fifteen digits are the precision of a decimal number: 8.84 umol/L of creatinine are 0.1 mg/dL, and not one bit less. */
function toFirstUnit(value: number, { units, amounts }: Pick<QuantityInput, 'units' | 'amounts'>): number {
  const [first, second] = units;
  return +((value * (amounts[first] as number)) / (amounts[second] as number)).toPrecision(15);
}

/** Reads one of the listed choices, spelled exactly; the number 1 is not the text `"1"`. */
export function readChoice<const Input extends Pick<ChoiceInput, 'choices'>>(
  findings: Findings,
  path: string,
  value: unknown,
  { choices }: Input,
): Input['choices'][number]['value'] {
  if (value == null) report(findings, path, 'required');
  else if (!choices.some((choice) => choice.value === value)) {
    report(findings, path, 'out-of-range', { choices: choices.map((choice) => choice.value).join(', ') });
  }
  return value as Input['choices'][number]['value'];
}

/** Reads `true` or `false`. A missing answer is not a no. */
export function readBoolean(findings: Findings, path: string, value: unknown): boolean {
  if (value == null) report(findings, path, 'required');
  else if (typeof value !== 'boolean') report(findings, path, 'out-of-range', { choices: 'true, false' });
  return value as boolean;
}

export function readQuestions(
  findings: Findings,
  values: object,
  inputs: Readonly<Record<string, InputDefinition>>,
): void {
  for (const key in inputs) {
    if (isQuestion(inputs[key])) readBoolean(findings, key, (values as Readonly<Record<string, unknown>>)[key]);
  }
}

export const isQuestion = (input: InputDefinition | undefined): input is BooleanInput =>
  input?.kind === 'boolean' && !input.optional;

/** Absent is `false`. Never for a question about the person, where a missing answer is not a no. */
export const readOptIn = (findings: Findings, path: string, value: unknown): boolean =>
  isGiven(value) && readBoolean(findings, path, value);
