import type { Band, Output } from '../types.ts';
import type { Unit } from '../units.ts';

interface Described<Code extends string> {
  unit?: Unit;
  bands?: readonly Band<Code>[];
}

/**
 * Half-up, of the decimal number that people see: 1.005 to two decimals is 1.01, although the nearest binary number
 * lies just below. The factor lifts a tie over the error of storing (2^-53) and of scaling (2^-53) it.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
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
  const output: Output<Code> = { value, rounded: roundTo(value, decimals), decimals };
  if (unit !== undefined) output.unit = unit;
  for (let index = 0, band = bands?.[0]; band && value >= band.from; band = bands?.[++index]) output.band = band.code;
  return output;
}

/** An output shown with a fixed number of decimals. */
export const output = <Code extends string>(value: number, definition: Described<Code> & { decimals: number }) =>
  shown(value, definition.decimals, definition);

/** An output shown with a fixed number of significant digits. */
export const significantOutput = <Code extends string>(
  value: number,
  definition: Described<Code> & { significantDigits: number },
) => shown(value, decimalsFor(value, definition.significantDigits), definition);
