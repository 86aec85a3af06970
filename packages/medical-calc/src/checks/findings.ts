import type { Explanation, Issue, IssueCode, Options, Refusal, Success } from '../types.ts';

/** What is found while the inputs are read; all of them are read, so that a form can show every error at once. */
export interface Findings {
  readonly options: Options | undefined;
  readonly errors: Issue[];
  readonly warnings: Issue[];
}

export const examine = (options?: Options): Findings => ({ options, errors: [], warnings: [] });

/** Anything may arrive at run time, `null` included: what has no inputs has each of them reported missing. */
export const objectOf = <Inputs extends object>(inputs: Inputs): Inputs => inputs ?? ({} as Inputs);

export const isGiven = (value: unknown): boolean => value != null;

/** What is `missing` is that and nothing else, whatever would be wrong with it. */
export function report(
  to: Issue[],
  code: IssueCode,
  path: string,
  params: Issue['params'] = {},
  missing = false,
): void {
  to.push({ code: missing ? 'required' : code, path, params: missing ? {} : params });
}

export const refuse = <Id extends string>(id: Id, { errors }: Findings): Refusal<Id> => ({ ok: false, id, errors });

export const answer = <Id extends string, Outputs>(
  id: Id,
  { warnings }: Findings,
  outputs: Outputs,
  explanation?: Explanation | false,
): Success<Id, Outputs> =>
  explanation ? { ok: true, id, outputs, warnings, explanation } : { ok: true, id, outputs, warnings };
