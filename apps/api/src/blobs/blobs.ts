/** Where the bytes of drawings and files are; rows only hold keys. */
export interface BlobStore {
  /** Answers the key once the bytes would survive a power cut. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes, also of a blob in the quarantine. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes the bytes for good, from the quarantine too. */
  delete(key: string): Promise<void>;
  /** Every blob outside the quarantine, with the moment it was written. */
  list(): AsyncIterable<Listed>;
  /** Throws when a blob cannot be written, read and deleted. */
  check(): Promise<void>;
  /** The ID of the installation that the store belongs to; undefined when it has none. */
  installation(): Promise<string | undefined>;
  /** Moves a blob into the quarantine. */
  quarantine(key: string): Promise<void>;
  /** Moves a blob out of the quarantine. */
  release(key: string): Promise<void>;
  /** Every blob in the quarantine, with the moment it was moved there. */
  listQuarantine(): AsyncIterable<{ key: string; since: number }>;
}

interface Listed {
  key: string;
  writtenAt: number;
}

/** Where the encrypted bytes lie, on a disk or in an object store. */
export interface BlobPlace extends Omit<BlobStore, 'check' | 'installation'> {
  /** Writes a blob that had its key before; whoever reads meanwhile finds the old bytes or the new ones, whole. */
  putBack(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws when the place cannot be reached. */
  check(): Promise<void>;
  readMarker(): Promise<Buffer | undefined>;
  /** Answers once the marker would survive a power cut. */
  writeMarker(bytes: Uint8Array): Promise<void>;
}

const keyShape = /^[0-9a-f]{32}$/;

/** Whether a name is one that we gave to a blob. */
export const isBlobKey = (name: string): boolean => keyShape.test(name);

/** A name that is none never becomes a path or an address. */
export function checkBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new TypeError('Not the key of a blob.');
}

/** True when a place holds no blob, in the quarantine or outside. */
export async function isEmpty(place: Pick<BlobPlace, 'list' | 'listQuarantine'>): Promise<boolean> {
  for (const blobs of [place.list(), place.listQuarantine()]) for await (const _ of blobs) return false;
  return true;
}
