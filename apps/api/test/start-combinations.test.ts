// After each start no file is lost, and the server works or explains what to do.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeBackup } from '../src/backup/backup.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { insertBlobs, storeBlob } from '../src/blobs/blobs.repository.ts';
import { openInstallation } from '../src/blobs/identity.ts';
import { openBlobs } from '../src/blobs/open.ts';
import { sweep } from '../src/blobs/sweep.ts';
import { readConfig } from '../src/config.ts';
import type { DatabaseKind } from '../src/database/change.ts';
import { openDatabase } from '../src/database/database.ts';
import { start } from '../src/start.ts';
import { StartProblem } from '../src/start-problem.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { buildBundle, removeBundle, runServer, startServer } from './process.ts';
import { isTorture, progress } from './scale.ts';
import { kinds } from './server.ts';

type StoreKind = 'disk' | 'bucket';
type Settings = Record<string, string>;

const hour = 3_600_000;
/** Milliseconds per start, which involves several processes, databases and stores. */
const timeoutMs = 120_000;
const patientId = 1;
const passphrase = 'quattro parole a caso';
const fileCounts = { ours: 30, theirs: 3 };
type Name = keyof typeof fileCounts;

interface Installation {
  folder: string;
  url: string;
  key: string;
  objects: ObjectStore | undefined;
  files: Map<string, string>;
}

async function runOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const databaseUrl = (name: string) => inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
const databaseName = (url: string) => url.slice(url.lastIndexOf('/') + 1);

class Environment {
  readonly #undo: (() => unknown)[] = [];
  readonly kind: DatabaseKind;
  readonly store: StoreKind;

  constructor(kind: DatabaseKind, store: StoreKind) {
    this.kind = kind;
    this.store = store;
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'libretto-starts-'));
    this.#undo.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  async database(folder: string, original?: Installation): Promise<Settings> {
    if (this.kind === 'sqlite') {
      if (original) cpSync(join(original.folder, 'libretto.sqlite'), join(folder, 'libretto.sqlite'));
      return {};
    }
    const name = `starts_${randomBytes(6).toString('hex')}`;
    await runOnPostgres(`create database ${name} ${original ? `template ${databaseName(original.url)}` : ''}`);
    this.#undo.push(() => runOnPostgres(`drop database ${name} with (force)`));
    return { DATABASE_URL: databaseUrl(name) };
  }

  async files(folder: string, original?: Installation): Promise<{ settings: Settings; objects?: ObjectStore }> {
    if (this.store === 'disk') {
      if (original) cpSync(join(original.folder, 'blobs'), join(folder, 'blobs'), { recursive: true });
      return { settings: {} };
    }
    const objects = await startObjectStore(original?.objects);
    this.#undo.push(() => objects.close());
    const { BLOB_KEY: _, ...settings } = objects.settings;
    return { settings, objects };
  }

  key(folder: string, key: string | undefined): Settings {
    if (this.store === 'bucket') return { BLOB_KEY: key ?? '' };
    if (key !== undefined) writeFileSync(join(folder, 'blobs.key'), key);
    return {};
  }

  async close() {
    for (const step of this.#undo.splice(0).reverse()) await step();
  }
}

const usual = { PORT: '0', LOG_LEVEL: 'silent' };

async function openInstalled(settings: Settings) {
  const config = readConfig({ ...usual, ...settings });
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} });
  return { config, database };
}

async function addFiles(settings: Settings, count: number): Promise<Map<string, string>> {
  const { config, database } = await openInstalled(settings);
  const blobs = await openInstallation(database, config, Date.now);
  const files = new Map<string, string>();
  for (let i = 0; i < count; i += 1) {
    const text = `referto ${randomBytes(8).toString('hex')}`;
    const stored = await storeBlob(blobs, 'text/plain', Buffer.from(text));
    await insertBlobs(database, patientId, [stored], Date.now());
    files.set(stored.blob_key, text);
  }
  await database.destroy();
  return files;
}

async function tryStart(settings: Settings): Promise<string | undefined> {
  try {
    const { address, stop } = await start(readConfig({ ...usual, ...settings }), () => {});
    const ready = await fetch(`${address}/api/ready`);
    await stop();
    expect(ready.status).toBe(200);
    return undefined;
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
}

async function tryProcess(settings: Settings, works: boolean): Promise<string | undefined> {
  if (works) {
    const { child, ended } = await startServer({ ...usual, ...settings });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    return undefined;
  }
  const { code, output } = await runServer({ ...usual, ...settings });
  expect(code).toBe(1);
  expect(output).not.toMatch(/^ {4}at /m);
  return output;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function findMarkers(store: string): string[] {
  const found = listFiles(store).filter((path) => /[/\\]installation(\.|$)/.test(path));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

interface Trial {
  what: string;
  database: Name | 'empty' | 'restored';
  store: Name | 'empty';
  key: Name | 'missing' | 'damaged';
  spoiled?: boolean;
  /** The state of the previous release, without an identity. */
  unmarked?: { database?: boolean; store?: boolean };
  refused?: string;
  only?: StoreKind;
}

const trials: Trial[] = [
  { what: 'all that belongs together', database: 'ours', store: 'ours', key: 'ours' },
  {
    what: 'a database that was moved away',
    database: 'empty',
    store: 'ours',
    key: 'ours',
    refused: 'belongs to another database',
  },
  {
    what: 'the database of another installation',
    database: 'theirs',
    store: 'ours',
    key: 'ours',
    refused: 'belongs to another database',
  },
  {
    what: 'the store of another installation',
    database: 'ours',
    store: 'theirs',
    key: 'theirs',
    refused: 'belongs to another database',
  },
  {
    what: 'the store of another installation, with the own key',
    database: 'ours',
    store: 'theirs',
    key: 'ours',
    refused: 'encrypted with a key that is not among those of the settings',
  },
  {
    what: 'an empty store',
    database: 'ours',
    store: 'empty',
    key: 'ours',
    refused: 'is empty, and has none of the files',
  },
  {
    what: 'the key of another installation',
    database: 'ours',
    store: 'ours',
    key: 'theirs',
    refused: 'encrypted with a key that is not among those of the settings',
  },
  {
    what: 'no key',
    database: 'ours',
    store: 'ours',
    key: 'missing',
    refused: 'The key is missing: there is no file',
    only: 'disk',
  },
  {
    what: 'no key, and no store either',
    database: 'ours',
    store: 'empty',
    key: 'missing',
    refused: 'The key is missing: there is no file',
    only: 'disk',
  },
  {
    what: 'no key, and no database either',
    database: 'empty',
    store: 'ours',
    key: 'missing',
    refused: 'The key is missing: there is no file',
    only: 'disk',
  },
  {
    what: 'a key that is cut off',
    database: 'ours',
    store: 'ours',
    key: 'damaged',
    refused: 'The key file',
    only: 'disk',
  },
  {
    what: 'a restored copy that is pointed at the store of the original',
    database: 'restored',
    store: 'ours',
    key: 'ours',
    refused: 'belongs to another database',
  },
  {
    what: 'an upgrade from the version without identities',
    database: 'ours',
    store: 'ours',
    key: 'ours',
    unmarked: { database: true, store: true },
  },
  {
    what: 'an upgrade with the key of another installation',
    database: 'ours',
    store: 'ours',
    key: 'theirs',
    unmarked: { database: true, store: true },
    refused: 'encrypted with a key that is not among those of the settings',
  },
  {
    what: 'an upgrade with an empty database',
    database: 'empty',
    store: 'ours',
    key: 'ours',
    unmarked: { store: true },
    refused: 'refers to none of them',
  },
  {
    what: 'an upgrade with the database of another installation',
    database: 'theirs',
    store: 'ours',
    key: 'ours',
    unmarked: { database: true, store: true },
    refused: 'has none of the files that',
  },
  {
    what: 'a copy of the database from before the upgrade',
    database: 'ours',
    store: 'ours',
    key: 'ours',
    unmarked: { database: true },
    refused: 'belongs to another database',
  },
  {
    what: 'a store that was copied without its marker',
    database: 'ours',
    store: 'ours',
    key: 'ours',
    unmarked: { store: true },
    refused: 'holds files and no marker',
  },
  {
    what: 'a marker that is damaged',
    database: 'ours',
    store: 'ours',
    key: 'ours',
    spoiled: true,
    refused: 'has a marker, named "installation", that is damaged',
  },
  { what: 'nothing at all, the first start', database: 'empty', store: 'empty', key: 'ours' },
];

/** The default run covers the two most common pairs. */
const pairs = kinds
  .flatMap((kind): [DatabaseKind, StoreKind][] => [
    [kind, 'disk'],
    [kind, 'bucket'],
  ])
  .filter(([kind, store]) => isTorture || (kind === 'sqlite') === (store === 'disk'));

if (isTorture) {
  beforeAll(buildBundle);
  afterAll(removeBundle);
}

describe.each(pairs)('on %s and a %s, a start with', (kind, storeKind) => {
  const world = new Environment(kind, storeKind);
  const made = {} as Record<Name | 'restored', Installation>;

  async function install(count: number): Promise<Installation> {
    const folder = world.folder();
    const key = randomBytes(32).toString('base64');
    const database = await world.database(folder);
    const { settings, objects } = await world.files(folder);
    const files = await addFiles({ DATA_DIR: folder, ...database, ...settings, ...world.key(folder, key) }, count);
    return { folder, url: database.DATABASE_URL ?? '', key, objects, files };
  }

  const toSettings = ({ folder, url, key, objects }: Installation): Settings => ({
    DATA_DIR: folder,
    ...(url !== '' && { DATABASE_URL: url }),
    ...(objects && { ...objects.settings, BLOB_KEY: key }),
  });

  beforeAll(async () => {
    made.ours = await install(fileCounts.ours);
    made.theirs = await install(fileCounts.theirs);
    const file = join(world.folder(), 'copia.tar.age');
    const config = readConfig(toSettings(made.ours));
    await writeBackup({ config, file, passphrase, clock: Date.now, workFactor: 4 });
    const folder = world.folder();
    const database = await world.database(folder);
    const { settings, objects } = await world.files(folder);
    const place = { DATA_DIR: folder, ...database, ...settings, ...world.key(folder, made.ours.key) };
    await restoreBackup({ config: readConfig(place), file, passphrase, clock: Date.now });
    made.restored = { ...made.ours, folder, url: database.DATABASE_URL ?? '', objects };
    // Directly into the store of the original, with an empty database.
    const straight = { ...toSettings(made.ours), ...(await world.database(folder)), DATA_DIR: world.folder() };
    if (storeKind === 'disk')
      cpSync(join(made.ours.folder, 'blobs'), join(straight.DATA_DIR, 'blobs'), { recursive: true });
    const restoring = restoreBackup({ config: readConfig(straight), file, passphrase, clock: Date.now });
    await expect(restoring).rejects.toThrow('There are files in the blob store');
  }, timeoutMs);
  afterAll(() => world.close());

  async function expectIntact(settings: Settings, { key, files }: Installation): Promise<void> {
    const blobs = await openBlobs(readConfig({ ...settings, BLOB_KEY: key }));
    for (const [name, text] of files) expect((await blobs.get(name))?.toString(), name).toBe(text);
  }

  test.for(trials.filter(({ only = storeKind }) => only === storeKind))(
    '$what',
    { timeout: timeoutMs },
    async (trial) => {
      const bench = new Environment(kind, storeKind);
      const folder = bench.folder();
      const source = (name: Trial['database']) => (name === 'empty' ? undefined : made[name]);
      const database = await bench.database(folder, source(trial.database));
      const { settings, objects } = await bench.files(folder, source(trial.store));
      const ours = {
        missing: undefined,
        damaged: made.ours.key.slice(0, 10),
        ours: made.ours.key,
        theirs: made.theirs.key,
      };
      const whole = { DATA_DIR: folder, ...database, ...settings, ...bench.key(folder, ours[trial.key]) };
      const marker = () => findMarkers(objects?.directory ?? join(folder, 'blobs'));
      if (trial.unmarked?.store) for (const path of marker()) rmSync(path);
      if (trial.spoiled) truncateSync(marker().find((path) => !path.includes('metadata')) ?? '', 40);
      if (trial.unmarked?.database) {
        const { database } = await openInstalled(whole);
        await database.deleteFrom('installation').execute();
        await database.destroy();
      }

      const reasons = [await tryStart(whole)];
      if (isTorture) reasons.push(await tryProcess(whole, trial.refused === undefined));
      for (const reason of reasons) {
        if (trial.refused === undefined) expect(reason).toBeUndefined();
        else expect(reason).toContain(trial.refused);
      }
      if (trial.store !== 'empty') await expectIntact(whole, made[trial.store]);
      const keyFile = join(folder, 'blobs.key');
      if (trial.key === 'missing') expect(existsSync(keyFile)).toBe(false);
      if (trial.key === 'damaged') expect(readFileSync(keyFile, 'utf8')).toBe(ours.damaged);

      if (trial.store !== 'empty' && (trial.key === 'ours' || trial.key === 'theirs')) {
        const { config, database } = await openInstalled(whole);
        const blobs = await openBlobs(config);
        for (const later of [2 * hour, 40 * 24 * hour]) {
          const swept = sweep({ database, blobs, clock: () => Date.now() + later }, { confirmed: true });
          if (trial.refused === undefined) expect(await swept).toMatchObject({ quarantined: 0, expired: 0, held: 0 });
          else await expect(swept).rejects.toThrow();
        }
        await database.destroy();
        await expectIntact(whole, made[trial.store]);
      }
      await bench.close();
      progress(`${kind}, ${storeKind}: ${trial.what}`);
    },
  );

  test('restoring an older database loses no file added since', { timeout: timeoutMs }, async () => {
    const bench = new Environment(kind, storeKind);
    const folder = bench.folder();
    const { settings } = await bench.files(folder, made.ours);
    const shared = { ...settings, ...bench.key(folder, made.ours.key) };
    const now = { DATA_DIR: folder, ...shared, ...(await bench.database(folder, made.ours)) };
    const later = bench.folder();
    const before = { ...now, ...(await bench.database(later, made.ours)) };
    if (kind === 'sqlite') mkdirSync(join(folder, 'before'));
    const added = await addFiles(now, 3);
    const all = { ...made.ours, files: new Map([...made.ours.files, ...added]) };
    const swap = (from: string, to: string) =>
      kind === 'sqlite' && cpSync(join(from, 'libretto.sqlite'), join(to, 'libretto.sqlite'));
    swap(folder, join(folder, 'before'));
    swap(later, folder);
    const sweepWith = async (place: Settings, after: number) => {
      const { config, database } = await openInstalled(place);
      const blobs = await openInstallation(database, config, Date.now);
      const swept = await sweep({ database, blobs, clock: () => Date.now() + after });
      await database.destroy();
      return swept;
    };
    expect(await tryStart(before)).toBeUndefined();
    expect(await sweepWith(before, 2 * hour)).toMatchObject({ quarantined: 3 });
    await expectIntact(now, all);
    swap(join(folder, 'before'), folder);
    expect(await tryStart(now)).toBeUndefined();
    expect(await sweepWith(now, 40 * 24 * hour)).toMatchObject({ released: 3, expired: 0 });
    await expectIntact(now, all);
    await bench.close();
  });
});
