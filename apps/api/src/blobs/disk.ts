import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlobStorage, checkBlobKey, isBlobKey } from './blobs.ts';

const temporary = '.tmp';

const marker = 'installation';
const quarantine = 'quarantine';

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => (isMissing(error) ? [] : Promise.reject(error)));

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const modifiedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (file) => file.mtimeMs,
    () => undefined,
  );

export async function syncFolder(folder: string) {
  // Windows cannot open folders, and needs no sync for a rename to persist.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores each blob as a file in one of 256 folders. A file without `.tmp` is always complete. */
export class DiskBlobs implements BlobStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await this.putAt(key, bytes);
    return key;
  }

  async putAt(key: string, bytes: Uint8Array): Promise<void> {
    await this.#write(this.#path(key), bytes);
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const folder = await this.#makeFolder(path);
    // A unique name, so that an incomplete file of a crash is never in the way.
    const unfinished = `${path}.${randomBytes(4).toString('hex')}${temporary}`;
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } catch (error) {
      await handle.close();
      await rm(unfinished, { force: true });
      throw error;
    }
    await handle.close();
    await rename(unfinished, path);
    await syncFolder(folder);
  }

  async #makeFolder(path: string): Promise<string> {
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await Promise.all([dirname(made), this.#root].map(syncFolder));
    return folder;
  }

  async get(key: string): Promise<Buffer | undefined> {
    return (await readIfExists(this.#path(key))) ?? (await readIfExists(this.#quarantinePath(key)));
  }

  async delete(key: string): Promise<void> {
    await Promise.all([this.#path(key), this.#quarantinePath(key)].map((path) => rm(path, { force: true })));
  }

  async quarantine(key: string): Promise<void> {
    const path = this.#path(key);
    const now = new Date();
    try {
      // Before the move: otherwise the blob might appear to have been in the quarantine for longer.
      await utimes(path, now, now);
      await this.#move(path, this.#quarantinePath(key));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async release(key: string): Promise<void> {
    const path = this.#path(key);
    // A later write with the same key, such as with a newer encryption key, wins.
    if ((await readIfExists(path)) !== undefined) await rm(this.#quarantinePath(key), { force: true });
    else await this.#move(this.#quarantinePath(key), path);
  }

  async #move(from: string, to: string): Promise<void> {
    const folder = await this.#makeFolder(to);
    await rename(from, to);
    await Promise.all([folder, dirname(from)].map(syncFolder));
  }

  async *listQuarantine() {
    const folder = join(this.#root, quarantine);
    for (const key of await namesIn(folder)) {
      if (!isBlobKey(key)) continue;
      const since = await modifiedAt(join(folder, key));
      if (since !== undefined) yield { key, since };
    }
  }

  readMarker(): Promise<Buffer | undefined> {
    return readIfExists(join(this.#root, marker));
  }

  writeMarker(bytes: Uint8Array): Promise<void> {
    return this.#write(join(this.#root, marker), bytes);
  }

  /** Also removes incomplete files of a crash after an hour. */
  async *list() {
    for (const folder of await namesIn(this.#root)) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of await readdir(join(this.#root, folder))) {
        const path = join(this.#root, folder, name);
        const writtenAt = await modifiedAt(path);
        if (writtenAt === undefined) continue;
        if (isBlobKey(name)) yield { key: name, writtenAt };
        else if (name.endsWith(temporary) && Date.now() - writtenAt > 3_600_000) await rm(path, { force: true });
      }
    }
  }

  async check(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    await access(this.#root, constants.W_OK | constants.R_OK);
  }

  #path(key: string) {
    checkBlobKey(key);
    return join(this.#root, key.slice(0, 2), key);
  }

  #quarantinePath(key: string) {
    checkBlobKey(key);
    return join(this.#root, quarantine, key);
  }
}
