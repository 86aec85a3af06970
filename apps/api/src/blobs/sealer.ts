import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Keys, keyFingerprint } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export const deriveKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `libretto ${purpose}`, 32));

export const keyName = (key: Buffer): string => keyFingerprint(key).toString('hex');

interface Derived {
  name: string;
  sealing: Buffer;
}

/** The key derives from the blob keys, which are outside the database: a copy of it reveals nothing. */
export class Sealer {
  readonly #newest: Derived;
  readonly #all: readonly Derived[];

  /** @param purpose Separates keys: values of one purpose cannot be decrypted for another. */
  constructor(keys: Keys, purpose: string) {
    const derived = (key: Buffer) => ({ name: keyName(key), sealing: deriveKey(key, purpose) });
    this.#newest = derived(keys[0]);
    this.#all = keys.map(derived);
  }

  /** Binds the ciphertext to the row, so it cannot be moved to another one. */
  seal(rowId: number, bytes: Uint8Array): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#newest.sealing, nonce).setAAD(Buffer.from(String(rowId)));
    const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    return `${this.#newest.name}.${sealed.toString('base64')}`;
  }

  /** Returns undefined if no key decrypts the value. */
  open(rowId: number, sealed: string): Buffer | undefined {
    const [text = '', name] = sealed.split('.').reverse();
    const bytes = Buffer.from(text, 'base64');
    // Values encrypted before key rotation existed do not name their key.
    const keys = this.#all.filter((key) => name === undefined || key.name === name);
    for (const { sealing } of keys) {
      try {
        const decipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, nonceLength));
        decipher.setAAD(Buffer.from(String(rowId))).setAuthTag(bytes.subarray(-tagLength));
        return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
      } catch {}
    }
    return undefined;
  }

  isNewest(text: string): boolean {
    return text.startsWith(`${this.#newest.name}.`);
  }
}
