import type { Explanation, Issue, IssueCode, Options, Refusal, Success } from '../types.ts';

/** Collects errors and warnings. All inputs are read, so that a form can show every error at once. */
export interface Findings {
  readonly options: Options | undefined;
  errors: Issue[] | undefined;
  warnings: Issue[] | undefined;
}

export const createFindings = (options?: Options): Findings => ({ options, errors: undefined, warnings: undefined });

/** May be anything at run time, such as `null`. Reports unknown keys: a misspelled answer would be ignored. */
export function readInputs<Inputs extends object>(findings: Findings, given: Inputs, inputs: object): Inputs {
  for (const key in given) if (!Object.hasOwn(inputs, key)) report(findings, key, 'unknown-input');
  return given ?? ({} as Inputs);
}

export const isGiven = (value: unknown): boolean => value != null;

export function report(
  findings: Findings,
  path: string,
  code: IssueCode,
  params: Issue['params'] = {},
  to: 'errors' | 'warnings' = 'errors',
): void {
  findings[to] ??= [];
  findings[to].push({ code, path, params });
}

export const refusal = <Id extends string>(id: Id, errors: Issue[]): Refusal<Id> => ({ ok: false, id, errors });

export function success<Id extends string, Outputs>(
  id: Id,
  findings: Findings,
  outputs: Outputs,
  explanation?: Explanation | false,
): Success<Id, Outputs> {
  const success = { ok: true, id, outputs, warnings: findings.warnings ?? [] } as const;
  return explanation ? { ...success, explanation } : success;
}
