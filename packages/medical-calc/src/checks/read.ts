// One reader per kind of input. A reader that finds a fault reports it and answers a value nobody must use: the
// calculator refuses when any fault was found. An optional input is read only after `isGiven`.
import type { NumberFacts, QuantityFacts } from './facts.ts';
import { type Findings, isGiven, report } from './findings.ts';

/** A number, never the text of one: what `"1,2"` means is decided by `parse`, not here. */
export const readNumber = (findings: Findings, path: string, value: unknown, facts: NumberFacts): number =>
  typeof value === 'number' && value >= facts[0] && value <= facts[1] ? value : readRare(findings, path, value, facts);

/** Where the limits are among the facts. The first one that a value is outside of is reported. */
const limits = [
  ['out-of-range', 'hard', 2],
  ['population', 'population', 5],
  ['out-of-range', 'usual', 0],
] as const;

/** What is left: a rare value, a fault. Apart, because compilers inline only what is short. */
function readRare(findings: Findings, path: string, given: unknown, facts: NumberFacts, part = ''): number {
  if (!Number.isFinite(given)) {
    report(findings, path + part, given == null ? 'required' : 'not-finite');
    return Number.NaN;
  }
  const value = given as number;
  for (const [code, range, at] of limits) {
    const min = facts[at] as number;
    const max = facts[at + 1] as number;
    if (value < min || value > max) {
      report(
        findings,
        path,
        code,
        { range, min, max, ...(facts[4] && { unit: facts[4] }) },
        at > 0 || findings.options?.outOfRange !== 'warn' ? 'errors' : 'warnings',
      );
      break;
    }
  }
  return value;
}

export function readInteger(findings: Findings, path: string, value: unknown, facts: NumberFacts): number {
  const number = readNumber(findings, path, value, facts);
  if (number % 1) report(findings, path, 'out-of-range', { step: 1 });
  return number;
}

type Given = { value?: unknown; unit?: unknown } | null | undefined;

/** A value with its unit, answered in the unit of the facts. A bare number has no unit and is refused. */
export function readQuantity(findings: Findings, path: string, given: Given, facts: QuantityFacts): number {
  const value = given?.value;
  const ranges = facts[0];
  return given?.unit === ranges[4] && typeof value === 'number' && value >= ranges[0] && value <= ranges[1]
    ? value
    : readOther(findings, path, given, facts);
}

/** What is left: the other unit, a rare value, a fault. Apart, as a rare value is. */
function readOther(findings: Findings, path: string, given: Given, [ranges, other, times, per]: QuantityFacts): number {
  const { value, unit } = given ?? {};
  if (unit !== ranges[4] && unit !== other) {
    if (given == null) report(findings, path, 'required');
    else report(findings, `${path}.unit`, 'unit', { units: `${ranges[4]}, ${other}` });
    return Number.NaN;
  }
  // Fifteen digits are what a decimal number keeps: 8.84 umol/L of creatinine are 0.1 mg/dL, and not one bit less.
  const converted = unit === other && typeof value === 'number' ? +((value * times) / per).toPrecision(15) : value;
  return readRare(findings, path, converted, ranges, '.value');
}

/** One of the listed choices, spelled exactly; a choice that is a number is not its text. */
export const readChoice = <const Choice extends string | number | boolean>(
  findings: Findings,
  path: string,
  value: unknown,
  choices: readonly Choice[],
): Choice =>
  value === choices[0] || value === choices[1] ? (value as Choice) : readRareChoice(findings, path, value, choices);

/** What is left: one of more choices, a fault. */
function readRareChoice<Choice>(findings: Findings, path: string, value: unknown, choices: readonly Choice[]): Choice {
  if (value == null) report(findings, path, 'required');
  else if (!choices.includes(value as Choice)) report(findings, path, 'out-of-range', { choices: choices.join(', ') });
  return value as Choice;
}

/** `true` or `false`. A question without an answer is not a no. */
export const readBoolean = (findings: Findings, path: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : readRareChoice(findings, path, value, [true, false]);

/** Several questions at once, in the order of the form. What was answered is left where it is: a copy costs as much again. */
export function readAnswers<Key extends string>(
  findings: Findings,
  values: Readonly<Partial<Record<Key, unknown>>>,
  keys: readonly Key[],
): void {
  for (const key of keys) readBoolean(findings, key, values[key]);
}

/**
 * A factor that nobody applies unless asked to: absent means that it was not asked for. Never for a question about the
 * person, whose missing answer is not a no.
 */
export const readOptIn = (findings: Findings, path: string, value: unknown): boolean =>
  isGiven(value) && readBoolean(findings, path, value);

/** The sexes that equations ask for. */
export const sexes = ['female', 'male'] as const;
