import type { Explanation, Issue, IssueCode, Options, Refusal, Success } from '../types.ts';

/** What is found while the inputs are read; all of them are read, so that a form can show every error at once. */
export interface Findings {
  readonly warnOnly: boolean;
  readonly errors: Issue[];
  readonly warnings: Issue[];
}

export const examine = (options: Options | undefined): Findings => ({
  warnOnly: options?.outOfRange === 'warn',
  errors: [],
  warnings: [],
});

/** Anything may arrive at run time, `null` included: what has no inputs has each of them reported missing. */
export const objectOf = <Inputs extends object>(inputs: Inputs): Inputs => inputs ?? ({} as Inputs);

export function report(to: Issue[], code: IssueCode, path: string, params: Issue['params'] = {}): void {
  to.push({ code, path, params });
}

export const refuse = <Id extends string>(id: Id, { errors }: Findings): Refusal<Id> => ({ ok: false, id, errors });

export function answer<Id extends string, Outputs>(
  id: Id,
  { warnings }: Findings,
  outputs: Outputs,
  explanation?: Explanation,
): Success<Id, Outputs> {
  const success: Success<Id, Outputs> = { ok: true, id, outputs, warnings };
  if (explanation) success.explanation = explanation;
  return success;
}
