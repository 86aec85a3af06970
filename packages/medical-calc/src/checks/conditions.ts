import type { Condition } from '../types.ts';
import { type Findings, isGiven, report } from './findings.ts';

type Values = Readonly<Record<string, unknown>>;

interface Conditional {
  requiredWhen?: Condition;
  conflictsWith?: string;
}

/**
 * Whether an optional input is to be read: it was given, or what else was given requires it. Reading it then reports
 * it as missing. Two inputs of which only one may be given are a conflict, reported at this one.
 */
export function shouldRead(findings: Findings, key: string, values: Values, input: Conditional): boolean {
  const { requiredWhen, conflictsWith } = input;
  const given = isGiven(values[key]);
  if (given && conflictsWith !== undefined && isGiven(values[conflictsWith])) {
    report(findings, key, 'conflict', { with: conflictsWith });
  }
  return given || (requiredWhen !== undefined && holds(requiredWhen, values));
}

const holds = (condition: Condition, values: Values): boolean =>
  'given' in condition ? isGiven(values[condition.given]) : !isGiven(values[condition.missing]);
