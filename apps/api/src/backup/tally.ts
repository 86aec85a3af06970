import { createHash } from 'node:crypto';
import * as v from 'valibot';

export const tallyResult = v.strictObject({ rows: v.number(), sum: v.string() });
export type Tallied = v.InferOutput<typeof tallyResult>;

const modulus = 1n << 256n;

/** Adds up SHA-256 hashes of rows: equal sums mean equal rows in any order. Duplicate rows count twice. */
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
