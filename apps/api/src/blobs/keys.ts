import { createHash, randomBytes } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { restrictFile } from '../private-file.ts';
import { explainFailure, StartProblem } from '../start-problem.ts';
import { syncFolder } from './disk.ts';

export const keyLength = 32;

export type Keys = readonly [Buffer, ...Buffer[]];

type Settings = Pick<Config, 'DATA_DIR' | 'BLOB_KEY'>;

export const keyFingerprint = (key: Buffer): Buffer =>
  createHash('sha256').update('libretto blobs').update(key).digest().subarray(0, 8);

/** Parses keys of settings and files: base64, newest first, separated by commas or line breaks. */
export function parseKeys(text: string): Keys {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => Buffer.from(one, 'base64'));
  const wrong = keys.find((key) => key.length !== keyLength);
  if (wrong) throw new Error(`An encryption key has ${wrong.length} bytes instead of ${keyLength}.`);
  const [newest, ...older] = keys;
  if (newest === undefined) throw new Error('There is no encryption key.');
  return [newest, ...older];
}

export const serializeKeys = (keys: readonly Buffer[]): string => keys.map((key) => key.toString('base64')).join(',');

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

export const keyFile = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => join(DATA_DIR, 'blobs.key');

/** There is no key, and creating one would make existing data unreadable. */
export class MissingKey extends StartProblem {
  constructor(settings: Settings) {
    super(
      `The key is missing: there is no file ${keyFile(settings)}, and BLOB_KEY is not set. Drawings, files and second ` +
        'factors are encrypted with it, so no other key was made. Put blobs.key back into DATA_DIR, or set BLOB_KEY to ' +
        'its content; a copy made with npm run backup holds it as well. docs/operating.md, "Where keys belong".',
    );
  }
}

export async function findKeys(settings: Settings): Promise<Keys | undefined> {
  if (settings.BLOB_KEY !== '') return parseKeys(settings.BLOB_KEY);
  const path = keyFile(settings);
  return explainFailure(async () => {
    try {
      const keys = parseKeys(await readFile(path, 'utf8'));
      restrictFile(path);
      return keys;
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }, `The key file ${path} cannot be used. Put the right one in its place, and keep this one until files open again`);
}

/** Returns the configured keys. @throws MissingKey when there are none. */
export async function loadKeys(settings: Settings): Promise<Keys> {
  const keys = await findKeys(settings);
  if (keys === undefined) throw new MissingKey(settings);
  return keys;
}

/** Creates the first key of a new installation and persists it before anything is encrypted with it. */
export async function createKeys(settings: Settings): Promise<Keys> {
  const path = keyFile(settings);
  const unfinished = await writeTemporary(path, [randomBytes(keyLength)]);
  try {
    // Unlike a rename, a link never replaces the key of another server that was first.
    await link(unfinished, path);
  } catch (error) {
    // Some file systems have no links.
    if (!isCode(error, 'EEXIST')) await copyFile(unfinished, path, constants.COPYFILE_EXCL);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dirname(path));
  return loadKeys(settings);
}

export async function writeKeyFile(settings: Pick<Settings, 'DATA_DIR'>, keys: readonly Buffer[]): Promise<void> {
  const path = keyFile(settings);
  await rename(await writeTemporary(path, keys), path);
  await syncFolder(dirname(path));
}

async function writeTemporary(path: string, keys: readonly Buffer[]): Promise<string> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(unfinished, serializeKeys(keys), { mode: 0o600, flush: true, flag: 'wx' });
  return unfinished;
}
