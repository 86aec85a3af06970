// Bounds that an equation prescribes for its own terms, such as the 1.0 below which MELD takes no creatinine.
import type { Range } from '../types.ts';
import { type Findings, report } from './findings.ts';

/** The value that the rule itself puts in the place of one beyond its bounds; said as a warning. */
export function limited(findings: Findings, path: string, value: number, [min, max]: Range, unit?: string): number {
  const used = Math.min(Math.max(value, min), max);
  if (used !== value) report(findings.warnings, 'out-of-range', path, { range: 'rule', used, ...(unit && { unit }) });
  return used;
}

/** Asked last. A part cannot be as large as the whole: HDL and total cholesterol in each other's field. */
export function checkPart(findings: Findings, path: string, part: number, whole: number): void {
  if (findings.errors.length === 0 && part >= whole) report(findings.errors, 'conflict', path);
}
