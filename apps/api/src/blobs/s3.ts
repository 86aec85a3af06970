import { randomBytes } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type BlobPlace, checkBlobKey, isBlobKey } from './blobs.ts';

interface Bucket {
  bucket: string;
  /** Of the object store; empty for Amazon's own. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** One object a blob, in a bucket of an S3-compatible store. An object appears under its name only once it is whole. */
export class S3Blobs implements BlobPlace {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, url, region, accessKeyId, secretAccessKey }: Bucket) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // The bucket in the path: other stores than Amazon's have no name for each of their buckets.
      ...(url !== '' && { endpoint: url, forcePathStyle: true }),
      // Not every store knows the newer checksums; what is read is held against a digest of our own.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A store that hangs must not hold a request, and with it the shutdown, for ever.
      requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
    });
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await this.putBack(key, bytes);
    return key;
  }

  async putBack(key: string, bytes: Uint8Array): Promise<void> {
    const type = 'application/octet-stream';
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: bytes, ContentType: type }));
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      if (Body === undefined) throw new Error('The object store has answered nothing.');
      return Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async *list() {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket })) {
      for (const { Key = '', LastModified } of Contents) {
        // What others have put into the bucket is not ours to judge.
        if (isBlobKey(Key) && LastModified !== undefined) yield { key: Key, writtenAt: LastModified.getTime() };
      }
    }
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  #at(key: string) {
    checkBlobKey(key);
    return { Bucket: this.#bucket, Key: key };
  }
}
