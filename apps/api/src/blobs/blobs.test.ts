import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { BlobStore } from './blobs.ts';
import { DiskBlobs } from './disk.ts';
import { createKeys } from './keys.ts';
import { openBlobs } from './open.ts';

const text = Buffer.from('Dolore alla spalla destra, ogni notte');
let folder: string;
let blobs: BlobStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  await createKeys(readConfig({ DATA_DIR: folder }));
  blobs = await openBlobs(readConfig({ DATA_DIR: folder }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const root = () => join(folder, 'blobs');
const toPath = (key: string) => join(root(), key.slice(0, 2), key);
const names = () => readdirSync(root(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('returns stored bytes, also after reopening the store', async () => {
  const key = await blobs.put(text);
  expect(await blobs.get(key)).toEqual(text);
  expect(await (await openBlobs(readConfig({ DATA_DIR: folder }))).get(key)).toEqual(text);
  expect(await blobs.get(await blobs.put(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
});

test('stores ciphertext that differs each time for the same content', async () => {
  const [first, second] = [await blobs.put(text), await blobs.put(text)];
  const [a, b] = [readFileSync(toPath(first)), readFileSync(toPath(second))];
  for (const part of ['Dolore', 'spalla', 'notte']) expect(a.includes(part)).toBe(false);
  expect(a.subarray(11)).not.toEqual(b.subarray(11));
  expect(statSync(toPath(first)).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'blobs.key')).mode & 0o077).toBe(0);
});

test('fails with another key and names the reason', async () => {
  const key = await blobs.put(text);
  const other = await openBlobs(readConfig({ DATA_DIR: folder, BLOB_KEY: Buffer.alloc(32, 7).toString('base64') }));
  await expect(other.get(key)).rejects.toThrow('A blob was encrypted with another key.');
});

test('detects any changed byte', async () => {
  const key = await blobs.put(text);
  const whole = readFileSync(toPath(key));
  for (let i = 0; i < whole.length; i++) {
    writeFileSync(
      toPath(key),
      whole.map((byte, at) => (at === i ? byte ^ 1 : byte)),
    );
    await expect(blobs.get(key)).rejects.toThrow();
  }
  writeFileSync(toPath(key), whole.subarray(0, -1));
  await expect(blobs.get(key)).rejects.toThrow();
});

test('deletes blobs, also repeatedly', async () => {
  const key = await blobs.put(text);
  await blobs.delete(key);
  await blobs.delete(key);
  expect(await blobs.get(key)).toBeUndefined();
});

test('rejects names that are not keys', async () => {
  for (const name of ['../blobs.key', '', 'ab/../../x', `${'a'.repeat(31)}G`])
    await expect(blobs.get(name)).rejects.toThrow();
});

test('lists complete blobs only, and removes incomplete files after an hour', async () => {
  const key = await blobs.put(text);
  const half = `${toPath(key)}.tmp`;
  writeFileSync(half, 'half');
  const listed = async () => {
    const keys: string[] = [];
    for await (const blob of blobs.list()) keys.push(blob.key);
    return keys;
  };
  expect(await listed()).toEqual([key]);
  expect(names()).toHaveLength(2);
  const old = Date.now() / 1000 - 3700;
  utimesSync(half, old, old);
  expect(await listed()).toEqual([key]);
  expect(names()).toHaveLength(1);
});

test('a failed write leaves nothing behind', async () => {
  const disk = new DiskBlobs(root());
  // Files block all 256 folder names.
  for (let i = 0; i < 256; i++) writeFileSync(join(root(), i.toString(16).padStart(2, '0')), '');
  await expect(disk.put(text)).rejects.toThrow();
  expect(names()).toHaveLength(256);
});

test('reports a store that is not writable', async () => {
  rmSync(root(), { recursive: true, force: true });
  writeFileSync(root(), 'a file in its place');
  await expect(blobs.check()).rejects.toThrow();
  rmSync(root());
  mkdirSync(root());
  chmodSync(root(), 0o700);
  await blobs.check();
});
