// Bounds that an equation prescribes for its own terms, such as the 1.0 below which MELD takes no creatinine.
import type { Unit } from '../units.ts';
import { type Findings, report } from './findings.ts';

/** The value that the rule itself puts in the place of one beyond its bounds; said as a warning. */
export function limited(
  { warnings }: Findings,
  path: string,
  value: number,
  unit: Unit | undefined,
  min: number,
  max = value,
): number {
  const used = Math.max(Math.min(value, max), min);
  if (used !== value)
    report(warnings, 'out-of-range', path, unit ? { range: 'rule', used, unit } : { range: 'rule', used });
  return used;
}

/** Asked last. A part cannot be as large as the whole: HDL and total cholesterol in each other's field. */
export function checkPart({ errors }: Findings, path: string, part: number, whole: number): void {
  if (!errors[0] && part >= whole) report(errors, 'conflict', path);
}
