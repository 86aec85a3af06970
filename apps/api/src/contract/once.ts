import { createHash } from 'node:crypto';
import { keyUsed, malformed } from '../problem.ts';
import type { Operation } from './operations.ts';
import type { Session } from './session.ts';

/** The same request, however often its client sends it because no answer came. */
export interface Attempt {
  key: string;
  operation: string;
  /** Of what is asked: another question is another attempt. */
  digest: string;
}

export interface Answers {
  find(session: Session, key: string): Promise<(Omit<Attempt, 'key'> & { answer: string | null }) | undefined>;
  /** False when the same attempt has been answered meanwhile. */
  keep(session: Session, attempt: Attempt, answer: unknown): Promise<boolean>;
}

interface Asked {
  params: unknown;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** The attempt that an `Idempotency-Key` names, where the contract has one. */
export function attemptOf({ id, parameters }: Operation, { params, body, headers }: Asked): Attempt | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined || !parameters.some(({ name }) => name === 'Idempotency-Key')) return undefined;
  const key = /^"([\w-]{16,64})"$/.exec(String(header).trim())?.[1];
  if (key === undefined) throw malformed('The Idempotency-Key is 16 to 64 characters in quotation marks.');
  const digest = createHash('sha256')
    .update(JSON.stringify([params, body]))
    .digest('hex');
  return { key, operation: id, digest };
}

/** Somebody else has done it between the look and the end of the work. */
class Overtaken extends Error {}

/**
 * Does the work of an attempt once. The answer is kept with what the work has written, or neither is; whoever asks again
 * gets the same answer.
 */
export async function once(
  answers: Answers,
  session: Session,
  attempt: Attempt,
  work: (keep: (answer: unknown) => Promise<void>) => Promise<unknown>,
): Promise<unknown> {
  const again = async () => {
    const before = await answers.find(session, attempt.key);
    if (before === undefined) return undefined;
    if (before.operation !== attempt.operation || before.digest !== attempt.digest) throw keyUsed();
    return { answer: before.answer === null ? undefined : JSON.parse(before.answer) };
  };
  const before = await again();
  if (before !== undefined) return before.answer;
  try {
    return await work(async (answer) => {
      if (!(await answers.keep(session, attempt, answer))) throw new Overtaken();
    });
  } catch (error) {
    // Two of the same at once: the slower one fails in one way or another, and has been answered all the same.
    const faster = await again();
    if (faster === undefined) throw error;
    return faster.answer;
  }
}
