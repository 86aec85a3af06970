import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blobs.ts';
import { DiskBlobs } from './disk.ts';
import { EncryptedBlobs, keyFromFile } from './encrypted.ts';

type Settings = Pick<Config, 'DATA_DIR' | 'BLOB_KEY'>;

/** What the blobs are encrypted with, by the settings. */
export async function blobKeyOf({ DATA_DIR, BLOB_KEY }: Settings): Promise<Buffer> {
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  return BLOB_KEY === '' ? keyFromFile(join(DATA_DIR, 'blobs.key')) : Buffer.from(BLOB_KEY, 'base64');
}

/** The blobs as they lie on the disk, encrypted. */
export const storedBlobs = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => new DiskBlobs(join(DATA_DIR, 'blobs'));

/** The blob store that the settings describe. */
export async function openBlobs(settings: Settings): Promise<BlobStore> {
  const key = await blobKeyOf(settings);
  const blobs = new EncryptedBlobs(storedBlobs(settings), key);
  await blobs.check();
  return blobs;
}
