import { createHmac } from 'node:crypto';
import type { Keys } from '../../../blobs/keys.ts';
import { deriveKey, keyName, Sealer } from '../../../blobs/sealer.ts';

interface Marking {
  /** Says which key it was. */
  name: string;
  marking: Buffer;
}

const toMarking = (key: Buffer): Marking => ({ name: keyName(key), marking: deriveKey(key, 'second factor marks') });

const mark = ({ marking }: Marking, text: string): Buffer => createHmac('sha256', marking).update(text).digest();

/**
 * What the database may hold of second factors: whoever finds a copy of that can neither make codes nor try recovery
 * codes.
 */
export class Secrets {
  readonly #sealer: Sealer;
  readonly #newest: Marking;
  readonly #all: readonly Marking[];

  constructor(keys: Keys) {
    this.#sealer = new Sealer(keys, 'second factor');
    this.#newest = toMarking(keys[0]);
    this.#all = keys.map(toMarking);
  }

  /** Can be opened for this user only, wherever the row is moved to. */
  seal(userId: number, bytes: Uint8Array): string {
    return this.#sealer.seal(userId, bytes);
  }

  /** Undefined when it was sealed with a key that is gone, or for another user. */
  open(userId: number, sealed: string): Buffer | undefined {
    return this.#sealer.open(userId, sealed);
  }

  /** Whether something was sealed or marked with the newest key. */
  isNewest(text: string): boolean {
    return this.#sealer.isNewest(text);
  }

  /** Of a recovery code. */
  hashOf(userId: number, code: string): string {
    return `${this.#newest.name}.${mark(this.#newest, `code ${userId} ${code}`).toString('hex')}`;
  }

  /** All that a code may have been kept as, also before there were several keys. */
  hashesOf(userId: number, code: string): string[] {
    return this.#all.flatMap((key) => {
      const hash = mark(key, `code ${userId} ${code}`).toString('hex');
      return [`${key.name}.${hash}`, hash];
    });
  }

  /** What authenticators call the person by: the same for as long as the key is, and nothing about them. */
  handleOf(userId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(mark(this.#newest, `handle ${userId}`));
  }
}
