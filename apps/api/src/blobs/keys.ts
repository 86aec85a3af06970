import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { syncFolder } from './disk.ts';

export const keyLength = 32;

/** What things are encrypted with: the first encrypts, all of them decrypt. */
export type Keys = readonly [Buffer, ...Buffer[]];

type Settings = Pick<Config, 'DATA_DIR' | 'BLOB_KEY'>;

/** Says which key something was encrypted with, and nothing about the key. */
export const nameOf = (key: Buffer): Buffer =>
  createHash('sha256').update('libretto blobs').update(key).digest().subarray(0, 8);

/** Keys as settings and files hold them: base64, the newest first, separated by commas or lines. */
export function parseKeys(text: string): Keys {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => Buffer.from(one, 'base64'));
  const wrong = keys.find((key) => key.length !== keyLength);
  if (wrong) throw new Error(`A key of the blobs has ${wrong.length} bytes instead of ${keyLength}.`);
  const [newest, ...older] = keys;
  if (newest === undefined) throw new Error('There is no key of the blobs.');
  return [newest, ...older];
}

export const writeKeys = (keys: readonly Buffer[]): string => keys.map((key) => key.toString('base64')).join(',');

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** The keys in a file; a first one is made when there is none, on the disk before anything is encrypted with it. */
export async function keysFromFile(path: string): Promise<Keys> {
  try {
    return parseKeys(await readFile(path, 'utf8'));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(keyLength).toString('base64'));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    // Another server on the same folder made it first.
    if (!isCode(error, 'EEXIST')) throw error;
  }
  await syncFolder(dirname(path));
  return keysFromFile(path);
}

export const keyFile = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => join(DATA_DIR, 'blobs.key');

/** The keys that the settings name. */
export async function keysOf(settings: Settings): Promise<Keys> {
  if (settings.BLOB_KEY !== '') return parseKeys(settings.BLOB_KEY);
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  return keysFromFile(keyFile(settings));
}
