import type { FastifyReply } from 'fastify';
import { FairQueue } from '../workers/fair-queue.ts';

/**
 * How many requests of people who are signed in are worked on at once. What is worked on holds records, their text and
 * its encoding: without a limit, a thousand clients would have the largest record in memory a thousand times. Those that
 * wait hold their own words only. SQLite does one thing at a time, and PostgreSQL as many as it is given connections, so
 * that waiting here delays nobody.
 */
export const mostAtOnce = 32;
/** Of these, requests of one account. */
const maxPerAccount = 16;

/** Lets so many requests be worked on at once, in the order in which they came; accounts take turns. */
export class Turns {
  readonly #queue;
  readonly #ends = new WeakMap<FastifyReply, () => void>();

  constructor(most = mostAtOnce, ofOne = Math.min(most, maxPerAccount)) {
    this.#queue = new FairQueue({ atOnce: most, perAccount: ofOne });
  }

  /** Resolves when it is its turn, which lasts until `end` or until its client has gone: never for one gone before. */
  async begin(reply: FastifyReply, account: string): Promise<void> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once('close', leave);
    const end = await this.#queue.enter(account, gone.signal).catch(() => undefined);
    reply.raw.off('close', leave);
    if (end === undefined || reply.raw.destroyed) {
      end?.();
      return new Promise(() => {});
    }
    reply.raw.once('close', end);
    this.#ends.set(reply, end);
  }

  /** Does nothing if it has ended already, or has never begun. */
  end(reply: FastifyReply): void {
    this.#ends.get(reply)?.();
  }
}
