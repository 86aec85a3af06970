// Bounds that an equation prescribes for its own terms, such as the 1.0 below which MELD takes no creatinine.
import type { Unit } from '../units.ts';
import { type Findings, report } from './findings.ts';

/** The value that the rule itself puts in the place of one beyond its bounds; said as a warning. */
export function clamp(
  findings: Findings,
  path: string,
  value: number,
  unit: Unit | undefined,
  min: number,
  max = value,
): number {
  if (value < min) return replaced(findings, path, min, unit);
  return value > max ? replaced(findings, path, max, unit) : value;
}

/** Apart, as in `read.ts`: compilers inline only what is short. */
function replaced(findings: Findings, path: string, used: number, unit: Unit | undefined): number {
  report(findings, path, 'out-of-range', unit ? { range: 'rule', used, unit } : { range: 'rule', used }, 'warnings');
  return used;
}

/** Asked last. HDL is a part of the total cholesterol, and cannot be as large: each was put into the other's field. */
export function checkHdl(findings: Findings, hdl: number, totalCholesterol: number): void {
  if (!findings.errors && hdl >= totalCholesterol) report(findings, 'hdl', 'conflict', { with: 'totalCholesterol' });
}
