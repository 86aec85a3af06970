import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadArchive, type Entries, pack, restore, rowsIn, setRows, unpack } from '../../test/archives.ts';
import { actingFor, makeCaregiver } from '../../test/caregivers.ts';
import { associate, makeDoctor } from '../../test/doctors.ts';
import { fillRecord } from '../../test/filled-record.ts';
import { kinds, makeServer, type Person, type TestServer } from '../../test/server.ts';
import type { DatabaseKind } from '../database/change.ts';
import { seedDemo } from '../demo/demo.ts';
import { erasure } from '../erasure/erasure.ts';
import { recordTables } from '../kinds.ts';
import { recordOrder, tableColumns } from '../record-tables.ts';
import { firstTables } from './first-tables.ts';
import { otherTables } from './plan.ts';

let source: TestServer;
/** On PostgreSQL, because records move from one database to the other; in a run on SQLite only, a second one on SQLite. */
let target: TestServer;
const getServer = (kind: DatabaseKind) => (kind === 'sqlite' ? source : target);

beforeAll(async () => {
  const settings = { DEMO: 'true' };
  [source, target] = await Promise.all([
    makeServer('sqlite', { settings }),
    makeServer(kinds.at(-1) ?? 'sqlite', { settings }),
  ]);
  await seedDemo({ ...source.parts, timeZone: 'Europe/Rome' });
  for (const table of ['care_providers', 'centri_indagini'] as const) {
    const rows = await source.database.selectFrom(table).selectAll().execute();
    const others = rows.map((row) => ({
      ...row,
      ...('id_cpp' in row ? { id_utente: null, id_cpp: row.id_cpp + 100 } : {}),
    }));
    await target.database.deleteFrom(table).execute();
    await target.database.insertInto(table).values(others).execute();
  }
});
afterAll(() => Promise.all([source.close(), target.close()]));

async function demoPatient(server: TestServer): Promise<Person> {
  const found = await server.database
    .selectFrom('utenti')
    .innerJoin('pazienti', 'pazienti.id_utente', 'utenti.id_utente')
    .select(['utenti.id_utente', 'id_paziente', 'email'])
    .where('email', '=', 'paziente@libretto.example')
    .executeTakeFirstOrThrow();
  return { ...found, token: await server.session(found.id_utente) };
}

const numbered =
  /^(id_(paziente|utente|autore|update|contatto|taccuino|diagnosi|indagine|file|visita|rilevazione|terapie|vaccinazione|reazione|anamnesi_log|gravidanza|score|prescrittore|centro_indagine)|author_id|linkid|blob_key|taccuino_report_\w+)$/;

async function readContent(server: TestServer, person: Person): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of recordOrder) {
    const rule = erasure[table];
    if (typeof rule !== 'function') throw new Error(`There is no owner condition for ${table}.`);
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${rule(person)}`.execute(server.database);
    const told = rows.map((row) => Object.entries(row).filter(([name]) => !numbered.test(name)));
    found[table] = told.map((row) => JSON.stringify(row.sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
  }
  return found;
}

/** Returns the rows of an archive with every ID replaced by its rank, so that two archives of one record are equal. */
function rankIds(entries: Entries): string {
  const ranks = new Map<string, Map<number, number>>();
  for (const table of recordOrder) {
    const key = tableColumns(table).find(([, column]) => column.is === 'key')?.[0];
    if (key) ranks.set(table, new Map(rowsIn(entries, table).map((row, index) => [row[key], index])));
  }
  const lines = recordOrder.flatMap((table) =>
    rowsIn(entries, table)
      .map((row) => {
        for (const [field, column] of tableColumns(table)) {
          if (column.is === 'key') row[field] = ranks.get(table)?.get(row[field]);
          if (column.is === 'reference' && row[field] !== null) row[field] = ranks.get(column.to)?.get(row[field]);
          if (column.is === 'blob')
            row[field] = createHash('sha256')
              .update(entries.get(row[field]) ?? '')
              .digest('hex');
        }
        return `${table} ${JSON.stringify(row)}`;
      })
      .sort(),
  );
  return lines.join('\n');
}

test.each(kinds)('every column of every table on %s is handled', async (kind) => {
  const tables = await getServer(kind).database.introspection.getTables();
  for (const { name, columns } of tables.filter(({ name }) => !name.startsWith('kysely'))) {
    const told = { ...recordTables, ...otherTables }[name as keyof typeof recordTables | keyof typeof otherTables];
    if (typeof told === 'string') continue;
    expect([name, Object.keys(told).sort()]).toEqual([name, columns.map((column) => column.name).sort()]);
  }
});

async function copyRecord(
  source: TestServer,
  patient: Person,
  target: TestServer,
  minContents: number,
): Promise<Person> {
  const archive = await downloadArchive(source, patient);
  const newPerson = await target.person();
  const answer = await restore(target, newPerson, archive);
  const entries = await unpack(archive);
  const contents = [...entries.keys()].filter((name) => name.startsWith('files/')).length;
  const rows = recordOrder.reduce((sum, table) => sum + rowsIn(entries, table).length, 0);
  expect([answer.status, answer.body]).toEqual([
    200,
    { voci: rows, file: contents, adattate: 0, creato_il: '2026-03-21T11:00:00.000Z' },
  ]);
  expect(contents).toBeGreaterThanOrEqual(minContents);
  expect(await readContent(target, newPerson)).toEqual(await readContent(source, patient));
  expect(rankIds(await unpack(await downloadArchive(target, newPerson)))).toBe(rankIds(entries));
  return newPerson;
}

// Every one of the many files is synced to the disk.
describe('the demo record', { timeout: 60_000 }, () => {
  let there: Person;

  test(`is unchanged after a restore on another server with ${kinds.at(-1)}`, async () => {
    there = await copyRecord(source, await demoPatient(source), target, 20);
  });

  test('is unchanged after a restore back on SQLite', async () => {
    await copyRecord(target, there, source, 20);
  });
});

test.each(kinds)('a record of every kind is unchanged after a restore on %s', async (kind) => {
  const ada = await getServer(kind).person();
  await fillRecord(getServer(kind), ada);
  await copyRecord(getServer(kind), ada, getServer(kind), 6);
});

test.each(kinds)('the reason for overriding an allergy is archived and restored on %s', async (kind) => {
  const server = getServer(kind);
  const ada = await server.person();
  const post = (path: string, body: object) => server.call('POST', `/api/${path}`, { token: ada.token, body });
  await post('salva/diagnosi/0', {
    tipo_diagnosi: 'Allergia',
    diagnosi_stato: '0',
    diagnosi_patologia: 'Allergia alle penicilline',
    diagnosiDetails: { careprovider: 'Vera Rossi' },
  });
  const motivo = 'Provata in ospedale: nessuna reazione.';
  const { status } = await post('farmaci', {
    id_terapie: 0,
    status: 'add',
    id_farmaco_codifa: 'farm-augmentin',
    tipo_terapia: 1,
    quantita_farmaceutica: '1',
    frequenza_farmaceutica: 'Ogni giorno',
    data_inizio: '2026-01-01',
    prescrittore: 'Vera Rossi',
    accetta_interazioni: true,
    motivo_accettazione: motivo,
  });
  expect(status).toBe(200);
  const copy = await copyRecord(server, ada, server, 0);
  const { body } = await server.call('GET', `/api/getFarmaci/${copy.id_paziente}/1`, { token: copy.token });
  expect(body[0].interazioni_accettate.motivo).toBe(motivo);
});

test('restores an archive without score inputs', async () => {
  const server = source;
  const entries = await unpack(await downloadArchive(server, await demoPatient(server)));
  const older = rowsIn(entries, 'scores').map(({ risposte: _, ...row }) => row);
  expect(older.length).toBeGreaterThan(0);
  setRows(entries, 'scores', older);
  const newPerson = await server.person();
  expect((await restore(server, newPerson, await pack(entries))).status).toBe(200);
  const rows = await server.database
    .selectFrom('scores')
    .select(['valore_score', 'risposte'])
    .where('id_paziente', '=', newPerson.id_paziente)
    .execute();
  expect(rows.map(({ valore_score }) => valore_score).sort()).toEqual(older.map((row) => row.valore_score).sort());
  expect(rows.every(({ risposte }) => risposte === null)).toBe(true);
});

test.each(kinds)('restores no access that was revoked since on %s', async (kind) => {
  const server = getServer(kind);
  const [owner, caregiver] = [await server.person(), await server.person()];
  const { id_cpp } = await makeDoctor(server);
  await associate(server, owner, id_cpp);
  const id_delega = await makeCaregiver(server, owner, caregiver);
  const archive = await downloadArchive(server, owner);
  const entries = await unpack(archive);
  expect(String(entries.get('altro/deleghe.ndjson'))).toContain(caregiver.email);
  await server.call('DELETE', `/api/deleghe/${id_delega}`, { token: owner.token });
  await server.database.deleteFrom('associated_doctors').where('id_paziente', '=', owner.id_paziente).execute();

  const status = async () =>
    (
      await server.call('GET', `/api/patient/${owner.id_paziente}`, {
        token: caregiver.token,
        headers: actingFor(owner),
      })
    ).status;
  expect([(await restore(server, owner, archive)).status, await status()]).toEqual([200, 404]);
  const doctors = await server.call('GET', `/api/getAscDoctors/${owner.id_utente}`, { token: owner.token });
  expect(doctors.body.data).toEqual([]);
  const grants = await server.call('GET', '/api/deleghe', { token: owner.token });
  expect(grants.body.data.map(({ stato }: { stato: string }) => stato)).toEqual(['revocata']);
});

test('restores an archive in which deleted contacts have no date', async () => {
  const server = source;
  const entries = await unpack(await downloadArchive(server, await demoPatient(server)));
  const [first, ...others] = rowsIn(entries, 'contatti').map(({ deleted_at: _, ...row }) => ({
    ...row,
    tipologia_originale: row.id_contatto_tipologia,
  }));
  const gone = { ...first, id_contatto_tipologia: -1 };
  setRows(entries, 'contatti', [gone, ...others]);
  const newPerson = await server.person();
  expect((await restore(server, newPerson, await pack(entries))).status).toBe(200);
  const rows = await server.database
    .selectFrom('contatti')
    .select(['id_contatto_tipologia as type', 'deleted_at'])
    .where('id_paziente', '=', newPerson.id_paziente)
    .execute();
  expect(rows.filter(({ deleted_at }) => deleted_at !== null)).toEqual([
    { type: gone.tipologia_originale, deleted_at: first?.updated_at },
  ]);
  expect(rows.map(({ type }) => type).sort()).toEqual([first, ...others].map((row) => row?.tipologia_originale).sort());
});

const laterColumns: readonly [table: string, columns: readonly (readonly [name: string, before: string])[]][] = [
  [
    'tbl_taccuinos',
    [
      ['taccuino_intensita', 'taccuino_report_anteriore'],
      ['taccuino_andamento', 'taccuino_report_anteriore'],
      ['taccuino_momento', 'taccuino_report_anteriore'],
      ['specialita', 'deleted_at'],
    ],
  ],
  [
    'visite',
    [
      ['id_livello_confidenzialita', 'deleted_at'],
      ['specialita', 'deleted_at'],
    ],
  ],
  [
    'indagini',
    [
      ['indagine_ora', 'id_diagn_investigations'],
      ['specialita', 'deleted_at'],
    ],
  ],
  ['diagnosi', [['specialita', 'deleted_at']]],
  [
    'tbl_terapie',
    [
      ['farmaco_atc', 'tipo_terapia'],
      ['specialita', 'deleted_at'],
    ],
  ],
  ['tbl_vaccinaziones', [['specialita', 'deleted_at']]],
  ['files', [['specialita', 'kardia_note']]],
  ['tbl_parametri_vitalis', [['id_livello_confidenzialita', 'deleted_at']]],
  ['tbl_gravidanze', [['id_livello_confidenzialita', 'deleted_at']]],
  ['reazioni_avverse', [['id_livello_confidenzialita', 'deleted_at']]],
  ['anamnesi_log', [['id_livello_confidenzialita', 'created_at']]],
];

/** Fills the columns that these archives lack, each before another one. */
function addLaterColumns(entries: Awaited<ReturnType<typeof unpack>>): void {
  for (const [table, later] of laterColumns) {
    const before = rowsIn(entries, table);
    for (const [name] of later) expect(before[0]).not.toHaveProperty(name);
    const fill = (row: object) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => [
          ...later.filter(([, next]) => next === name).map(([added]) => [added, null]),
          [name, value],
        ]),
      );
    setRows(entries, table, before.map(fill));
  }
}

/** Made by the release of November 2026: a record of every kind, a deleted contact and a deleted visit. */
const golden = readFileSync(new URL('../../test/golden/archive-2026-11.zip', import.meta.url));

test.each(kinds)('restores an archive of an older release on %s', async (kind) => {
  const server = getServer(kind);
  const newPerson = await server.person();
  const before = await unpack(golden);
  const { status, body } = await restore(server, newPerson, golden);
  const { righe } = JSON.parse(String(before.get('manifest.json')));
  const rows = Object.values<number>(righe).reduce((sum, count) => sum + count, 0);
  expect([status, body]).toEqual([200, { voci: rows, file: 9, adattate: 0, creato_il: '2026-03-21T11:00:00.000Z' }]);

  const after = await unpack(await downloadArchive(server, newPerson));
  // The older release marks a deleted contact by its type -1.
  const contacts = rowsIn(before, 'contatti').map(({ tipologia_originale: type, created_at, updated_at, ...row }) => {
    const deleted_at = row.id_contatto_tipologia === -1 ? updated_at : null;
    return { ...row, id_contatto_tipologia: type, deleted_at, created_at, updated_at };
  });
  expect(contacts.filter(({ deleted_at }) => deleted_at !== null)).toHaveLength(1);
  setRows(before, 'contatti', contacts);
  addLaterColumns(before);
  expect(rankIds(after)).toBe(rankIds(before));
});

/** Made at the end of November 2026, with rows in every table and deleted ones of many kinds. */
const goldenWhole = readFileSync(new URL('../../test/golden/archive-2026-11-whole.zip', import.meta.url));

test.each(kinds)('restores an archive with rows in every table on %s', async (kind) => {
  const server = getServer(kind);
  const newPerson = await server.person();
  const before = await unpack(goldenWhole);
  const { righe } = JSON.parse(String(before.get('manifest.json')));
  expect(Object.keys(righe).sort()).toEqual([...firstTables].sort());
  expect(Object.values<number>(righe).filter((count) => count === 0)).toEqual([]);
  const { status, body } = await restore(server, newPerson, goldenWhole);
  const rows = Object.values<number>(righe).reduce((sum, count) => sum + count, 0);
  expect([status, body]).toEqual([200, { voci: rows, file: 7, adattate: 0, creato_il: '2026-03-21T11:00:00.000Z' }]);
  addLaterColumns(before);
  expect(rankIds(await unpack(await downloadArchive(server, newPerson)))).toBe(rankIds(before));
});
