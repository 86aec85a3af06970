// A server that is killed while it migrates the database of an earlier release.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createKeys } from '../src/blobs/keys.ts';
import { openBlobs } from '../src/blobs/open.ts';
import { readConfig } from '../src/config.ts';
import type { DatabaseKind } from '../src/database/change.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { changes } from '../src/database/migrate.ts';
import { fillOlderRecord, olderChanges } from './older-record.ts';
import { buildBundle, removeBundle, type Started, spawnServer, startServer } from './process.ts';
import { progress, randomNumbers, scale } from './scale.ts';
import { freshPostgres, kinds, password } from './server.ts';

let folder: string;
beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-migration-'));
});
afterAll(() => {
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

const withServerClient = async <T>(run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

interface Place {
  folder: string;
  url: string;
  watch(): { isMigrating(): Promise<boolean>; close(): Promise<void> };
  settle(): Promise<void>;
  copy(): Promise<Place>;
  drop(): Promise<void>;
}

let copies = 0;
const newFolder = () => join(folder, `copy${++copies}`);

function sqlitePlace(at: string): Place {
  return {
    folder: at,
    url: '',
    watch() {
      const database = new DatabaseSync(join(at, 'libretto.sqlite'), { timeout: 0 });
      return {
        async isMigrating() {
          try {
            database.exec('begin immediate; rollback');
            return false;
          } catch {
            return true;
          }
        },
        async close() {
          database.close();
        },
      };
    },
    settle: async () => {},
    async copy() {
      const other = newFolder();
      cpSync(at, other, { recursive: true });
      return sqlitePlace(other);
    },
    drop: async () => rmSync(at, { recursive: true, force: true }),
  };
}

function postgresPlace(at: string, url: string, drop: () => Promise<unknown>): Place {
  const name = new URL(url).pathname.slice(1);
  return {
    folder: at,
    url,
    watch() {
      const client = new pg.Client({ connectionString: inject('postgresUrl') });
      const connected = client.connect();
      const locks = `select 1 from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and granted and datname = $1`;
      return {
        async isMigrating() {
          await connected;
          return (await client.query(locks, [name])).rows.length > 0;
        },
        close: () => client.end(),
      };
    },
    settle: () =>
      withServerClient(async (client) => {
        const clients = 'select 1 from pg_stat_activity where datname = $1';
        await expect
          .poll(async () => (await client.query(clients, [name])).rows.length, { timeout: 60_000, interval: 20 })
          .toBe(0);
      }),
    async copy() {
      const other = newFolder();
      cpSync(at, other, { recursive: true });
      const copied = `${name}_copy${copies}`;
      await withServerClient((client) => client.query(`create database ${copied} template ${name}`));
      return postgresPlace(other, url.replace(/[^/]+$/, copied), () =>
        withServerClient((client) => client.query(`drop database ${copied} with (force)`)),
      );
    },
    async drop() {
      rmSync(at, { recursive: true, force: true });
      await drop();
    },
  };
}

const open = (place: Place, wanted = changes) =>
  openDatabase({ url: place.url, folder: place.folder, onLost: () => {} }, wanted);

async function makeOlder(kind: DatabaseKind): Promise<Place> {
  const at = newFolder();
  const postgres = kind === 'postgres' ? await freshPostgres() : undefined;
  const place = postgres === undefined ? sqlitePlace(at) : postgresPlace(at, postgres.url, postgres.drop);
  const database = await open(place, olderChanges);
  const config = readConfig({ DATA_DIR: at });
  await createKeys(config);
  const blobs = await openBlobs(config);
  await fillOlderRecord(database, blobs, scale.people);
  await database.destroy();
  return place;
}

/** Tables that servers write on their own: times, a random ID, a random code. */
const ownTables = new Set(['kysely_migration', 'kysely_migration_lock', 'jobs', 'installation', 'primo_avvio']);

interface Content {
  tables: Map<string, { rows: number; digest: string }>;
  applied: string[];
}

async function readContent(database: Database): Promise<Content> {
  const tables: Content['tables'] = new Map();
  for (const { name } of await database.introspection.getTables()) {
    if (ownTables.has(name) || name.startsWith('sqlite_')) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    tables.set(name, { rows: lines.length, digest: createHash('sha256').update(lines.join('\n')).digest('hex') });
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return { tables, applied: rows.map(({ name }) => name) };
}

async function read(place: Place, expected: readonly string[]): Promise<Content> {
  const wanted = Object.fromEntries(Object.entries(changes).filter(([name]) => expected.includes(name)));
  const database = await open(place, wanted);
  try {
    return await readContent(database);
  } finally {
    await database.destroy();
  }
}

async function readApplied(place: Place): Promise<string[]> {
  const query = 'select name from kysely_migration order by name';
  const names = (rows: unknown[]) => rows.map((row) => String(Reflect.get(Object(row), 'name')));
  if (place.url === '') {
    const database = new DatabaseSync(join(place.folder, 'libretto.sqlite'));
    const rows = database.prepare(query).all();
    database.close();
    return names(rows);
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return names(rows);
}

const environment = ({ folder: DATA_DIR, url }: Place) => ({ DATA_DIR, ...(url !== '' && { DATABASE_URL: url }) });

async function stopServer({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}

async function signInAndRead(address: string): Promise<void> {
  const login = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'vecchia3@libretto.example', password }),
  });
  const { success }: { success: { token: string } } = JSON.parse(await login.text());
  const headers = { authorization: `Bearer ${success.token}` };
  const visits: unknown = await (await fetch(`${address}/api/visitePatient/3`, { headers })).json();
  expect(visits).toHaveLength(8);
  const [entry]: { id_taccuino: number }[] = JSON.parse(
    await (await fetch(`${address}/api/getTaccuinos/3`, { headers })).text(),
  );
  expect((await fetch(`${address}/api/taccuino/${entry?.id_taccuino}/Images`, { headers })).status).toBe(200);
}

type Watch = ReturnType<Place['watch']>;
const waitUntil = (watch: Watch, isMigrating: boolean) =>
  expect.poll(() => watch.isMigrating(), { interval: 1, timeout: 120_000 }).toBe(isMigrating);

async function measureMigration(place: Place): Promise<number> {
  const watch = place.watch();
  const starting = startServer(environment(place));
  await waitUntil(watch, true);
  const began = performance.now();
  await waitUntil(watch, false);
  const lasted = performance.now() - began;
  await watch.close();
  await stopServer(await starting);
  return lasted;
}

async function killWhileMigrating(place: Place, after: number): Promise<boolean> {
  const watch = place.watch();
  const { child, ended } = spawnServer(environment(place));
  await waitUntil(watch, true);
  const held = Promise.withResolvers<boolean>();
  setTimeout(() => {
    held.resolve(watch.isMigrating().finally(() => child.kill('SIGKILL')));
  }, after);
  const isHeld = await held.promise;
  expect((await ended).signal).toBe('SIGKILL');
  await watch.close();
  await place.settle();
  return isHeld;
}

describe.each(kinds)('a migration on %s', (kind) => {
  test(`killed ${scale.migrations} times leaves the older data or the newest schema, and the next start completes it`, async () => {
    const older = await makeOlder(kind);
    const before = await read(older, Object.keys(olderChanges));
    const reference = await older.copy();
    let lasts = await measureMigration(reference);
    const after = await read(reference, Object.keys(changes));
    await reference.drop();
    expect(after.applied).toEqual(Object.keys(changes).sort());
    // Tables of both schemas keep all their rows; `features` becomes roles and licences.
    for (const [name, { rows }] of before.tables)
      expect([name, after.tables.get(name)?.rows]).toEqual([name, name === 'features' ? undefined : rows]);

    const random = randomNumbers();
    let inside = 0;
    for (let kill = 1; kill <= scale.migrations; kill++) {
      const place = await older.copy();
      const delay = random() * lasts;
      const wasHeld = await killWhileMigrating(place, delay);
      if (!wasHeld) lasts = delay;
      const applied = await readApplied(place);
      if (wasHeld && applied.length === Object.keys(olderChanges).length) inside += 1;
      // Migrations are applied all or none.
      if (applied.length !== Object.keys(changes).length) expect(await read(place, applied)).toEqual(before);

      const server = await startServer(environment(place));
      await signInAndRead(server.address);
      await stopServer(server);
      const content = await read(place, Object.keys(changes));
      for (const name of ['sessions', 'accessi', 'known_addresses', 'known_devices', 'throttle', 'mail']) {
        content.tables.delete(name);
        after.tables.delete(name);
      }
      expect(content).toEqual(after);
      const blobs = await openBlobs(readConfig({ DATA_DIR: place.folder }));
      const database = await open(place);
      for (const { blob_key, bytes } of await database.selectFrom('blobs').select(['blob_key', 'bytes']).execute())
        expect((await blobs.get(blob_key))?.length).toBe(bytes);
      await database.destroy();
      await place.drop();
      progress(`${kind}: ${kill} of ${scale.migrations} kills, ${inside} in the middle (${Math.round(lasts)} ms long)`);
    }
    await older.drop();
    expect(inside).toBeGreaterThanOrEqual(Math.floor(scale.migrations / 4));
  }, 3_600_000);
});
