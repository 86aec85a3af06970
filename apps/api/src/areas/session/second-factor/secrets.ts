import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * What the database may hold of second factors. Its keys come from the one that drawings and files are encrypted with, and
 * which is not in the database: whoever finds a copy of that can neither make codes nor try recovery codes.
 */
export class Secrets {
  readonly #sealing: Buffer;
  readonly #marking: Buffer;

  constructor(key: Buffer) {
    const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `libretto ${purpose}`, 32));
    this.#sealing = derived('second factor');
    this.#marking = derived('second factor marks');
  }

  /** Can be opened for this user only, wherever the row is moved to. */
  seal(userId: number, bytes: Uint8Array): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#sealing, nonce).setAAD(Buffer.from(String(userId)));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
  }

  open(userId: number, sealed: string): Buffer {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(algorithm, this.#sealing, bytes.subarray(0, nonceLength));
    decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(-tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
  }

  /** Of a recovery code. */
  hashOf(userId: number, code: string): string {
    return this.#mark(`code ${userId} ${code}`).toString('hex');
  }

  /** What authenticators call the person by: always the same, and nothing about them. */
  handleOf(userId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#mark(`handle ${userId}`));
  }

  #mark(text: string): Buffer {
    return createHmac('sha256', this.#marking).update(text).digest();
  }
}
