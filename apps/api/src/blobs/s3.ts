import { randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type BlobStorage, checkBlobKey, isBlobKey } from './blobs.ts';

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey';

const marker = 'installation';
const quarantine = 'quarantine/';

interface Place {
  Bucket: string;
  Key: string;
}

interface Bucket {
  bucket: string;
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export class S3Blobs implements BlobStorage {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, url, region, accessKeyId, secretAccessKey }: Bucket) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Path-style addresses: many stores other than Amazon's have no host name per bucket.
      ...(url !== '' && { endpoint: url, forcePathStyle: true }),
      // Some stores do not support newer checksums; content is verified by our own digest.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A hanging store must not block a request, and thereby the shutdown, forever.
      requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
    });
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await this.putAt(key, bytes);
    return key;
  }

  async putAt(key: string, bytes: Uint8Array): Promise<void> {
    await this.#write(this.#location(key), bytes);
  }

  async #write(at: Place, bytes: Uint8Array): Promise<void> {
    const type = 'application/octet-stream';
    await this.#client.send(new PutObjectCommand({ ...at, Body: bytes, ContentType: type }));
  }

  async get(key: string): Promise<Buffer | undefined> {
    return (await this.#read(this.#location(key))) ?? (await this.#read(this.#quarantineLocation(key)));
  }

  async #read(at: Place): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(at));
      if (Body === undefined) throw new Error('The object store returned no content.');
      return Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await Promise.all(
      [this.#location(key), this.#quarantineLocation(key)].map((at) => this.#client.send(new DeleteObjectCommand(at))),
    );
  }

  async quarantine(key: string): Promise<void> {
    try {
      await this.#move(this.#location(key), this.#quarantineLocation(key));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async release(key: string): Promise<void> {
    // A later write with the same key, such as with a newer encryption key, wins.
    if ((await this.#read(this.#location(key))) === undefined)
      await this.#move(this.#quarantineLocation(key), this.#location(key));
    else await this.#client.send(new DeleteObjectCommand(this.#quarantineLocation(key)));
  }

  async #move(from: Place, to: Place): Promise<void> {
    await this.#client.send(new CopyObjectCommand({ ...to, CopySource: `${from.Bucket}/${from.Key}` }));
    await this.#client.send(new DeleteObjectCommand(from));
  }

  async *list() {
    for await (const { name, at } of this.#names('')) {
      // Ignores objects of other programs in the same bucket.
      if (isBlobKey(name)) yield { key: name, writtenAt: at };
    }
  }

  async *listQuarantine() {
    for await (const { name, at } of this.#names(quarantine)) {
      const key = name.slice(quarantine.length);
      if (isBlobKey(key)) yield { key, since: at };
    }
  }

  async *#names(Prefix: string) {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', LastModified } of Contents)
        if (LastModified !== undefined) yield { name: Key, at: LastModified.getTime() };
    }
  }

  readMarker(): Promise<Buffer | undefined> {
    return this.#read({ Bucket: this.#bucket, Key: marker });
  }

  writeMarker(bytes: Uint8Array): Promise<void> {
    return this.#write({ Bucket: this.#bucket, Key: marker }, bytes);
  }

  async check(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
    } catch (error) {
      // A HEAD response has no body and so no message, only a name and a status.
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined) {
        throw new Error(`the store returned ${error.$metadata.httpStatusCode} (${error.name})`, { cause: error });
      }
      throw error;
    }
  }

  #location(key: string): Place {
    checkBlobKey(key);
    return { Bucket: this.#bucket, Key: key };
  }

  #quarantineLocation(key: string): Place {
    checkBlobKey(key);
    return { Bucket: this.#bucket, Key: `${quarantine}${key}` };
  }
}
