import type { FastifyReply } from 'fastify';
import { FairQueue } from '../workers/fair-queue.ts';

/** Each holds records, text and encoding in memory; the database runs fewer queries, so waiting delays no one. */
export const maxConcurrentRequests = 32;
const maxPerAccount = 16;

export class ConcurrencyLimiter {
  readonly #queue;
  readonly #ends = new WeakMap<FastifyReply, () => void>();

  constructor(max = maxConcurrentRequests, maxOfAccount = Math.min(max, maxPerAccount)) {
    this.#queue = new FairQueue({ maxConcurrent: max, maxPerAccount: maxOfAccount });
  }

  /** Resolves with a slot until `end` or until the client disconnects. Never resolves if it disconnects first. */
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
