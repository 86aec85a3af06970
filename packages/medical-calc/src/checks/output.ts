import type { ClassOutput, Gap, GapReason, Output } from '../types.ts';
import type { BandedFacts, OutputFacts, PlainBandedFacts, PlainFacts, Steps } from './facts.ts';

/**
 * Half-up, of the decimal number that people see: 1.005 to two decimals is 1.01, although the nearest binary number
 * lies just below. The factor lifts a tie over the error of storing (2^-53) and of scaling (2^-53) it.
 */
export function roundTo(value: number, decimals: number): number {
  // Not a power, which costs more than all the rest of it.
  let scale = 1;
  for (let left = decimals; left > 0; left--) scale *= 10;
  return Math.round(value * scale * (1 + 2 ** -51)) / scale;
}

/** How many decimals show `digits` significant ones. Whole units are never rounded away. */
export function decimalsFor(value: number, digits: number): number {
  const magnitude = Math.abs(value);
  let decimals = digits - 1;
  if (magnitude === 0) return decimals;
  // The rounded value counts: 9.996 to three digits is 10.0, with one decimal and not two.
  while (decimals > 0 && roundTo(magnitude, decimals) >= 10 ** (digits - decimals)) decimals--;
  while (decimals < 20 && roundTo(magnitude, decimals + 1) < 10 ** (digits - decimals - 1)) decimals++;
  return decimals;
}

/** The last step whose start the value has reached: of bands, of a table, of whatever ascends. */
export const reached = <Reached>(value: number, steps: Steps<Reached>): Reached | undefined =>
  stepOf(value, steps[0], steps[1]);

/** 64 kg at 160 cm is a BMI of 25, and computed a bit less: what lies below a step by so little has reached it. */
const nothing = 1e-12;

function stepOf<Reached>(value: number, from: readonly number[], given: readonly Reached[]): Reached | undefined {
  // Not `findLast`: with a function for each step, looking up a band costs as much as the equation.
  let index = from.length - 1;
  while (index >= 0 && (from[index] as number) - value > nothing) index--;
  return given[index];
}

/** An output with a unit, shown with a fixed number of decimals. */
export const output = (value: number, facts: OutputFacts): Output<never> => ({
  value,
  unit: facts[1],
  rounded: roundTo(value, facts[0]),
  decimals: facts[0],
});

/** An output with a unit, shown with a fixed number of significant digits. */
export const significantOutput = (value: number, facts: OutputFacts): Output<never> =>
  output(value, [decimalsFor(value, facts[0]), facts[1]]);

/** An output without a unit. */
export const plain = (value: number, facts: PlainFacts): Output<never> => ({
  value,
  rounded: roundTo(value, facts[0]),
  decimals: facts[0],
});

/**
 * An output with the band that its unrounded value falls into; the first one reaches down to the lowest value. By index:
 * taking the tuple apart costs as much as the equation.
 */
export const banded = <Code extends string>(value: number, facts: BandedFacts<Code>): Output<Code> => ({
  value,
  unit: facts[1],
  rounded: roundTo(value, facts[0]),
  decimals: facts[0],
  band: stepOf(value, facts[2], facts[3]) as Code,
});

/** The same without a unit. */
export const plainBanded = <Code extends string>(value: number, facts: PlainBandedFacts<Code>): Output<Code> => ({
  value,
  rounded: roundTo(value, facts[0]),
  decimals: facts[0],
  band: stepOf(value, facts[2], facts[3]) as Code,
});

/** The bands of somebody of that age, where they differ by age; the first ones are those of the youngest. */
export const bandsAt = <Code extends string, U>(
  age: number,
  [decimals, unit, ...byAge]: readonly [number, U, ...Steps<Steps<Code>>],
): readonly [number, U, ...Steps<Code>] => [decimals, unit, ...(reached(age, byAge) as Steps<Code>)];

/** No number, and why. */
export const gap = (reason: GapReason, [decimals, unit]: OutputFacts): Gap => ({
  value: null,
  rounded: null,
  decimals,
  reason,
  unit,
});

/** The same without a unit. */
export const plainGap = (reason: GapReason, [decimals]: PlainFacts): Gap => ({
  value: null,
  rounded: null,
  decimals,
  reason,
});

/** What a published table says. What it does not say stays unsaid. */
export const known = (value: number | null | undefined, facts: OutputFacts): Output<never> | Gap =>
  value == null ? gap('insufficient-data', facts) : output(value, facts);

/** The class that a score falls into. The first one reaches down to the lowest score there is. */
export const classOf = <Code extends string>(score: number, classes: Steps<Code>): ClassOutput<Code> => ({
  value: reached(score, classes) ?? (classes[1][0] as Code),
});
