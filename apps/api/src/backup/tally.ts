import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** How many rows a table has, and what they add up to. */
export const tallied = v.strictObject({ rows: v.number(), sum: v.string() });
export type Tallied = v.InferOutput<typeof tallied>;

const modulus = 1n << 256n;

/**
 * Counts rows and adds up their SHA-256: equal sums mean equal rows, in whatever order a database gives them out. A row
 * that is there twice counts twice.
 */
export class Tally {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
  }

  get result(): Tallied {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}
