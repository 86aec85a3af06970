import type { Condition } from '../types.ts';
import { type Findings, isGiven, report } from './findings.ts';

type Values = Readonly<Record<string, unknown>>;

interface Conditional {
  requiredWhen?: Condition;
  conflictsWith?: string;
}

/** Returns true if an optional input was given or is required by another one. Reports two mutually exclusive inputs. */
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
