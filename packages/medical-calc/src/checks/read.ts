// One reader per kind of input. A reader that finds a fault reports it and answers a value nobody must use: the
// calculator refuses when any fault was found. An optional input is read only after `isGiven`.
import type { Issue, NumberInput, QuantityInput, Ranges } from '../types.ts';
import type { Unit } from '../units.ts';
import { type Findings, objectOf, report } from './findings.ts';

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A number, never the text of one: what `"1,2"` means is decided by `parse`, not here. */
export function readNumber(findings: Findings, path: string, value: unknown, input: NumberInput): number {
  if (!isNumber(value)) return refuseNumber(findings, path, value);
  if (!isUsual(value, input)) checkRanges(findings, path, value, input, input.unit);
  return value;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

function refuseNumber({ errors }: Findings, path: string, value: unknown): number {
  report(errors, isGiven(value) ? 'not-finite' : 'required', path);
  return Number.NaN;
}

export function readInteger(findings: Findings, path: string, value: unknown, input: NumberInput): number {
  const number = readNumber(findings, path, value, input);
  if (number % 1) report(findings.errors, 'out-of-range', path, { step: 1 });
  return number;
}

/** A value with its unit, answered in the first of the input's units. A bare number has no unit and is refused. */
export function readQuantity(findings: Findings, path: string, given: unknown, input: QuantityInput): number {
  const { value, unit }: Given = objectOf(given as Given);
  if (unit === input.units[0] && isNumber(value) && isUsual(value, input)) return value;
  return readRareQuantity(findings, path, given, input);
}

interface Given {
  value?: unknown;
  unit?: unknown;
}

/** What is left: another unit, a rare value, a fault. Apart, because compilers inline only what is short. */
function readRareQuantity(findings: Findings, path: string, given: unknown, input: QuantityInput): number {
  const { units, amounts } = input;
  const [first] = units;
  const { value, unit }: Given = objectOf(given as Given);
  const known = units.find((one) => one === unit);
  if (!known) {
    if (isGiven(given)) report(findings.errors, 'unit', `${path}.unit`, { units: units.join(', ') });
    else report(findings.errors, 'required', path);
    return Number.NaN;
  }
  if (!isNumber(value)) return refuseNumber(findings, `${path}.value`, value);
  const amountIn = (one: Unit) => amounts[one as keyof typeof amounts] ?? Number.NaN;
  const converted = known === first ? value : (value * amountIn(first)) / amountIn(known);
  checkRanges(findings, path, converted, input, first);
  return converted;
}

/** One of the listed choices, spelled exactly; a choice that is a number is not its text. */
export function readChoice<const Choices extends readonly { value: string | number }[]>(
  findings: Findings,
  path: string,
  value: unknown,
  input: { choices: Choices },
): Choices[number]['value'] | undefined {
  for (const choice of input.choices) if (choice.value === value) return choice.value;
  refuseChoice(findings, path, value, input.choices.map((choice) => choice.value).join(', '));
  return undefined;
}

/** `true` or `false`. A question without an answer is not a no. */
export function readBoolean(findings: Findings, path: string, value: unknown): boolean {
  if (typeof value !== 'boolean') refuseChoice(findings, path, value, 'true, false');
  return value === true;
}

/** Several questions at once, in the order of the form. */
export function readAnswers<Key extends string>(
  findings: Findings,
  values: Readonly<Partial<Record<Key, unknown>>>,
  keys: readonly Key[],
): Record<Key, boolean> {
  const answers = {} as Record<Key, boolean>;
  for (const key of keys) answers[key] = readBoolean(findings, key, values[key]);
  return answers;
}

/** A switch that need not be set: absent means that it does not apply. */
export const readSwitch = (findings: Findings, path: string, value: unknown): boolean =>
  isGiven(value) && readBoolean(findings, path, value);

export function refuseChoice({ errors }: Findings, path: string, value: unknown, choices: string): void {
  if (isGiven(value)) report(errors, 'out-of-range', path, { choices });
  else report(errors, 'required', path);
}

/** Nearly every value is: the rest of the work is for those that are not. The usual range lies within the others. */
const isUsual = (value: number, { usual }: Ranges): boolean => value >= usual[0] && value <= usual[1];

const limits = ['hard', 'population', 'usual'] as const;

/** The first limit that the value is outside of is reported: what cannot be, for whom, what is rare. */
function checkRanges(
  { warnOnly, errors, warnings }: Findings,
  path: string,
  value: number,
  input: Ranges & Pick<NumberInput, 'population'>,
  unit: Unit | undefined,
): void {
  for (const range of limits) {
    const [min, max] = input[range] ?? input.hard;
    if (value >= min && value <= max) continue;
    const params: Issue['params'] = { range, min, max };
    if (unit) params.unit = unit;
    const code = range === 'population' ? range : 'out-of-range';
    report(warnOnly && range === 'usual' ? warnings : errors, code, path, params);
    return;
  }
}
