import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BlobStore } from './blobs.ts';
import { syncFolder } from './disk.ts';

const algorithm = 'aes-256-gcm';
const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
/** Written in front, so that another format can follow some day. */
const version = Buffer.from('LB1');
const nameLength = 8;

/**
 * Blobs as AES-256-GCM: version, name of the key, nonce, text, tag. Whoever finds the files, on a lost disk or in a
 * copy of the folder without its key, finds nothing.
 */
export class EncryptedBlobs implements BlobStore {
  readonly #store: BlobStore;
  readonly #key: Buffer;
  readonly #name: Buffer;

  constructor(store: BlobStore, key: Buffer) {
    if (key.length !== keyLength)
      throw new Error(`The key of the blobs has ${key.length} bytes instead of ${keyLength}.`);
    this.#store = store;
    this.#key = key;
    this.#name = createHash('sha256').update('libretto blobs').update(key).digest().subarray(0, nameLength);
  }

  async put(bytes: Uint8Array): Promise<string> {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#key, nonce);
    const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return this.#store.put(Buffer.concat([version, this.#name, nonce, text, cipher.getAuthTag()]));
  }

  async get(key: string): Promise<Buffer | undefined> {
    const stored = await this.#store.get(key);
    if (stored === undefined) return undefined;
    const nameAt = version.length;
    const nonceAt = nameAt + nameLength;
    const textAt = nonceAt + nonceLength;
    if (!stored.subarray(0, nameAt).equals(version)) throw new Error('A blob is of an unknown format.');
    if (!stored.subarray(nameAt, nonceAt).equals(this.#name)) throw new Error('A blob was encrypted with another key.');
    const decipher = createDecipheriv(algorithm, this.#key, stored.subarray(nonceAt, textAt));
    decipher.setAuthTag(stored.subarray(-tagLength));
    return Buffer.concat([decipher.update(stored.subarray(textAt, -tagLength)), decipher.final()]);
  }

  delete(key: string) {
    return this.#store.delete(key);
  }
  list() {
    return this.#store.list();
  }
  check() {
    return this.#store.check();
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** The key in a file, made when there is none. It is on the disk before anything is encrypted with it. */
export async function keyFromFile(path: string): Promise<Buffer> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const key = randomBytes(keyLength);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(key.toString('base64'));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    // Another server on the same folder made it first.
    if (isCode(error, 'EEXIST')) return keyFromFile(path);
    throw error;
  }
  await syncFolder(dirname(path));
  return key;
}
