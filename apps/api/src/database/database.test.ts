import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshPostgres, makeServer, onBothDatabases } from '../../test/server.ts';
import { grantedFeatures } from '../areas/permissions/permissions.repository.ts';
import { features } from '../policy/features.ts';
import { StartProblem } from '../start-problem.ts';
import type { Change } from './change.ts';
import { openDatabase } from './database.ts';
import { changes, migrate } from './migrate.ts';
import { openForMaintenance } from './open-for-maintenance.ts';
import { prepared } from './prepared.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

onBothDatabases('migrations', (kind) => {
  const addTable =
    (name: string): Change =>
    (schema) =>
      schema.schema.createTable(name).addColumn('a', 'integer').execute();
  const broken: Change = async (schema) => {
    await schema.schema.createTable('half').addColumn('a', 'integer').execute();
    await sql`insert into half (a) values (1)`.execute(schema);
    throw new Error('interrupted');
  };

  test('an interrupted migration leaves nothing behind and can be repeated', async () => {
    const server = await makeServer(kind);
    const more = (third: Change) => ({ ...changes, '9998-second': addTable('second'), '9999-third': third });
    await expect(migrate(server.database, kind, more(broken))).rejects.toThrow('interrupted');
    for (const name of ['half', 'second'])
      await expect(sql.raw(`select * from ${name}`).execute(server.database)).rejects.toThrow();
    await migrate(server.database, kind, more(addTable('half')));
    for (const name of ['half', 'second'])
      expect((await sql.raw(`select * from ${name}`).execute(server.database)).rows).toEqual([]);
    await server.close();
  });

  test('of a newer version stop servers and commands without changes', async () => {
    const server = await makeServer(kind);
    await migrate(server.database, kind, { ...changes, '9999-newest': addTable('newest') });
    const { DATABASE_URL: url, DATA_DIR } = server.parts.config;
    // The embedded database is already open; opening it again would only fail on the lock.
    const open = () =>
      kind === 'sqlite' ? migrate(server.database, kind) : openDatabase({ url, folder: '', onLost: () => {} });
    const openForCommand = () => openForMaintenance({ DATABASE_URL: url, DATA_DIR }, { write: false });
    for (const refused of [open, openForCommand]) {
      await expect(refused()).rejects.toThrow(StartProblem);
      await expect(refused()).rejects.toThrow('its schema has 9999-newest');
    }
    await server.close();
  });

  test('a second start changes nothing and keeps the data', async () => {
    const server = await makeServer(kind);
    await server.person();
    await migrate(server.database, kind);
    expect(await server.database.selectFrom('utenti').selectAll().execute()).toHaveLength(1);
    await server.close();
  });

  test('a failed transaction is rolled back', async () => {
    const server = await makeServer(kind);
    const { id_utente } = await server.person(['admin']);
    const failing = server.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('utenti_ruoli').execute();
      await transaction
        .insertInto('pazienti')
        .values({} as never)
        .execute();
    });
    await expect(failing).rejects.toThrow();
    expect(await server.database.selectFrom('utenti_ruoli').select('id_utente').execute()).toEqual([{ id_utente }]);
    await server.close();
  });

  test('foreign keys are enforced', async () => {
    const server = await makeServer(kind);
    const row = { blob: 'none' };
    const person = await server.person();
    const entry = {
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      taccuino_2d_drawn: 1 as const,
      taccuino_data: '2026-01-01',
      taccuino_descrizione: '',
      taccuino_report_anteriore: row.blob,
      taccuino_report_posteriore: row.blob,
      id_livello_confidenzialita: 1,
      created_at: '',
      updated_at: '',
    };
    await expect(server.database.insertInto('tbl_taccuinos').values(entry).execute()).rejects.toThrow();
    await server.close();
  });
});

test('concurrent servers migrate once', async () => {
  const { url, drop } = await freshPostgres();
  const open = () => openDatabase({ url, folder: '', onLost: () => {} });
  const databases = await Promise.all([open(), open(), open(), open()]);
  for (const database of databases) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(changes).sort());
    // The statement timeout is in force again.
    const limit = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
    expect(limit.rows).toEqual([{ statement_timeout: '15s' }]);
    await database.destroy();
  }
  await drop();
});

describe('the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const open = () => openDatabase({ url: '', folder, onLost: () => {} });

  test('syncs each commit and keeps foreign keys', async () => {
    const database = await open();
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await database.destroy();
  });

  test('is accessible only to its owner, even in a shared folder with readable files', async () => {
    chmodSync(folder, 0o755);
    const files = ['libretto.sqlite', 'libretto.sqlite-wal', 'lock.sqlite', 'lock.owner'];
    for (const name of ['libretto.sqlite', 'lock.sqlite', 'lock.owner']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    const umask = process.umask(0);
    const database = await open();
    process.umask(umask);
    for (const name of [...files, 'libretto.sqlite-shm'])
      expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600');
    await database.destroy();
  });

  test('belongs to one server at a time and is released on close', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow(
      `The data folder ${folder} is in use by another Libretto server (process ${process.pid}).`,
    );
    await database.destroy();
    await (await open()).destroy();
  });

  test('releases the lock after a failed open', async () => {
    const other = new DatabaseSync(join(folder, 'libretto.sqlite'));
    other.exec('create table utenti (a)');
    other.close();
    await expect(open()).rejects.toThrow('utenti');
    rmSync(join(folder, 'libretto.sqlite'));
    await (await open()).destroy();
  });
});

test('people keep their features when licences are introduced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-database-'));
  const database = new Kysely<Tables>({ dialect: openSqlite(folder) });
  const before = Object.fromEntries(Object.entries(changes).filter(([name]) => name < '0020'));
  await migrate(database, 'sqlite', before);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const utenti = names.map((name) => ({ email: `${name}@libretto.example`, password_hash: '', created_at: '2026' }));
  await database.insertInto('utenti').values(utenti).execute();
  const free = features.filter((name) => name !== 'admin' && !name.endsWith('taccuino'));
  const could = [free, features.filter((name) => name !== 'admin'), [...features], ['admin', 'calcolatrice'], []];
  for (const [index, some] of could.entries()) {
    for (const feature of some)
      await sql`insert into features (id_utente, feature) values (${index + 1}, ${feature})`.execute(database);
  }
  await migrate(database, 'sqlite');
  for (const [index, some] of could.entries())
    expect([...(await grantedFeatures(database, index + 1, Date.now()))].sort()).toEqual([...some].sort());
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

test('previously deleted contacts get the date of their last change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-database-'));
  const database = new Kysely<Tables>({ dialect: openSqlite(folder) });
  await migrate(database, 'sqlite', Object.fromEntries(Object.entries(changes).filter(([name]) => name < '0039')));
  await sql`insert into utenti (email, password_hash, created_at) values ('a@libretto.example', '', '2026')`.execute(
    database,
  );
  await sql`insert into pazienti (id_utente, paziente_nome, paziente_cognome, paziente_sesso, id_update, updated_at)
    values (1, 'Ada', 'Rossi', 'female', 1, '2026')`.execute(database);
  const rows = [
    [10, 10, '2026-03-01T10:00:00.000Z'],
    [-1, 0, '2026-03-02T10:00:00.000Z'],
    [-1, 10, '2026-03-03T10:00:00.000Z'],
  ];
  for (const [type, first, at] of rows)
    await sql`insert into contatti (id_paziente, author_id, id_contatto_tipologia, tipologia_originale,
        contatto_nominativo, contatto_telefono, id_livello_confidenzialita, created_at, updated_at)
      values (1, 1, ${type}, ${first}, 'Zia', '051', 6, '2026-02-01T10:00:00.000Z', ${at})`.execute(database);
  await migrate(database, 'sqlite');
  const contacts = database
    .selectFrom('contatti')
    .select(['id_contatto_tipologia', 'deleted_at'])
    .orderBy('id_contatto');
  expect(await contacts.execute()).toEqual([
    { id_contatto_tipologia: 10, deleted_at: null },
    { id_contatto_tipologia: 0, deleted_at: '2026-03-02T10:00:00.000Z' },
    { id_contatto_tipologia: 10, deleted_at: '2026-03-03T10:00:00.000Z' },
  ]);
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

onBothDatabases('a prepared query', (kind) => {
  test('runs with the values of each call', async () => {
    const server = await makeServer(kind);
    const [a, b] = [await server.person(), await server.person()];
    const find = prepared({ id: -1, email: '?' }, (database, { id, email }) =>
      database
        .selectFrom('utenti')
        .select('email')
        .where('id_utente', '=', id)
        .where('email', '=', email)
        .where('demo', '=', 0),
    );
    for (const { id_utente: id, email } of [a, b, a])
      expect(await find(server.database, { id, email })).toEqual([{ email }]);
    expect(await find(server.database, { id: a.id_utente, email: b.email })).toEqual([]);
    await server.close();
  });

  test('rejects an unused value', async () => {
    const server = await makeServer(kind);
    const find = prepared({ id: -1 }, (database) => database.selectFrom('utenti').select('email'));
    await expect(find(server.database, { id: 1 })).rejects.toThrow('does not use id');
    await server.close();
  });
});
