import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlobPlace, checkBlobKey, isBlobKey } from './blobs.ts';

const temporary = '.tmp';

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Makes what was created or renamed in a folder last. */
export async function syncFolder(folder: string) {
  // Windows cannot open folders, and needs no sync for a rename to last.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** One file a blob, in 256 folders. A name without `.tmp` always holds the whole of it. */
export class DiskBlobs implements BlobPlace {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await this.putBack(key, bytes);
    return key;
  }

  async putBack(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key);
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await Promise.all([dirname(made), this.#root].map(syncFolder));
    // A name of its own: what a crash left half-written is in nobody's way.
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

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  /** Also removes what a crash left half-written, once it is an hour old. */
  async *list() {
    for (const folder of await readdir(this.#root).catch((error) => (isMissing(error) ? [] : Promise.reject(error)))) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of await readdir(join(this.#root, folder))) {
        const path = join(this.#root, folder, name);
        const writtenAt = await stat(path).then(
          (file) => file.mtimeMs,
          () => undefined,
        );
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
}
