import { type Findings, report } from './findings.ts';
import { heightCm } from './inputs.ts';
import { readNumber } from './read.ts';

/** Devine's line goes below nothing at 102 cm: shorter than 120 cm it says nothing about anybody. */
export const devineHeightCm = { ...heightCm, hard: [120, 280], usual: [120, 220] } as const;

/** 60 inches, from which Devine's line starts. */
const start = 152.4;

/** The height for Devine's line. Below its start the line goes on, and that is said. */
export function readDevineHeight(findings: Findings, value: unknown): number {
  const height = readNumber(findings, 'heightCm', value, devineHeightCm);
  if (height < start) report(findings.warnings, 'population', 'heightCm', { min: start, unit: 'cm' });
  return height;
}
