import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadArchive, restore } from '../../test/archives.ts';
import { fillRecord } from '../../test/filled-record.ts';
import { operations } from '../../test/operations.ts';
import { makers } from '../../test/own-records.ts';
import {
  type Answer,
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
} from '../../test/server.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { changes } from '../database/migrate.ts';
import { recordTables } from '../kinds.ts';
import { runMaintenance } from '../maintenance.ts';
import { readUsage } from './quota.ts';

const kilobyte = 1000;
const part = 512 * 1024;

const helpers = (server: TestServer) => {
  const readSpace = async ({ token }: Person) => (await server.call('GET', '/api/spazio', { token })).body;
  const post = (person: Person, path: string, body: object) =>
    server.call('POST', `/api/${path}`, { token: person.token, body });
  const file = (person: Person, bytes: number) =>
    post(person, 'files', {
      file: `data:text/plain;base64,${Buffer.alloc(bytes, 'Referto. ').toString('base64')}`,
      file_nome: 'Referto.txt',
      file_type: 'text/plain',
      type: 'documento',
      data_rilievo: today,
      id_livello_confidenzialita: 1,
    });
  const draft = (person: Person, modulo: string, characters: number) =>
    server.call('PUT', `/api/bozze/${modulo}`, {
      token: person.token,
      body: { contenuto: { testo: 'x'.repeat(characters) } },
    });
  const link = (person: Person, name = 'Sito') =>
    post(person, 'linkPersonale', { name, link: 'https://www.example.org/', descrizione: 'Di prova' });
  return { readSpace, post, file, draft, link };
};

const refused = ({ status, body }: Answer) => [status, body.code];
const exceeded = [409, 'quota-exceeded'];

onBothDatabases('the quota of an account', (kind) => {
  let server: TestServer;
  let help: ReturnType<typeof helpers>;
  beforeAll(async () => {
    server = await makeServer(kind, { settings: { QUOTA_BYTES: '3MB', QUOTA_RECORDS: '200' } });
    help = helpers(server);
  });
  afterAll(() => server.close());

  async function computeUsage({ id_paziente, id_utente }: Person) {
    let records = 0;
    for (const [table, columns] of Object.entries(recordTables)) {
      if (!('id_paziente' in columns) || table === 'pazienti') continue;
      const { rows } = await sql<{ n: number | string }>`
        select count(*) as n from ${sql.table(table)} where id_paziente = ${id_paziente}`.execute(server.database);
      records += Number(rows[0]?.n);
    }
    const drafts = await server.database
      .selectFrom('bozze')
      .select('contenuto')
      .where('id_utente', '=', id_utente)
      .execute();
    const keys = (column: string, from: string) =>
      sql<{ key: string }>`select ${sql.raw(column)} as key from ${sql.raw(from)} where id_paziente = ${id_paziente}`
        .execute(server.database)
        .then(({ rows }) => rows.map(({ key }) => key));
    const held = [
      ...(await keys('blob_key', 'files')),
      ...(await keys('taccuino_report_anteriore', 'tbl_taccuinos')),
      ...(await keys('taccuino_report_posteriore', 'tbl_taccuinos')),
      ...(await keys('blob_key', 'condivisioni_file join condivisioni using (id_condivisione)')),
      ...(await keys('blob_key', 'upload_parts join uploads using (id_caricamento)')),
    ];
    const blobs = await server.database.selectFrom('blobs').select(['blob_key', 'bytes']).execute();
    const bytes = blobs.filter(({ blob_key }) => held.includes(blob_key)).reduce((sum, blob) => sum + blob.bytes, 0);
    return {
      bytes: bytes + drafts.reduce((sum, { contenuto }) => sum + Buffer.byteLength(contenuto), 0),
      records: records + drafts.length,
    };
  }

  test('counts every kind of record, and not those of others', async () => {
    const person = await server.person();
    const other = await server.person();
    expect(await help.readSpace(person)).toEqual({
      byte_usati: 0,
      byte_massimi: 3 * kilobyte * kilobyte,
      record_usati: 0,
      record_massimi: 200,
    });
    await fillRecord(server, person);
    await help.draft(person, 'taccuino.nuova', 1000);
    await help.draft(person, 'taccuino.nuova', 5000);
    await help.draft(person, 'visite.nuova', 10);
    await help.post(person, 'condivisioni', {
      etichetta: 'Per il medico',
      contenuti: ['fhir'],
      aree: ['allergies'],
      id_livello_confidenzialita: 1,
      ore_di_validita: 1,
    });
    const { bytes, records } = await computeUsage(person);
    const space = await help.readSpace(person);
    expect([space.byte_usati, space.record_usati]).toEqual([bytes, records]);
    expect(records).toBeGreaterThan(30);
    expect(await help.readSpace(other)).toMatchObject({ byte_usati: 0, record_usati: 0 });
  });

  test('counts inserted and deleted rows of each record table', async () => {
    const counted = await sql<{ name: string }>`${
      kind === 'sqlite'
        ? sql`select distinct tbl_name as name from sqlite_master where type = 'trigger' and name like 'spazio_%'`
        : sql`select distinct event_object_table as name from information_schema.triggers
              where trigger_name like 'spazio_%'`
    }`.execute(server.database);
    const expected = Object.entries(recordTables)
      .filter(([table, columns]) => 'id_paziente' in columns && table !== 'pazienti')
      .map(([table]) => table);
    // Drafts of caregivers and proposals of doctors take up space of the record that they concern.
    const others = ['blobs', 'bozze', 'bozze_assistiti', 'proposte', 'uploads'];
    expect(counted.rows.map(({ name }) => name).sort()).toEqual([...expected, ...others].sort());
  });

  test('counts records in the trash, but not deleted drafts and links', async () => {
    const person = await server.person();
    const { body: made } = await help.file(person, 1000);
    await help.draft(person, 'taccuino.nuova', 500);
    const before = await help.readSpace(person);
    await server.call('DELETE', `/api/files/${made.id_file}`, { token: person.token });
    expect(await help.readSpace(person)).toEqual(before);
    await server.call('DELETE', '/api/bozze/taccuino.nuova', { token: person.token });
    expect(await help.readSpace(person)).toMatchObject({ byte_usati: 1000, record_usati: 1 });
  });

  test('rejects files, drawings, drafts, links and uploads without leftovers when exhausted', async () => {
    const person = await server.person();
    expect((await help.file(person, 3 * kilobyte * kilobyte - 100)).status).toBe(200);
    const full = await help.readSpace(person);
    expect(refused(await help.file(person, 101))).toEqual(exceeded);
    expect(refused(await help.draft(person, 'taccuino.nuova', 101))).toEqual(exceeded);
    expect(refused(await help.post(person, 'caricamenti', { dimensione: 101 }))).toEqual(exceeded);
    const [any] = operations;
    if (any === undefined) throw new Error('The contract has no operation.');
    expect(await makers.notebook(server, person, any)).toBeUndefined();
    expect(await makers.share(server, person, any)).toBeUndefined();
    expect(await help.readSpace(person)).toEqual(full);
    expect((await help.file(person, 100)).status).toBe(200);
    expect((await help.link(person)).status).toBe(200);
  });

  test('reserves the size of an upload once', async () => {
    const person = await server.person();
    const whole = Buffer.alloc(2 * part + 5, 'Referto. ');
    const { body: upload } = await help.post(person, 'caricamenti', { dimensione: whole.length });
    expect((await help.readSpace(person)).byte_usati).toBe(whole.length);
    expect(refused(await help.post(person, 'caricamenti', { dimensione: 2 * kilobyte * kilobyte }))).toEqual(exceeded);
    await help.file(person, 3 * kilobyte * kilobyte - whole.length);
    for (let offset = 0; offset < whole.length; offset += part) {
      const contenuto = whole.subarray(offset, offset + part).toString('base64');
      const path = `/api/caricamenti/${upload.id_caricamento}`;
      const sent = await server.call('PUT', path, { token: person.token, body: { offset, contenuto } });
      expect(sent.status).toBe(200);
      expect((await help.readSpace(person)).byte_usati).toBe(3 * kilobyte * kilobyte);
    }
    const made = await help.post(person, 'files', {
      id_caricamento: upload.id_caricamento,
      file_nome: 'Lungo.txt',
      file_type: 'text/plain',
      type: 'documento',
      data_rilievo: today,
      id_livello_confidenzialita: 1,
    });
    expect(made.status).toBe(200);
    expect((await help.readSpace(person)).byte_usati).toBe(3 * kilobyte * kilobyte);
  });

  test('is released when an upload expires', async () => {
    const person = await server.person();
    await help.post(person, 'caricamenti', { dimensione: 1000 });
    const log = { info() {}, warn() {}, error: (problem: unknown) => expect(problem).toBeUndefined() } as never;
    await runMaintenance({ ...server.parts, clock: () => noon + 25 * 3_600_000, log });
    person.token = await server.session(person.id_utente);
    expect((await help.readSpace(person)).byte_usati).toBe(0);
  });

  test('is enforced for concurrent requests', async () => {
    const person = await server.person();
    const sizes = Array.from({ length: 8 }, () => kilobyte * kilobyte - 1);
    const answers = await Promise.all(sizes.map((size) => help.file(person, size)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect((await help.readSpace(person)).byte_usati).toBe(3 * (kilobyte * kilobyte - 1));
  });

  test('leaves no counter after the account is erased', async () => {
    const person = await server.person();
    await fillRecord(server, person);
    const body = { password: 'Libretto-Demo-2026!' };
    const path = `/api/destroyUser/${person.id_utente}`;
    expect((await server.call('PUT', path, { token: person.token, body })).status).toBe(200);
    const left = await server.database
      .selectFrom('spazio')
      .select('bytes')
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    expect(left).toEqual([]);
  });
});

onBothDatabases('a limit on records', (kind) => {
  let server: TestServer;
  let help: ReturnType<typeof helpers>;
  beforeAll(async () => {
    server = await makeServer(kind, { settings: { QUOTA_RECORDS: '3' } });
    help = helpers(server);
  });
  afterAll(() => server.close());

  test('prevents adding but not changing and deleting', async () => {
    const person = await server.person();
    const made = [await help.link(person), await help.link(person), await help.draft(person, 'taccuino.nuova', 1)];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refused(await help.link(person))).toEqual(exceeded);
    expect(refused(await help.draft(person, 'visite.nuova', 1))).toEqual(exceeded);
    expect((await help.draft(person, 'taccuino.nuova', 9)).status).toBe(200);
    await server.call('DELETE', '/api/bozze/taccuino.nuova', { token: person.token });
    expect((await help.link(person)).status).toBe(200);
  });

  test('allows changes after the limit was lowered', async () => {
    const person = await server.person();
    const { linkid } = (await help.link(person)).body;
    await server.database
      .updateTable('spazio')
      .set({ records: 10 })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    const body = { linkid, name: 'Altro', link: 'https://www.example.org/', descrizione: 'Di prova' };
    expect((await help.post(person, 'linkPersonale', body)).status).toBe(200);
    expect(refused(await help.link(person))).toEqual(exceeded);
  });

  test('rejects a larger archive completely', async () => {
    const full = await makeServer(kind);
    const author = await full.person();
    for (let i = 0; i < 4; i++) await helpers(full).link(author, `Sito ${i}`);
    const archive = await downloadArchive(full, author);
    await full.close();
    const person = await server.person();
    expect(refused(await restore(server, person, archive))).toEqual(exceeded);
    expect((await help.readSpace(person)).record_usati).toBe(0);
  });
});

test.each([
  ['2GB', 2_000_000_000],
  ['500 mb', 500_000_000],
  ['1048576', 1048576],
])('QUOTA_BYTES=%s are %i bytes', (QUOTA_BYTES, bytes) => {
  expect(readConfig({ QUOTA_BYTES }).QUOTA_BYTES).toBe(bytes);
});

test.each(['0', '-1', '1.5GB', 'molto', '99999999999999TB'])('QUOTA_BYTES=%s is refused', (QUOTA_BYTES) => {
  expect(() => readConfig({ QUOTA_BYTES })).toThrow('QUOTA_BYTES');
});

test('the migration counts existing records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-test-'));
  const place = { url: '', folder, onLost: () => {} };
  const earlier = Object.fromEntries(Object.entries(changes).filter(([name]) => name < '0033'));
  const old = await openDatabase(place, earlier);
  await sql`insert into utenti (id_utente, email, password_hash, created_at) values (7, 'a@b.it', 'x', '')`.execute(
    old,
  );
  await sql`insert into pazienti (id_paziente, id_utente, paziente_nome, paziente_cognome, paziente_sesso, id_update,
    updated_at) values (3, 7, 'Ada', 'Prova', 'female', 7, '')`.execute(old);
  for (const key of ['fronte', 'retro', 'orfano'])
    await sql`insert into blobs (blob_key, media_type, bytes, digest, created_at) values (${key}, '', 100, '', '')`.execute(
      old,
    );
  await sql`insert into tbl_taccuinos (id_paziente, author_id, taccuino_2d_drawn, taccuino_data, taccuino_descrizione,
    taccuino_report_anteriore, taccuino_report_posteriore, id_livello_confidenzialita, created_at, updated_at)
    values (3, 7, 1, '2026-03-01', '', 'fronte', 'retro', 1, '', '')`.execute(old);
  await sql`insert into bozze (id_utente, modulo, contenuto, aggiornata_il) values (7, 'a', '"è"', '')`.execute(old);
  await sql`insert into uploads (id_paziente, id_utente, size, received, created_at, expires_at)
    values (3, 7, 50, 20, '', '')`.execute(old);
  await old.destroy();
  const database = await openDatabase(place);
  expect(await readUsage(database, 3)).toEqual({ bytes: 200 + 4 + 30, records: 2 });
  await database.destroy();
  rmSync(folder, { recursive: true });
});
