import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';

/**
 * How many requests of people who are signed in are worked on at once. What is worked on holds records, their text and
 * its encoding: without a limit, a thousand clients would have the largest record in memory a thousand times. Those that
 * wait hold their own words only. SQLite does one thing at a time, and PostgreSQL as many as it is given connections, so
 * that waiting here delays nobody.
 */
export const mostAtOnce = 32;

/** Lets so many requests be worked on at once, in the order in which they came. */
export class Turns {
  readonly #limit;
  readonly #ends = new WeakMap<FastifyReply, () => void>();

  constructor(most = mostAtOnce) {
    this.#limit = pLimit(most);
  }

  /** Resolves when it is its turn, which lasts until `end` or until its client has gone: never for one gone before. */
  begin(reply: FastifyReply): Promise<void> {
    return new Promise((begun) => {
      this.#limit(() => {
        if (reply.raw.destroyed) return undefined;
        begun();
        return new Promise<void>((ended) => {
          reply.raw.once('close', ended);
          this.#ends.set(reply, ended);
        });
      });
    });
  }

  /** Does nothing if it has ended already, or has never begun. */
  end(reply: FastifyReply): void {
    this.#ends.get(reply)?.();
  }
}
