import { Problem } from '../problem.ts';

export interface InitMessage {
  begin: unknown;
}

export interface TaskRequest {
  name: string;
  input: unknown;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
}

/** A serializable error; structured cloning would lose error codes and the class of problems. */
export interface Failure {
  problem?: Pick<Problem, 'status' | 'code' | 'options'>;
  name: string;
  message: string;
  stack: string;
  code?: string;
  errcode?: number;
}

export type TaskResult = { ok: true; output: unknown } | { ok: false; failure: Failure };

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    ...{ name, message, stack },
    ...(typeof code === 'string' && { code }),
    ...(typeof errcode === 'number' && { errcode }),
    ...(error instanceof Problem && { problem: withoutCause(error) }),
  };
}

function withoutCause({ status, code, options: { cause: _, ...options } }: Problem): NonNullable<Failure['problem']> {
  return { status, code, options };
}

export function toError({ problem, name, message, stack, code, errcode }: Failure): Error {
  if (problem !== undefined) return new Problem(problem.status, problem.code, problem.options);
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return Object.assign(error, code !== undefined && { code }, errcode !== undefined && { errcode });
}
