import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blobs.ts';
import { DiskBlobs } from './disk.ts';
import { EncryptedBlobs, keyFromFile } from './encrypted.ts';

/** The blob store that the settings describe. */
export async function openBlobs({ DATA_DIR, BLOB_KEY }: Pick<Config, 'DATA_DIR' | 'BLOB_KEY'>): Promise<BlobStore> {
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const key = BLOB_KEY === '' ? await keyFromFile(join(DATA_DIR, 'blobs.key')) : Buffer.from(BLOB_KEY, 'base64');
  const blobs = new EncryptedBlobs(new DiskBlobs(join(DATA_DIR, 'blobs')), key);
  await blobs.check();
  return blobs;
}
