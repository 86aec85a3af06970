import type { Refusal, Result, Success } from '../types.ts';

export function expectSuccess<Id extends string, Outputs>(result: Result<Id, Outputs>): Success<Id, Outputs> {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.errors)}`);
  return result;
}

export function expectRefusal(result: Result<string, object>): Refusal<string> {
  if (result.ok) throw new Error(`Answered: ${JSON.stringify(result.outputs)}`);
  return result;
}
