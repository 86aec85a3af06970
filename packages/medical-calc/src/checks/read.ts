// One reader per kind of input. A reader that finds a fault reports it and answers a value nobody must use: the
// calculator refuses when any fault was found. An optional input is read only after `isGiven`.
import type { NumberInput, QuantityInput, Ranges } from '../types.ts';
import { convert } from '../units.ts';
import { type Findings, report } from './findings.ts';

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A number, never the text of one: what `"1,2"` means is decided by `parse`, not here. */
export function readNumber(findings: Findings, path: string, value: unknown, input: NumberInput): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report(findings.errors, isGiven(value) ? 'not-finite' : 'required', path);
    return Number.NaN;
  }
  checkRanges(findings, path, value, input, input.unit);
  return value;
}

export function readInteger(findings: Findings, path: string, value: unknown, input: NumberInput): number {
  const number = readNumber(findings, path, value, input);
  if (Number.isInteger(number) || Number.isNaN(number)) return number;
  report(findings.errors, 'out-of-range', path, { step: 1 });
  return Number.NaN;
}

/** A value with its unit, answered in the first of the input's units. A bare number has no unit and is refused. */
export function readQuantity(findings: Findings, path: string, given: unknown, input: QuantityInput): number {
  const [canonical] = input.units;
  const { value, unit }: { value?: unknown; unit?: unknown } = Object(given);
  const known = input.units.find((one) => one === unit);
  if (known === undefined) {
    if (isGiven(given)) report(findings.errors, 'unit', `${path}.unit`, { units: input.units.join(', ') });
    else report(findings.errors, 'required', path);
    return Number.NaN;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report(findings.errors, isGiven(value) ? 'not-finite' : 'required', `${path}.value`);
    return Number.NaN;
  }
  const converted = convert(input.analyte, { value, unit: known }, canonical);
  checkRanges(findings, path, converted, input, canonical);
  return converted;
}

/** One of the listed choices, spelled exactly. */
export function readChoice<const Choice extends string>(
  findings: Findings,
  path: string,
  value: unknown,
  input: { choices: readonly { value: Choice }[] },
): Choice | undefined {
  const chosen = input.choices.find((choice) => choice.value === value);
  if (!chosen) refuseChoice(findings, path, value, input.choices.map((choice) => choice.value).join(', '));
  return chosen?.value;
}

/** `true` or `false`. A question without an answer is not a no. */
export function readBoolean(findings: Findings, path: string, value: unknown): boolean {
  if (typeof value !== 'boolean') refuseChoice(findings, path, value, 'true, false');
  return value === true;
}

function refuseChoice({ errors }: Findings, path: string, value: unknown, choices: string): void {
  if (isGiven(value)) report(errors, 'out-of-range', path, { choices });
  else report(errors, 'required', path);
}

function checkRanges(
  findings: Findings,
  path: string,
  value: number,
  { hard, usual }: Ranges,
  unit: string | undefined,
): void {
  if (value >= usual[0] && value <= usual[1]) return;
  const possible = value >= hard[0] && value <= hard[1];
  const [min, max] = possible ? usual : hard;
  const params: Record<string, number | string> = { range: possible ? 'usual' : 'hard', min, max };
  if (unit !== undefined) params.unit = unit;
  report(possible && findings.warnOnly ? findings.warnings : findings.errors, 'out-of-range', path, params);
}
