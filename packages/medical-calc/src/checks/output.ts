import type { Band, ClassOutput, Gap, GapReason, Output } from '../types.ts';
import type { Unit } from '../units.ts';

interface Described<Code extends string> {
  unit?: Unit;
  bands?: readonly Band<Code>[];
}

/** Looked up, because a power costs more than all the rest of a rounding. */
const scales = [1, 10, 100, 1000];

/**
 * Half-up, of the decimal number that people see: 1.005 to two decimals is 1.01, although the nearest binary number
 * lies just below. The factor lifts a tie over the error of storing (2^-53) and of scaling (2^-53) it.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = scales[decimals] ?? 10 ** decimals;
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

function shown<Code extends string>(value: number, decimals: number, { unit, bands }: Described<Code>): Output<Code> {
  const rounded = roundTo(value, decimals);
  const band = bands && reached(value, bands)?.code;
  // Written out: an object that gets its parts one after another costs more than the equation.
  if (unit) return band ? { value, unit, rounded, decimals, band } : { value, unit, rounded, decimals };
  return band ? { value, rounded, decimals, band } : { value, rounded, decimals };
}

/** The last step whose start the value has reached: of bands, of a table, of whatever ascends by `from`. */
export function reached<Step extends { from: number }>(value: number, steps: readonly Step[]): Step | undefined {
  // Not `findLast`: with a function for each step, looking up a band costs as much as the equation.
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (step && value >= step.from) return step;
  }
  return undefined;
}

/** An output shown with a fixed number of decimals. */
export const output = <Code extends string>(value: number, definition: Described<Code> & { decimals: number }) =>
  shown(value, definition.decimals, definition);

/** An output shown with a fixed number of significant digits. */
export const significantOutput = <Code extends string>(
  value: number,
  definition: Described<Code> & { significantDigits: number },
) => shown(value, decimalsFor(value, definition.significantDigits), definition);

/** No number, and why. */
export function gap(reason: GapReason, { unit, decimals }: { unit?: Unit; decimals: number }): Gap {
  const none: Gap = { value: null, rounded: null, decimals, reason };
  if (unit) none.unit = unit;
  return none;
}

/** What a published table says. What it does not say stays unsaid. */
export const known = (value: number | undefined, definition: { unit?: Unit; decimals: number }) =>
  value === undefined ? gap('insufficient-data', definition) : output(value, definition);

/** The class that a score falls into. The first one reaches down to the lowest score there is. */
export const classOf = <Code extends string>(
  score: number,
  { bands }: { bands: readonly [Band<Code>, ...Band<Code>[]] },
): ClassOutput<Code> => ({ value: (reached(score, bands) ?? bands[0]).code });

/** The bands of somebody of that age, where they differ by age. */
export const bandsAt = <Code extends string>(
  age: number,
  { bandsByAge }: { bandsByAge: readonly { fromAge: number; bands: readonly Band<Code>[] }[] },
): { bands: readonly Band<Code>[] } => ({ bands: bandsByAge.findLast(({ fromAge }) => age >= fromAge)?.bands ?? [] });
