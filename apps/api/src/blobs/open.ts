import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BlobPlace } from './blobs.ts';
import { DiskBlobs } from './disk.ts';
import { EncryptedBlobs } from './encrypted.ts';
import { keysOf } from './keys.ts';

type Place = Pick<
  Config,
  'DATA_DIR' | 'S3_BUCKET' | 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;
/** What has to be known to read and write blobs. */
export type BlobSettings = Place & Pick<Config, 'BLOB_KEY'>;

/** The blobs as they lie there, encrypted. The driver of object stores is only read by those who use it. */
export async function placeOf(settings: Place): Promise<BlobPlace> {
  if (settings.S3_BUCKET === '') return new DiskBlobs(join(settings.DATA_DIR, 'blobs'));
  const { S3Blobs } = await import('./s3.ts');
  return new S3Blobs({
    bucket: settings.S3_BUCKET,
    url: settings.S3_URL,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  });
}

/** The blob store that the settings describe. */
export async function openBlobs(settings: BlobSettings): Promise<EncryptedBlobs> {
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const blobs = new EncryptedBlobs(await placeOf(settings), await keysOf(settings));
  await blobs.check();
  return blobs;
}
