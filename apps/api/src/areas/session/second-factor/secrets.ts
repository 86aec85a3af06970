import { createHmac } from 'node:crypto';
import type { Keys } from '../../../blobs/keys.ts';
import { deriveKey, keyName, Sealer } from '../../../blobs/sealer.ts';

interface Marking {
  name: string;
  marking: Buffer;
}

const toMarking = (key: Buffer): Marking => ({ name: keyName(key), marking: deriveKey(key, 'second factor marks') });

const mark = ({ marking }: Marking, text: string): Buffer => createHmac('sha256', marking).update(text).digest();

/** Protects second factors in the database: a copy of it allows neither creating codes nor guessing recovery codes. */
export class Secrets {
  readonly #sealer: Sealer;
  readonly #newest: Marking;
  readonly #all: readonly Marking[];

  constructor(keys: Keys) {
    this.#sealer = new Sealer(keys, 'second factor');
    this.#newest = toMarking(keys[0]);
    this.#all = keys.map(toMarking);
  }

  seal(userId: number, bytes: Uint8Array): string {
    return this.#sealer.seal(userId, bytes);
  }

  /** Returns undefined if the key is unknown or the user differs. */
  open(userId: number, sealed: string): Buffer | undefined {
    return this.#sealer.open(userId, sealed);
  }

  isNewest(text: string): boolean {
    return this.#sealer.isNewest(text);
  }

  hashCode(userId: number, code: string): string {
    return `${this.#newest.name}.${mark(this.#newest, `code ${userId} ${code}`).toString('hex')}`;
  }

  /** Returns all possible hashes of a code, including those of older keys. */
  possibleHashes(userId: number, code: string): string[] {
    return this.#all.flatMap((key) => {
      const hash = mark(key, `code ${userId} ${code}`).toString('hex');
      return [`${key.name}.${hash}`, hash];
    });
  }

  /** Returns the WebAuthn user handle: stable per key, without personal data. */
  toUserHandle(userId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(mark(this.#newest, `handle ${userId}`));
  }
}
