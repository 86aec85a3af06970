import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Clock, timestamp } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import { explainFailure, StartProblem } from '../start-problem.ts';
import { type BlobStorage, type BlobStore, isEmpty } from './blobs.ts';
import { DamagedMarker, EncryptedBlobs, UnknownKey } from './encrypted.ts';
import { createKeys, findKeys, type Keys, MissingKey } from './keys.ts';
import { type BlobSettings, openStorage } from './open.ts';

// Database and blob store carry the same random ID, so that no server treats the files of another database as orphans.
// The store's copy is encrypted: reading it also verifies the key.

type Settings = BlobSettings & Pick<Config, 'DATABASE_URL'>;

const adoptionHint =
  'If the two do belong together, look at `npm run blobs -- status`, then run `npm run blobs -- adopt` ' +
  '(docs/operating.md, "Database and files").';

export const storeName = ({ S3_BUCKET, DATA_DIR }: Pick<Config, 'S3_BUCKET' | 'DATA_DIR'>): string =>
  S3_BUCKET === '' ? `the blob store (${join(DATA_DIR, 'blobs')})` : `the blob store (bucket ${S3_BUCKET})`;

export const databaseName = ({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): string =>
  DATABASE_URL === '' ? `the database (${join(DATA_DIR, 'libretto.sqlite')})` : 'the database (DATABASE_URL)';

/** Database, store and key do not match. Nothing was moved or deleted. */
export class WrongStore extends StartProblem {
  override name = 'WrongStore';

  constructor(problem: string, remedy: string) {
    super(`${problem.charAt(0).toUpperCase()}${problem.slice(1)} No file was touched. ${remedy}`);
  }
}

const wrongKey = (settings: Settings) =>
  new WrongStore(
    `${storeName(settings)} was encrypted with a key that is not among those of the settings.`,
    `Put the right key into ${settings.BLOB_KEY === '' ? 'DATA_DIR/blobs.key' : 'BLOB_KEY'}, older ones behind newer ` +
      'ones; a copy made with npm run backup holds it as well. docs/operating.md, "Where keys belong".',
  );

const damagedMarker = (settings: Settings) =>
  new WrongStore(
    `${storeName(settings)} has a marker, named "installation", that is damaged.`,
    `Put that one file back from a copy of the store. ${adoptionHint}`,
  );

const foreignStore = (settings: Settings, isNew: boolean) =>
  new WrongStore(
    isNew
      ? `${storeName(settings)} belongs to another database: ${databaseName(settings)} is new or from before the store.`
      : `${storeName(settings)} belongs to another database than ${databaseName(settings)}.`,
    'Was the database moved, or is this a copy of another installation? Set DATA_DIR and DATABASE_URL to the database ' +
      `of these files, or give this database a store of its own (DATA_DIR, S3_BUCKET). ${adoptionHint}`,
  );

const missingFiles = (settings: Settings, what: string) =>
  new WrongStore(
    `${storeName(settings)} ${what} ${databaseName(settings)} refers to.`,
    'Was the store moved, or is DATA_DIR or S3_BUCKET another one? Set it to the store of this database, or put a copy ' +
      `back into an empty place (npm run restore). ${adoptionHint}`,
  );

const unknownFiles = (settings: Settings) =>
  new WrongStore(
    `${storeName(settings)} holds files, and ${databaseName(settings)} refers to none of them.`,
    'Was the database moved, or is it empty? Set DATA_DIR and DATABASE_URL to the database of these files, or put a ' +
      `copy back into an empty place (npm run restore). ${adoptionHint}`,
  );

const unmarkedStore = (settings: Settings) =>
  new WrongStore(
    `${storeName(settings)} holds files and no marker, while ${databaseName(settings)} has a store that is marked.`,
    'Was the store copied without the file "installation"? Copy that one too, or set DATA_DIR or S3_BUCKET to the ' +
      `store of this database. ${adoptionHint}`,
  );

export interface Installation {
  installation_id: string;
  store_marked: 0 | 1;
}

export async function findInstallation(database: Queries): Promise<Installation | undefined> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'installation')) return undefined;
  return database.selectFrom('installation').select(['installation_id', 'store_marked']).executeTakeFirst();
}

/** @throws WrongStore unless both have the same ID; otherwise nothing may be deleted from the store. */
export async function checkInstallation(database: Queries, blobs: BlobStore): Promise<void> {
  const row = await database.selectFrom('installation').select('installation_id').executeTakeFirst();
  if (row === undefined || row.installation_id !== (await blobs.installation())) {
    throw new WrongStore(
      'The blob store does not belong to this database.',
      'Restart the server: its message says more.',
    );
  }
}

/** Accepts a pair without identity. @throws StartProblem when they do not match, or the key is missing or wrong. */
export async function openStoreForCommand(database: Queries, settings: Settings): Promise<EncryptedBlobs> {
  const place = await openStorage(settings);
  const keys = await findKeys(settings);
  if (keys === undefined) throw new MissingKey(settings);
  const blobs = new EncryptedBlobs(place, keys);
  const installation = await findInstallation(database);
  const marked = await readMarker(blobs, settings);
  if (marked === undefined) {
    if (installation?.store_marked === 1) throw missingFiles(settings, 'has no marker, and perhaps not the files that');
  } else if (marked !== installation?.installation_id) throw foreignStore(settings, installation === undefined);
  return blobs;
}

/** Assigns an identity at the first start. @throws StartProblem on mismatch, or when the key is missing or wrong. */
export async function openInstallation(database: Database, settings: Settings, clock: Clock): Promise<EncryptedBlobs> {
  const place = await openStorage(settings);
  const keys = (await findKeys(settings)) ?? (await createFirstKeys(database, place, settings));
  const blobs = new EncryptedBlobs(place, keys);
  const installation = await findInstallation(database);
  const marked = await readMarker(blobs, settings);
  if (marked !== undefined) {
    if (marked !== installation?.installation_id) throw foreignStore(settings, installation === undefined);
    if (installation.store_marked === 0) await recordMarked(database);
    return blobs;
  }
  await checkUnmarked(database, { place, blobs, settings, installation });
  await assignIdentity(database, blobs, clock);
  return blobs;
}

async function createFirstKeys(database: Queries, place: BlobStorage, settings: Settings): Promise<Keys> {
  const pristine = (await place.readMarker()) === undefined && (await isEmpty(place));
  if (!pristine || (await needsKey(database))) throw new MissingKey(settings);
  return createKeys(settings);
}

async function needsKey(database: Queries): Promise<boolean> {
  for (const table of ['blobs', 'totp_secrets', 'recovery_codes'] as const) {
    const row = await database
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

async function readMarker(blobs: EncryptedBlobs, settings: Settings): Promise<string | undefined> {
  return explainFailure(
    async () => {
      try {
        return await blobs.installation();
      } catch (error) {
        if (error instanceof UnknownKey) throw wrongKey(settings);
        if (error instanceof DamagedMarker) throw damagedMarker(settings);
        throw error;
      }
    },
    `The marker "installation" of ${storeName(settings)} cannot be read`,
  );
}

interface Unmarked {
  place: BlobStorage;
  blobs: EncryptedBlobs;
  settings: Settings;
  installation: Installation | undefined;
}

/** A store without a marker is new, or older than markers; otherwise it is the wrong one. */
async function checkUnmarked(database: Queries, { place, blobs, settings, installation }: Unmarked): Promise<void> {
  const sample = await sampleBlobs(database, blobs);
  if (await isEmpty(place)) {
    if (sample.asked > 0) throw missingFiles(settings, 'is empty, and has none of the files that');
    return;
  }
  if (installation?.store_marked === 1) throw unmarkedStore(settings);
  if (sample.readable > 0) return;
  if (sample.otherKey > 0) throw wrongKey(settings);
  throw sample.asked === 0 ? unknownFiles(settings) : missingFiles(settings, 'has none of the files that');
}

const sampleSize = 5;

export interface Sample {
  asked: number;
  readable: number;
  otherKey: number;
}

export async function sampleBlobs(database: Queries, blobs: BlobStore): Promise<Sample> {
  const rows = await database.selectFrom('blobs').select('blob_key').orderBy('blob_key').limit(sampleSize).execute();
  const sample = { asked: rows.length, readable: 0, otherKey: 0 };
  for (const { blob_key } of rows) {
    try {
      if ((await blobs.get(blob_key)) !== undefined) sample.readable += 1;
    } catch (error) {
      if (!(error instanceof UnknownKey)) throw error;
      sample.otherKey += 1;
    }
  }
  return sample;
}

/** The database records completion, so an interrupted first start is repeated. */
export async function assignIdentity(database: Database, blobs: EncryptedBlobs, clock: Clock): Promise<void> {
  const at = timestamp(clock());
  await database
    .insertInto('installation')
    .values({ one: 1, installation_id: randomUUID(), store_marked: 0, created_at: at, probed_at: at })
    // Another server on the same database may have been first.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { installation_id } = await database
    .selectFrom('installation')
    .select('installation_id')
    .executeTakeFirstOrThrow();
  await blobs.writeMarker(installation_id);
  await recordMarked(database);
}

async function recordMarked(database: Queries): Promise<void> {
  await database.updateTable('installation').set({ store_marked: 1 }).execute();
}
