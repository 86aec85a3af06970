import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { explainFailure } from '../start-problem.ts';
import type { BlobStorage } from './blobs.ts';
import { DiskBlobs } from './disk.ts';
import { EncryptedBlobs } from './encrypted.ts';
import { loadKeys } from './keys.ts';

type Place = Pick<
  Config,
  'DATA_DIR' | 'S3_BUCKET' | 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;
export type BlobSettings = Place & Pick<Config, 'BLOB_KEY'>;

/** Returns the storage of encrypted blobs. Loads the S3 driver only when needed. */
export async function createStorage(settings: Place): Promise<BlobStorage> {
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

export async function openStorage(settings: Place): Promise<BlobStorage> {
  const setting =
    settings.S3_BUCKET === ''
      ? `DATA_DIR is '${settings.DATA_DIR}', whose folder 'blobs' cannot be used`
      : `S3_BUCKET is '${settings.S3_BUCKET}', which cannot be used`;
  return explainFailure(async () => {
    await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
    const place = await createStorage(settings);
    await place.check();
    return place;
  }, setting);
}

export async function openBlobs(settings: BlobSettings): Promise<EncryptedBlobs> {
  return new EncryptedBlobs(await openStorage(settings), await loadKeys(settings));
}
