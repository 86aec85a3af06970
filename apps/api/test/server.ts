import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject } from 'vitest';
import { createApp } from '../src/app.ts';
import { grantedFeatures, grantRole } from '../src/areas/permissions/permissions.repository.ts';
import { insertSession, newToken } from '../src/areas/session/session.repository.ts';
import { openInstallation } from '../src/blobs/identity.ts';
import { timestamp } from '../src/clock.ts';
import { type Config, readConfig } from '../src/config.ts';
import { document, type Schema } from '../src/contract/document.ts';
import { Validation } from '../src/contract/validation.ts';
import type { DatabaseKind } from '../src/database/change.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import type { Parts } from '../src/parts.ts';
import { type Feature, features } from '../src/policy/features.ts';
import { noon } from './clock.ts';
import { migratedPostgres } from './postgres.ts';

/** Both, unless TEST_DATABASES is `sqlite`, as it is for files that `databases.ts` does not list. */
export const kinds: DatabaseKind[] = process.env.TEST_DATABASES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Returns false for PostgreSQL in runs in which it is only tested where its SQL differs. */
export const isTestedWhole = (kind: DatabaseKind) => kind === 'sqlite' || process.env.TEST_DATABASES === 'all';

export function onBothDatabases(name: string, tests: (kind: DatabaseKind) => void) {
  describe.each(kinds)(`${name} on %s`, tests);
}

const sqliteFile = 'libretto.sqlite';

export { noon };
export const today = '2026-03-21';
export const todayFarEast = '2026-03-22';

export const password = 'Libretto-Demo-2026!';
export const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$TxiRfkN+oXGWUSPVeGniNA$DJcco9Y7h8sGWfyQsWCQFjSeio6sNQe3eTQbSIqAIfg';

export interface Person {
  id_utente: number;
  id_paziente: number;
  email: string;
  token: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came back
  body: any;
}

interface Request {
  token?: string | undefined;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
  address?: string;
}

const validation = new Validation(document);
const checkProblem = validation.body({ $ref: '#/components/schemas/Problem' } satisfies Schema);

export class TestServer {
  readonly kind: DatabaseKind;
  readonly parts: Parts;
  readonly folder: string;
  readonly logs: string[];
  readonly app: FastifyInstance;
  readonly #close: () => Promise<void>;
  #people = 0;
  readonly #roles = new Map<string, Promise<number>>();

  constructor(made: Pick<TestServer, 'kind' | 'parts' | 'folder' | 'logs' | 'app'>, close: () => Promise<void>) {
    this.kind = made.kind;
    this.parts = made.parts;
    this.folder = made.folder;
    this.logs = made.logs;
    this.app = made.app;
    this.#close = close;
  }

  get database(): Database {
    return this.parts.database;
  }

  close() {
    return this.#close();
  }

  async call(method: string, url: string, { token, body, raw, headers = {}, address }: Request = {}): Promise<Answer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const options: InjectOptions = {
      method: method.toUpperCase() as 'GET',
      url,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
      ...(address !== undefined && { remoteAddress: address }),
    };
    const response = await this.app.inject(options);
    const type = String(response.headers['content-type'] ?? '');
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      bytes: response.rawPayload,
      body: response.statusCode !== 206 && /[/+]json/.test(type) ? JSON.parse(response.payload) : response.payload,
    };
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    if (answer.status >= 400) {
      expect(type).toBe('application/problem+json; charset=utf-8');
      expect(checkProblem(answer.body)).toEqual([]);
      expect(answer.body.status).toBe(answer.status);
    }
    return answer;
  }

  async person(granted: readonly Feature[] = features.filter((name) => name !== 'admin')): Promise<Person> {
    this.#people += 1;
    const email = `persona${this.#people}@libretto.example`;
    const at = timestamp(this.parts.clock());
    const { id_utente } = await this.database
      .insertInto('utenti')
      .values({ email, password_hash: passwordHash, created_at: at })
      .returning('id_utente')
      .executeTakeFirstOrThrow();
    const { id_paziente } = await this.database
      .insertInto('pazienti')
      .values({
        id_utente,
        paziente_nome: 'Ada',
        paziente_cognome: `Prova${this.#people}`,
        paziente_sesso: 'unknown',
        id_update: id_utente,
        updated_at: at,
      })
      .returning('id_paziente')
      .executeTakeFirstOrThrow();
    await this.#grant(id_utente, granted);
    return { id_utente, id_paziente, email, token: await this.session(id_utente) };
  }

  async removeFeatures({ id_utente }: Pick<Person, 'id_utente'>, ...lacking: string[]): Promise<void> {
    const granted = await grantedFeatures(this.database, id_utente, this.parts.clock());
    for (const table of ['utenti_licenze', 'utenti_ruoli'] as const)
      await this.database.deleteFrom(table).where('id_utente', '=', id_utente).execute();
    const left = [...granted].filter((name) => !lacking.includes(name));
    await this.#grant(id_utente, left);
  }

  async #grant(userId: number, granted: readonly string[]): Promise<void> {
    if (granted.length === 0) return;
    const features = [...granted].sort().join();
    const role = this.#roles.get(features) ?? makeRole(this.database, `prova ${this.#roles.size + 1}`, granted);
    this.#roles.set(features, role);
    await grantRole(this.database, userId, await role);
  }

  async session(userId: number): Promise<string> {
    const token = newToken();
    const now = this.parts.clock();
    await insertSession(this.database, token, userId, now, now + this.parts.config.SESSION_MINUTES * 60_000);
    return token;
  }
}

async function makeRole(database: Database, name: string, granted: readonly string[]): Promise<number> {
  const { id } = await database.insertInto('ruoli').values({ name }).returning('id').executeTakeFirstOrThrow();
  await database
    .insertInto('ruoli_permessi')
    .columns(['id_ruolo', 'id_permesso'])
    .expression(({ selectFrom, val }) =>
      selectFrom('permessi')
        .select([val(id).as('id_ruolo'), 'permessi.id as id_permesso'])
        .where('name', 'in', granted),
    )
    .execute();
  return id;
}

let migrated: Promise<Buffer> | undefined;

/** Returns an embedded database with all migrations; applying them takes longer than many tests. */
async function migratedSqlite(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-migrated-'));
  try {
    await (await openDatabase({ url: '', folder, onLost: () => {} })).destroy();
    return readFileSync(join(folder, sqliteFile));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param template Database to copy; without it the new one is empty. */
export async function freshPostgres(template = 'template1') {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  return { url: server.replace(/\/postgres$/, `/${name}`), drop: () => run(`drop database ${name} with (force)`) };
}

export interface Options {
  settings?: Record<string, string>;
  clock?: () => number;
  change?: (parts: Parts) => Partial<Parts>;
}

export async function makeServer(kind: DatabaseKind, { settings, clock = () => noon, change }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  const postgres = kind === 'postgres' ? await freshPostgres(migratedPostgres) : undefined;
  if (kind === 'sqlite') {
    migrated ??= migratedSqlite();
    writeFileSync(join(folder, sqliteFile), await migrated);
  }
  const config: Config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url,
    CHECK_RESPONSES: 'true',
    LOG_LEVEL: 'trace',
    WEB_DIR: join(folder, 'web'),
    ...settings,
  });
  const database = await openDatabase({ url: config.DATABASE_URL, folder, onLost: () => {} });
  // The tests of crashes run processes of their own, which do wait for the disk.
  if (kind === 'sqlite') await sql`pragma synchronous = off`.execute(database);
  const logs: string[] = [];
  const parts: Parts = {
    config,
    database,
    blobs: await openInstallation(database, config, clock),
    clock,
    version: 'test',
    // As on a server with payments, so that licences are enforced.
    everythingFree: false,
    logTo: { write: (line) => logs.push(line) },
  };
  const bundle = inject('bundle');
  const workerEntry = bundle === undefined ? {} : { workerEntry: pathToFileURL(join(bundle, 'worker.js')) };
  const all = { ...parts, ...workerEntry, ...change?.(parts) };
  const app = await createApp(all);
  return new TestServer({ kind, parts: all, folder, logs, app }, async () => {
    await app.close();
    await database.destroy();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
}
