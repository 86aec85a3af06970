/** Where the bytes of drawings and files are; rows only hold keys. */
export interface BlobStore {
  /** Answers the key once the bytes would survive a power cut. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
  /** Every blob with the moment it was written. */
  list(): AsyncIterable<{ key: string; writtenAt: number }>;
  /** Throws when the store cannot be used. */
  check(): Promise<void>;
}

/** Where the encrypted bytes lie, on a disk or in an object store. */
export interface BlobPlace extends BlobStore {
  /** Writes a blob that had its key before; whoever reads meanwhile finds the old bytes or the new ones, whole. */
  putBack(key: string, bytes: Uint8Array): Promise<void>;
}

const keyShape = /^[0-9a-f]{32}$/;

/** Whether a name is one that we gave to a blob. */
export const isBlobKey = (name: string): boolean => keyShape.test(name);

/** A name that is none never becomes a path or an address. */
export function checkBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new TypeError('Not the key of a blob.');
}
