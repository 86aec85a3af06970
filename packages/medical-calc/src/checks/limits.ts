import type { Unit } from '../units.ts';
import { type Findings, report } from './findings.ts';

/** Returns the value within the bounds that the rule prescribes, such as 1.0 for creatinine in MELD; adds a warning. */
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

function replaced(findings: Findings, path: string, used: number, unit: Unit | undefined): number {
  report(findings, path, 'out-of-range', unit ? { range: 'rule', used, unit } : { range: 'rule', used }, 'warnings');
  return used;
}

/** Reports HDL that is not below the total cholesterol: the two fields were swapped. Must follow the other checks. */
export function checkHdl(findings: Findings, hdl: number, totalCholesterol: number): void {
  if (!findings.errors && hdl >= totalCholesterol) report(findings, 'hdl', 'conflict', { with: 'totalCholesterol' });
}
