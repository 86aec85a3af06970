import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { BlobStorage, BlobStore } from './blobs.ts';
import { type Keys, keyFingerprint } from './keys.ts';

const marker = v.strictObject({ installation: v.pipe(v.string(), v.uuid()) });

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const version = Buffer.from('LB1');
const nameAt = version.length;
const nonceAt = nameAt + 8;
const textAt = nonceAt + nonceLength;

/** Encrypted with a key that is not configured. */
export class UnknownKey extends Error {
  override name = 'UnknownKey';
}

/** The marker exists but cannot be decrypted or parsed. */
export class DamagedMarker extends Error {
  override name = 'DamagedMarker';
}

/** Random content of the health check, so that no cache can answer it. */
const probeLength = 64;

/** AES-256-GCM: version, key name, nonce, ciphertext, tag. Files are useless without the key, as on a lost disk. */
export class EncryptedBlobs implements BlobStore {
  readonly #storage: BlobStorage;
  readonly #newest: { key: Buffer; name: Buffer };
  readonly #keys: Map<string, Buffer>;

  constructor(place: BlobStorage, keys: Keys) {
    this.#storage = place;
    this.#newest = { key: keys[0], name: keyFingerprint(keys[0]) };
    this.#keys = new Map(keys.map((key) => [keyFingerprint(key).toString('hex'), key]));
  }

  async put(bytes: Uint8Array): Promise<string> {
    return this.#storage.put(await this.#encrypt(bytes));
  }

  async get(key: string): Promise<Buffer | undefined> {
    const stored = await this.#storage.get(key);
    return stored && (await this.#decrypt(stored));
  }

  async renew(key: string): Promise<boolean> {
    const stored = await this.#storage.get(key);
    if (stored === undefined || this.#isNewest(stored)) return false;
    await this.#storage.putAt(key, await this.#encrypt(await this.#decrypt(stored)));
    return true;
  }

  async needsOlderKey(key: string): Promise<boolean> {
    const stored = await this.#storage.get(key);
    return stored !== undefined && !this.#isNewest(stored) && this.#findKey(stored) !== undefined;
  }

  async renewMarker(): Promise<void> {
    const stored = await this.#storage.readMarker();
    if (stored !== undefined && !this.#isNewest(stored))
      await this.#storage.writeMarker(await this.#encrypt(await this.#decrypt(stored)));
  }

  #findKey(stored: Buffer): Buffer | undefined {
    return this.#keys.get(stored.subarray(nameAt, nonceAt).toString('hex'));
  }

  #isNewest(stored: Buffer): boolean {
    return stored.subarray(nameAt, nonceAt).equals(this.#newest.name);
  }

  delete(key: string) {
    return this.#storage.delete(key);
  }
  list() {
    return this.#storage.list();
  }
  quarantine(key: string) {
    return this.#storage.quarantine(key);
  }
  release(key: string) {
    return this.#storage.release(key);
  }
  listQuarantine() {
    return this.#storage.listQuarantine();
  }

  async check(): Promise<void> {
    const probe = randomBytes(probeLength);
    const key = await this.put(probe);
    try {
      if (!(await this.get(key))?.equals(probe)) throw new Error('A blob was not read as it was written.');
    } finally {
      await this.delete(key);
    }
  }

  /** @throws UnknownKey when the marker was encrypted with another key; DamagedMarker. */
  async installation(): Promise<string | undefined> {
    const stored = await this.#storage.readMarker();
    if (stored === undefined) return undefined;
    try {
      return v.parse(marker, JSON.parse((await this.#decrypt(stored)).toString())).installation;
    } catch (error) {
      if (error instanceof UnknownKey) throw error;
      throw new DamagedMarker('The marker of the blob store is damaged.', { cause: error });
    }
  }

  async writeMarker(installation: string): Promise<void> {
    await this.#storage.writeMarker(await this.#encrypt(Buffer.from(JSON.stringify({ installation }))));
    if ((await this.installation()) !== installation)
      throw new Error('The marker of the blob store was not read as it was written.');
  }

  async #encrypt(bytes: Uint8Array): Promise<Buffer> {
    const { key, name } = this.#newest;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, key, nonce);
    const text = await processInChunks(cipher, bytes);
    return Buffer.concat([version, name, nonce, ...text, cipher.final(), cipher.getAuthTag()]);
  }

  async #decrypt(stored: Buffer): Promise<Buffer> {
    if (!stored.subarray(0, nameAt).equals(version)) throw new Error('A blob has an unknown format.');
    const key = this.#findKey(stored);
    if (key === undefined) throw new UnknownKey('A blob was encrypted with another key.');
    const decipher = createDecipheriv(algorithm, key, stored.subarray(nonceAt, textAt));
    decipher.setAuthTag(stored.subarray(-tagLength));
    const bytes = await processInChunks(decipher, stored.subarray(textAt, -tagLength));
    return Buffer.concat([...bytes, decipher.final()]);
  }
}

const pieceSize = 1024 * 1024;

/** Yields to other requests while a large file is encrypted. */
async function processInChunks(cipher: Cipheriv | Decipheriv, bytes: Uint8Array): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceSize) {
    pieces.push(cipher.update(bytes.subarray(at, at + pieceSize)));
    await yieldToEventLoop();
  }
  return pieces;
}
