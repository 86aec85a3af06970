import type { FastifyReply } from 'fastify';
import { FairQueue } from '../workers/fair-queue.ts';

/**
 * Maximum number of authenticated requests in progress. Each holds records, their text and its encoding: without a
 * limit, a thousand clients would keep the largest record in memory a thousand times. A queued request holds only its
 * own body. SQLite runs one query at a time and PostgreSQL as many as it has connections, so waiting here delays no
 * one.
 */
export const maxConcurrentRequests = 32;
const maxPerAccount = 16;

/** Limits concurrent requests in order of arrival, fair between accounts. */
export class ConcurrencyLimiter {
  readonly #queue;
  readonly #ends = new WeakMap<FastifyReply, () => void>();

  constructor(max = maxConcurrentRequests, maxOfAccount = Math.min(max, maxPerAccount)) {
    this.#queue = new FairQueue({ maxConcurrent: max, maxPerAccount: maxOfAccount });
  }

  /**
   * Resolves when the request gets a slot, which it holds until `end` or until its client disconnects. Never resolves
   * if the client disconnects first.
   */
  async acquire(reply: FastifyReply, account: string): Promise<void> {
    const disconnected = new AbortController();
    const onClose = () => disconnected.abort();
    reply.raw.once('close', onClose);
    const end = await this.#queue.enter(account, disconnected.signal).catch(() => undefined);
    reply.raw.off('close', onClose);
    if (end === undefined || reply.raw.destroyed) {
      end?.();
      return new Promise(() => {});
    }
    reply.raw.once('close', end);
    this.#ends.set(reply, end);
  }

  release(reply: FastifyReply): void {
    this.#ends.get(reply)?.();
  }
}
