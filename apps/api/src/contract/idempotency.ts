import { createHash } from 'node:crypto';
import { idempotencyKeyReused, malformed } from '../problem.ts';
import type { Operation } from './operations.ts';
import type { Session } from './session.ts';

export interface Attempt {
  key: string;
  operation: string;
  digest: string;
}

export interface IdempotencyStore {
  find(session: Session, key: string): Promise<(Omit<Attempt, 'key'> & { answer: string | null }) | undefined>;
  /** Returns false when the same request was answered in the meantime. */
  save(session: Session, attempt: Attempt, answer: unknown): Promise<boolean>;
}

interface RawRequest {
  params: unknown;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** Returns the attempt that the `Idempotency-Key` identifies, if the operation accepts one. */
export function readAttempt(
  { id, parameters }: Operation,
  { params, body, headers }: RawRequest,
  { grant, id_paziente }: Pick<Session, 'grant' | 'id_paziente'>,
): Attempt | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined || !parameters.some(({ name }) => name === 'Idempotency-Key')) return undefined;
  const key = /^"([\w-]{16,64})"$/.exec(String(header).trim())?.[1];
  if (key === undefined) throw malformed('The Idempotency-Key must be 16 to 64 characters in quotation marks.');
  const digest = createHash('sha256')
    // The same request about another person is a different one.
    .update(JSON.stringify([params, body, ...(grant === undefined ? [] : [id_paziente])]))
    .digest('hex');
  return { key, operation: id, digest };
}

class DuplicateAttempt extends Error {}

/** Stores the response in the same unit of work. Repeated requests get the stored response. */
export async function runIdempotent(
  answers: IdempotencyStore,
  session: Session,
  attempt: Attempt,
  work: (keep: (answer: unknown) => Promise<void>) => Promise<unknown>,
): Promise<unknown> {
  const findStored = async () => {
    const before = await answers.find(session, attempt.key);
    if (before === undefined) return undefined;
    if (before.operation !== attempt.operation || before.digest !== attempt.digest) throw idempotencyKeyReused();
    return { answer: before.answer === null ? undefined : JSON.parse(before.answer) };
  };
  const before = await findStored();
  if (before !== undefined) return before.answer;
  try {
    return await work(async (answer) => {
      if (!(await answers.save(session, attempt, answer))) throw new DuplicateAttempt();
    });
  } catch (error) {
    // The slower of two concurrent attempts may fail with any error; the stored response wins.
    const faster = await findStored();
    if (faster === undefined) throw error;
    return faster.answer;
  }
}
