import type { Band, ClassOutput, Gap, GapReason, Output } from '../types.ts';
import type { Unit } from '../units.ts';

/** Rounds half-up: 1.005 is 1.01, although the nearest binary number is below. Covers two errors of 2^-53. */
export function roundTo(value: number, decimals: number): number {
  // A power would cost more than the rest of the function.
  let scale = 1;
  for (let left = decimals; left > 0; left--) scale *= 10;
  return Math.round(value * scale * (1 + 2 ** -51)) / scale;
}

/** Returns the decimals that show `digits` significant digits. Whole units are never rounded away. */
export function decimalsFor(value: number, digits: number): number {
  const magnitude = Math.abs(value);
  let decimals = digits - 1;
  if (magnitude === 0) return decimals;
  // The rounded value counts: 9.996 to three digits is 10.0, with one decimal and not two.
  while (decimals > 0 && roundTo(magnitude, decimals) >= 10 ** (digits - decimals)) decimals--;
  while (decimals < 20 && roundTo(magnitude, decimals + 1) < 10 ** (digits - decimals - 1)) decimals++;
  return decimals;
}

/** 64 kg at 160 cm is a BMI of 25 but computes to slightly less: a value this close below a step has reached it. */
const tolerance = 1e-12;

const hasReached = (value: number, from: number): boolean => !(from - value > tolerance);

export function stepFor<Step extends { from: number }>(value: number, steps: readonly Step[]): Step | undefined {
  let index = steps.length - 1;
  while (index >= 0 && !hasReached(value, (steps[index] as Step).from)) index--;
  return steps[index];
}

interface Shown {
  decimals: number;
}

interface ShownWithUnit extends Shown {
  unit: Unit;
}

interface WithBands<Code extends string> {
  bands: readonly Band<Code>[];
}

export const output = (value: number, { unit, decimals }: ShownWithUnit): Output<never> => ({
  value,
  unit,
  rounded: roundTo(value, decimals),
  decimals,
});

export const significantOutput = (
  value: number,
  { unit, significantDigits }: { unit: Unit; significantDigits: number },
): Output<never> => output(value, { unit, decimals: decimalsFor(value, significantDigits) });

export const unitlessOutput = (value: number, { decimals }: Shown): Output<never> => ({
  value,
  rounded: roundTo(value, decimals),
  decimals,
});

export const bandedOutput = <Code extends string>(
  value: number,
  shown: ShownWithUnit & WithBands<Code>,
): Output<Code> => ({
  ...output(value, shown),
  band: bandFor(value, shown),
});

export const unitlessBandedOutput = <Code extends string>(
  value: number,
  shown: Shown & WithBands<Code>,
): Output<Code> => ({
  ...unitlessOutput(value, shown),
  band: bandFor(value, shown),
});

const bandFor = <Code extends string>(value: number, { bands }: WithBands<Code>): Code =>
  stepFor(value, bands)?.code as Code;

export const bandsForAge = <Code extends string, Definition extends object>(
  age: number,
  definition: Definition & { bandsByAge: readonly ({ fromAge: number } & WithBands<Code>)[] },
): Definition & WithBands<Code> => ({
  ...definition,
  bands: definition.bandsByAge.findLast(({ fromAge }) => hasReached(age, fromAge))?.bands as readonly Band<Code>[],
});

export const gap = (reason: GapReason, { unit, decimals }: ShownWithUnit): Gap => ({
  value: null,
  rounded: null,
  decimals,
  reason,
  unit,
});

export const unitlessGap = (reason: GapReason, { decimals }: Shown): Gap => ({
  value: null,
  rounded: null,
  decimals,
  reason,
});

/** Returns the figure of a published table, or a gap where the table has none. */
export const tableOutput = (value: number | null | undefined, shown: ShownWithUnit): Output<never> | Gap =>
  value == null ? gap('insufficient-data', shown) : output(value, shown);

export const classOutput = <Code extends string>(score: number, { bands }: WithBands<Code>): ClassOutput<Code> => ({
  value: (stepFor(score, bands) ?? (bands[0] as Band<Code>)).code,
});
