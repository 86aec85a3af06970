import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { BlobPlace, BlobStore } from './blobs.ts';
import { type Keys, nameOf } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Written in front, so that another format can follow some day. */
const version = Buffer.from('LB1');
const nameAt = version.length;
const nonceAt = nameAt + 8;
const textAt = nonceAt + nonceLength;

/**
 * Blobs as AES-256-GCM: version, name of the key, nonce, text, tag. Whoever finds the files, on a lost disk or in a
 * copy of the folder without its key, finds nothing.
 */
export class EncryptedBlobs implements BlobStore {
  readonly #place: BlobPlace;
  readonly #newest: { key: Buffer; name: Buffer };
  readonly #keys: Map<string, Buffer>;

  constructor(place: BlobPlace, keys: Keys) {
    this.#place = place;
    this.#newest = { key: keys[0], name: nameOf(keys[0]) };
    this.#keys = new Map(keys.map((key) => [nameOf(key).toString('hex'), key]));
  }

  put(bytes: Uint8Array): Promise<string> {
    return this.#place.put(this.#encrypt(bytes));
  }

  async get(key: string): Promise<Buffer | undefined> {
    const stored = await this.#place.get(key);
    return stored && this.#decrypt(stored);
  }

  /** Encrypts a blob with the newest key unless it is already; false when there was nothing to do, or no blob. */
  async renew(key: string): Promise<boolean> {
    const stored = await this.#place.get(key);
    if (stored === undefined || stored.subarray(nameAt, nonceAt).equals(this.#newest.name)) return false;
    await this.#place.putBack(key, this.#encrypt(this.#decrypt(stored)));
    return true;
  }

  delete(key: string) {
    return this.#place.delete(key);
  }
  list() {
    return this.#place.list();
  }
  check() {
    return this.#place.check();
  }

  #encrypt(bytes: Uint8Array): Buffer {
    const { key, name } = this.#newest;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, key, nonce);
    const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([version, name, nonce, text, cipher.getAuthTag()]);
  }

  #decrypt(stored: Buffer): Buffer {
    if (!stored.subarray(0, nameAt).equals(version)) throw new Error('A blob is of an unknown format.');
    const key = this.#keys.get(stored.subarray(nameAt, nonceAt).toString('hex'));
    if (key === undefined) throw new Error('A blob was encrypted with another key.');
    const decipher = createDecipheriv(algorithm, key, stored.subarray(nonceAt, textAt));
    decipher.setAuthTag(stored.subarray(-tagLength));
    return Buffer.concat([decipher.update(stored.subarray(textAt, -tagLength)), decipher.final()]);
  }
}
