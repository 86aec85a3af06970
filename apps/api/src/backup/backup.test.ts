import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actingFor, makeCaregiver, makeChild } from '../../test/caregivers.ts';
import { associate, makeDoctor } from '../../test/doctors.ts';
import { fillRecord } from '../../test/filled-record.ts';
import { freshPostgres, isTestedWhole, kinds, makeServer, type Person, type TestServer } from '../../test/server.ts';
import { findBrokenChains } from '../areas/audit/audit.repository.ts';
import { findActing, listGrants } from '../areas/caregivers/grants.repository.ts';
import { listAssociations } from '../areas/doctors/doctors.repository.ts';
import { deleteEndedShares, findActive } from '../areas/sharing/sharing.repository.ts';
import { readBlob } from '../blobs/blobs.repository.ts';
import { openInstallation } from '../blobs/identity.ts';
import { createKeys } from '../blobs/keys.ts';
import { openBlobs } from '../blobs/open.ts';
import { type Config, readConfig } from '../config.ts';
import type { DatabaseKind } from '../database/change.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { changes } from '../database/migrate.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const passphrase = 'quattro parole a caso';

let folder: string;
const undo: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-backup-'));
  return async () => {
    for (const step of undo.splice(0).reverse()) await step();
    rmSync(folder, { recursive: true, force: true });
  };
});

async function emptyInstallation(kind: DatabaseKind): Promise<Config> {
  const postgres = kind === 'postgres' ? await freshPostgres() : undefined;
  if (postgres) undo.push(postgres.drop);
  return readConfig({ DATA_DIR: join(folder, 'restored'), DATABASE_URL: postgres?.url });
}

async function openRestored(config: Config): Promise<Database> {
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} });
  undo.push(() => database.destroy());
  return database;
}

async function readRows(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}

describe.each(kinds)('a backup of a record on %s', (kind) => {
  let server: TestServer;
  let ada: Person;
  let gone: number;
  beforeAll(async () => {
    server = await makeServer(kind);
    ada = await server.person();
    await fillRecord(server, ada);
    gone = await addContact('Da Eliminare');
    await server.database.deleteFrom('contatti').where('id_contatto', '=', gone).execute();
  });
  afterAll(() => server.close());

  const addContact = async (name: string) => {
    const body = {
      id_contatto_tipologia: 10,
      contatto_nominativo: name,
      contatto_telefono: '+393331112222',
      id_livello_confidenzialita: 4,
    };
    const answer = await server.call('POST', '/api/salva/contattiemergenza/0', { token: ada.token, body });
    expect(answer.status).toBe(200);
    return answer.body.id_contatto as number;
  };

  const copy = (file = join(folder, 'copia.tar.age')) =>
    writeBackup({ config: server.parts.config, file, passphrase, clock: server.parts.clock, workFactor: 4 }).then(
      () => file,
    );

  const restore = (config: Config, file: string, words = passphrase) =>
    restoreBackup({ config, file, passphrase: words, clock: server.parts.clock });

  test.each(kinds)('is identical after a restore on %s, and IDs continue', async (other) => {
    const file = await copy();
    const place = await emptyInstallation(other);
    const restored = await restore(place, file);
    expect(restored.madeAt).toBe('2026-03-21T11:00:00.000Z');
    const database = await openRestored(place);
    const filled: string[] = [];
    for (const { name } of await database.introspection.getTables()) {
      const original = await readRows(server.database, name);
      if (original.length > 0) filled.push(name);
      if (!['sessions', 'installation'].includes(name)) expect(await readRows(database, name), name).toEqual(original);
    }
    expect(filled).toEqual(expect.arrayContaining(['anamnesi_log', 'audit', 'blobs', 'contatti', 'tbl_taccuinos']));
    const { taccuino_report_anteriore } = await database
      .selectFrom('tbl_taccuinos')
      .select('taccuino_report_anteriore')
      .executeTakeFirstOrThrow();
    const front = await readBlob(database, await openBlobs(place), taccuino_report_anteriore);
    const stored = await readBlob(server.database, server.parts.blobs, taccuino_report_anteriore);
    expect(front.equals(stored)).toBe(true);
    const next = { ...contact(ada.id_paziente, ada.id_utente), contatto_nominativo: 'Nuova' };
    const { id_contatto } = await database
      .insertInto('contatti')
      .values(next)
      .returning('id_contatto')
      .executeTakeFirstOrThrow();
    expect(id_contatto).toBe(gone + 1);
    expect(await readRows(database, 'sessions')).toEqual([]);
  });

  test('becomes a new installation, which the original store rejects', async () => {
    const file = await copy();
    const place = await emptyInstallation(kind);
    await restore(place, file);
    const database = await openRestored(place);
    await openInstallation(database, place, server.parts.clock);
    const original = { ...place, DATA_DIR: server.folder };
    await expect(openInstallation(database, original, server.parts.clock)).rejects.toThrow(
      'belongs to another database',
    );
    const other = { ...(await emptyInstallation(kind)), DATA_DIR: join(folder, 'second') };
    cpSync(join(server.folder, 'blobs'), join(other.DATA_DIR, 'blobs'), { recursive: true });
    await expect(restore(other, file)).rejects.toThrow('There are files in the blob store');
  });

  test('is consistent when made during writes', async () => {
    let writing = true;
    const before = [await addContact('Prima Della Copia')];
    const saved = [...before];
    const writer = (async () => {
      while (writing) saved.push(await addContact('Durante La Copia'));
    })();
    const file = await copy();
    writing = false;
    await writer;
    const place = await emptyInstallation(kind);
    await restore(place, file);
    const database = await openRestored(place);
    const ids = (await database.selectFrom('contatti').select('id_contatto').execute()).map((row) => row.id_contatto);
    expect(ids).toEqual(expect.arrayContaining(before));
    const audit = await database.selectFrom('audit').select('id_record').where('kind', '=', 'contact').execute();
    const told = audit.map(({ id_record }) => id_record);
    expect(ids).toEqual(expect.arrayContaining(told.filter((id) => saved.includes(id))));
  });

  test.each([
    ['a byte is another one', (file: string) => flipByte(file)],
    ['its end is missing', (file: string) => truncateSync(file, statSync(file).size - 4000)],
  ])('is rejected without changes when %s', async (_what, spoil) => {
    const file = await copy();
    spoil(file);
    const place = await emptyInstallation(kind);
    await expect(restore(place, file)).rejects.toThrow('damaged or incomplete');
    const left = readdirSync(join(place.DATA_DIR, 'blobs'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect(await readRows(await openRestored(place), 'utenti')).toEqual([]);
  });

  test('never overwrites existing data', async () => {
    const file = await copy();
    const place = await emptyInstallation(kind);
    await restore(place, file);
    await expect(restore(place, file)).rejects.toThrow('There are accounts');
    const other = { ...(await emptyInstallation(kind)), BLOB_KEY: Buffer.alloc(32, 7).toString('base64') };
    await expect(restore(other, file)).rejects.toThrow('another key');
  });

  test('never overwrites a directory of doctors that was entered before the first account', async () => {
    const file = await copy();
    const place = await emptyInstallation(kind);
    const database = await openRestored(place);
    const entry = { at: '2026-11-26T05:00:00.000Z', id_utente: 0, azione: 'medici-importati', id_oggetto: 0 } as const;
    await database.insertInto('registro_admin').values(entry).execute();
    await database.destroy();
    await expect(restore(place, file)).rejects.toThrow('has been administered');
  });

  test('of an older database can be made, restored and migrated', async () => {
    const older = readConfig({ DATA_DIR: join(folder, 'older') });
    const names = Object.keys(changes).sort().slice(0, 8);
    const known = Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)));
    const before = await openDatabase({ url: '', folder: older.DATA_DIR, onLost: () => {} }, known);
    await sql`insert into utenti (email, password_hash, demo, created_at)
      values ('ada@libretto.example', 'x', 0, '2026-03-21T11:00:00.000Z')`.execute(before);
    await before.destroy();
    await createKeys(older);
    const file = join(folder, 'vecchia.tar.age');
    await writeBackup({ config: older, file, passphrase, clock: server.parts.clock, workFactor: 4 });
    const place = await emptyInstallation(kind);
    expect((await restore(place, file)).links).toBe(0);
    const database = await openRestored(place);
    expect(await database.selectFrom('utenti').select('email').execute()).toEqual([{ email: 'ada@libretto.example' }]);
    expect(await readRows(database, 'condivisioni')).toEqual([]);
  });

  describe('of a record that others can open', () => {
    let carol: Person;
    let parent: Person;
    let child: Awaited<ReturnType<typeof makeChild>>;
    let id_cpp: number;
    let id_delega: number;
    beforeAll(async () => {
      [carol, parent] = [await server.person(), await server.person()];
      ({ id_cpp } = await makeDoctor(server));
      await associate(server, ada, id_cpp, { visibility: 3, tags: [1], eccezioni: [{ tipo: 'exam', id_record: 1 }] });
      id_delega = await makeCaregiver(server, ada, carol, { ambito: 'quotidiano' });
      child = await makeChild(server, parent);
      const draft = { token: carol.token, headers: actingFor(ada), body: { contenuto: { testo: 'di Ada' } } };
      expect((await server.call('PUT', '/api/bozze/taccuino.nuova', draft)).status).toBe(200);
    });

    const moment = () => ({ now: server.parts.clock(), day: '2026-03-21' });
    const readAccess = async (database: Database) => ({
      doctors: (await listAssociations(database, ada.id_paziente)).map((doctor) => doctor.id_cpp),
      tags: (await readRows(database, 'associated_doctors_tags')).length,
      exceptions: (await readRows(database, 'associated_doctors_exceptions')).length,
      caregiver: (await findActing(database, carol.id_utente, ada.id_paziente, moment()))?.scope,
      drafts: (await readRows(database, 'bozze_assistiti')).length,
      parent: (await findActing(database, parent.id_utente, child.id_paziente, moment()))?.scope,
    });

    test('ends the access of doctors and caregivers, revoked since or not, but of no parent', async () => {
      const file = await copy();
      const given = { doctors: [id_cpp], tags: 1, exceptions: 1, caregiver: 'daily', drafts: 1, parent: 'parent' };
      expect(await readAccess(server.database)).toEqual(given);
      const place = await emptyInstallation(kind);
      expect(await restore(place, file)).toMatchObject({ doctors: 1, caregivers: 1 });
      const database = await openRestored(place);
      const left = { doctors: [], tags: 0, exceptions: 1, caregiver: undefined, drafts: 0, parent: 'parent' };
      expect(await readAccess(database)).toEqual(left);
      const told = await database
        .selectFrom('audit')
        .select(['kind', 'id_record'])
        .where('id_paziente', '=', ada.id_paziente)
        .where('id_utente', '=', 0)
        .where('action', '=', 'deleted')
        .execute();
      expect(told).toEqual([
        { kind: 'doctor', id_record: id_cpp },
        { kind: 'caregiver', id_record: id_delega },
      ]);
      expect(await findBrokenChains(database)).toEqual([]);
      const [grant] = await listGrants(database, ada.id_paziente);
      expect(grant).toMatchObject({ stato: 'terminata', closed_at: '2026-03-21T11:00:00.000Z' });
    });

    test('keeps the access if nothing can have been revoked since', async () => {
      const place = await emptyInstallation(kind);
      const file = await copy();
      const options = { config: place, file, passphrase, clock: server.parts.clock, keepAccess: true };
      expect(await restoreBackup(options)).toMatchObject({ links: 0, doctors: 0, caregivers: 0 });
      const database = await openRestored(place);
      expect(await readAccess(database)).toEqual(await readAccess(server.database));
      expect(await readRows(database, 'audit')).toEqual(await readRows(server.database, 'audit'));
    });
  });

  // The file of a backup is the same.
  if (!isTestedWhole(kind)) return;

  test('cannot be read or restored with another passphrase', async () => {
    const file = await copy();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('Anna')).toBe(false);
    const place = await emptyInstallation(kind);
    await expect(restore(place, file, 'quattro parole sbagliate')).rejects.toThrow('The passphrase is wrong');
  });

  test('activates no share link, closed or not', async () => {
    const wanted = { etichetta: 'x', contenuti: ['fhir'], aree: ['allergies'], ore_di_validita: 24 };
    const make = async () => {
      const body = { ...wanted, id_livello_confidenzialita: 1 };
      const { collegamento, id_condivisione } = (
        await server.call('POST', '/api/condivisioni', { token: ada.token, body })
      ).body;
      const { url } = JSON.parse(Buffer.from(collegamento.split('#shlink:/')[1], 'base64url').toString());
      return { id_condivisione, code: url.split('/').at(-1) };
    };
    const [closed, open] = [await make(), await make()];
    const file = await copy();
    await server.call('DELETE', `/api/condivisioni/${closed.id_condivisione}`, { token: ada.token });
    const place = await emptyInstallation(kind);
    expect((await restore(place, file)).links).toBe(2);
    const database = await openRestored(place);
    const at = new Date(server.parts.clock()).toISOString();
    expect(await findActive(server.database, open.code, at)).toBeDefined();
    for (const { code } of [closed, open]) expect(await findActive(database, code, at)).toBeUndefined();
    const told = await database.selectFrom('audit').selectAll().where('action', '=', 'deleted').execute();
    expect(told.filter(({ kind, id_utente }) => kind === 'share' && id_utente === 0)).toHaveLength(2);
    expect(await findBrokenChains(database)).toEqual([]);
    await deleteEndedShares(database, await openBlobs(place), server.parts.clock());
    expect(await readRows(database, 'condivisioni_file')).toEqual([]);
  });

  test('fails without leftovers when a referenced file is missing', async () => {
    const blob = { blob_key: '0'.repeat(32), media_type: 'image/png', bytes: 1, digest: '0', created_at: '2026-03-21' };
    await server.database.insertInto('blobs').values(blob).execute();
    undo.push(() => server.database.deleteFrom('blobs').where('blob_key', '=', blob.blob_key).execute());
    await expect(copy()).rejects.toThrow('is missing');
    expect(readdirSync(folder)).toEqual([]);
  });
});

const contact = (id_paziente: number, author_id: number) => ({
  id_paziente,
  author_id,
  id_contatto_tipologia: 10 as const,
  contatto_telefono: '+393331112222',
  id_livello_confidenzialita: 4,
  created_at: '2026-03-21T11:00:00.000Z',
  updated_at: '2026-03-21T11:00:00.000Z',
});

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}
