// One reader per kind of input. A reader that finds a fault reports it and answers a value nobody must use: the
// calculator refuses when any fault was found. An optional input is read only after `isGiven`.
import type { NumberFacts, QuantityFacts } from './facts.ts';
import { type Findings, isGiven, report } from './findings.ts';

/** A number, never the text of one: what `"1,2"` means is decided by `parse`, not here. */
export const readNumber = (findings: Findings, path: string, value: unknown, facts: NumberFacts, part = ''): number =>
  typeof value === 'number' && value >= facts[0] && value <= facts[1]
    ? value
    : readRare(findings, path, value, facts, part);

/** Where the limits are among the facts. The first one that a value is outside of is reported. */
const limits = [
  ['hard', 2],
  ['population', 5],
  ['usual', 0],
] as const;

/** What is left: a rare value, a fault. Apart, because compilers inline only what is short. */
function readRare(findings: Findings, path: string, given: unknown, facts: NumberFacts, part: string): number {
  if (!Number.isFinite(given)) {
    report(findings.errors, 'not-finite', path + part, {}, given == null);
    return Number.NaN;
  }
  const value = given as number;
  for (const [range, at] of limits) {
    const min = facts[at] as number;
    const max = facts[at + 1] as number;
    if (value < min || value > max) {
      report(
        at > 0 || findings.options?.outOfRange !== 'warn' ? findings.errors : findings.warnings,
        range === 'population' ? range : 'out-of-range',
        path,
        { range, min, max, ...(facts[4] && { unit: facts[4] }) },
      );
      break;
    }
  }
  return value;
}

export function readInteger(findings: Findings, path: string, value: unknown, facts: NumberFacts): number {
  const number = readNumber(findings, path, value, facts);
  if (number % 1) report(findings.errors, 'out-of-range', path, { step: 1 });
  return number;
}

/** A value with its unit, answered in the unit of the facts. A bare number has no unit and is refused. */
export function readQuantity(findings: Findings, path: string, given: unknown, facts: QuantityFacts): number {
  const { value, unit } = (given ?? {}) as { value?: unknown; unit?: unknown };
  return unit === facts[0][4]
    ? readNumber(findings, path, value, facts[0], '.value')
    : readOther(findings, path, value, unit, given == null, facts);
}

/** What is left: the other unit, a fault. Apart, as a rare value is. */
function readOther(
  findings: Findings,
  path: string,
  value: unknown,
  unit: unknown,
  missing: boolean,
  [ranges, other, times, per]: QuantityFacts,
): number {
  if (unit !== other) {
    report(findings.errors, 'unit', missing ? path : `${path}.unit`, { units: `${ranges[4]}, ${other}` }, missing);
    return Number.NaN;
  }
  // Fifteen digits are what a decimal number keeps: 8.84 umol/L of creatinine are 0.1 mg/dL, and not one bit less.
  const converted = typeof value === 'number' ? +((value * times) / per).toPrecision(15) : value;
  return readNumber(findings, path, converted, ranges, '.value');
}

/** One of the listed choices, spelled exactly; a choice that is a number is not its text. */
export function readChoice<const Choice extends string | number | boolean>(
  findings: Findings,
  path: string,
  value: unknown,
  choices: readonly Choice[],
): Choice {
  if (!choices.includes(value as Choice)) {
    report(findings.errors, 'out-of-range', path, { choices: choices.join(', ') }, value == null);
  }
  return value as Choice;
}

/** `true` or `false`. A question without an answer is not a no. */
export const readBoolean = (findings: Findings, path: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : readChoice(findings, path, value, [true, false]);

/** Several questions at once, in the order of the form. What was answered is left where it is: a copy costs as much again. */
export function readAnswers<Key extends string>(
  findings: Findings,
  values: Readonly<Partial<Record<Key, unknown>>>,
  keys: readonly Key[],
): void {
  for (const key of keys) readBoolean(findings, key, values[key]);
}

/** A switch that need not be set: absent means that it does not apply. */
export const readSwitch = (findings: Findings, path: string, value: unknown): boolean =>
  isGiven(value) && readBoolean(findings, path, value);

/** The sexes that equations ask for. */
export const sexes = ['female', 'male'] as const;
