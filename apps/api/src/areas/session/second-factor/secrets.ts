import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type Keys, nameOf } from '../../../blobs/keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

interface Derived {
  /** Says which key it was. */
  name: string;
  sealing: Buffer;
  marking: Buffer;
}

function derive(key: Buffer): Derived {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `libretto ${purpose}`, 32));
  return {
    name: nameOf(key).toString('hex'),
    sealing: derived('second factor'),
    marking: derived('second factor marks'),
  };
}

const mark = ({ marking }: Derived, text: string): Buffer => createHmac('sha256', marking).update(text).digest();

/**
 * What the database may hold of second factors. Its keys come from those that drawings and files are encrypted with, and
 * which are not in the database: whoever finds a copy of that can neither make codes nor try recovery codes.
 */
export class Secrets {
  readonly #newest: Derived;
  readonly #all: readonly Derived[];

  constructor(keys: Keys) {
    this.#newest = derive(keys[0]);
    this.#all = keys.map(derive);
  }

  /** Can be opened for this user only, wherever the row is moved to. */
  seal(userId: number, bytes: Uint8Array): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#newest.sealing, nonce).setAAD(Buffer.from(String(userId)));
    const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    return `${this.#newest.name}.${sealed.toString('base64')}`;
  }

  open(userId: number, sealed: string): Buffer {
    const [text = '', name] = sealed.split('.').reverse();
    const bytes = Buffer.from(text, 'base64');
    // Those of before there were several keys do not say theirs.
    const keys = this.#all.filter((key) => name === undefined || key.name === name);
    for (const { sealing } of keys) {
      try {
        const decipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, nonceLength));
        decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(-tagLength));
        return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
      } catch {
        // Another key, or nobody's.
      }
    }
    throw new Error('A second factor was encrypted with another key.');
  }

  /** Whether something was sealed or marked with the newest key. */
  isNewest(text: string): boolean {
    return text.startsWith(`${this.#newest.name}.`);
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
