export interface BlobStore {
  /** Resolves with the key once the bytes would survive a power failure. */
  put(bytes: Uint8Array): Promise<string>;
  /** Also reads from the quarantine. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes the bytes permanently, also from the quarantine. */
  delete(key: string): Promise<void>;
  /** Yields every blob outside the quarantine with its time of writing. */
  list(): AsyncIterable<Listed>;
  /** @throws when a blob cannot be written, read and deleted. */
  check(): Promise<void>;
  installation(): Promise<string | undefined>;
  quarantine(key: string): Promise<void>;
  release(key: string): Promise<void>;
  listQuarantine(): AsyncIterable<{ key: string; since: number }>;
}

interface Listed {
  key: string;
  writtenAt: number;
}

export interface BlobStorage extends Omit<BlobStore, 'check' | 'installation'> {
  /** Writes a blob under a given key, atomically: concurrent readers get the old bytes or the new ones. */
  putAt(key: string, bytes: Uint8Array): Promise<void>;
  check(): Promise<void>;
  readMarker(): Promise<Buffer | undefined>;
  writeMarker(bytes: Uint8Array): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}$/;

export const isBlobKey = (name: string): boolean => keyPattern.test(name);

/** @throws TypeError for names that must not become a path or an object key. */
export function checkBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new TypeError('Not the key of a blob.');
}

export async function isEmpty(place: Pick<BlobStorage, 'list' | 'listQuarantine'>): Promise<boolean> {
  for (const blobs of [place.list(), place.listQuarantine()]) for await (const _ of blobs) return false;
  return true;
}
