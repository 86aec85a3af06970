import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  declareSmaller,
  downloadArchive,
  type Entries,
  pack,
  renameEntry,
  restore,
  rowsIn,
  sendArchive,
  setRows,
  unpack,
} from '../../test/archives.ts';
import { associate, makeDoctor } from '../../test/doctors.ts';
import { makeServer, type Person, type TestServer, today } from '../../test/server.ts';
import { drawBody } from '../demo/figure.ts';
import type { Table } from '../records/columns.ts';

let server: TestServer;
let ada: Person;
let whole: Buffer;

async function fill(person: Person): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await server.call('POST', `/api/${path}`, { token: person.token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const id_livello_confidenzialita = 4;
  const { id_diagnosi } = await post('salva/diagnosi/0', {
    ...{ diagnosi_stato: '1', tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Emicrania', id_livello_confidenzialita },
    diagnosiDetails: { careprovider: 'Vera Rossi' },
  });
  const exam = {
    indagine_tipologia: 'RX torace',
    indagine_stato: '2',
    diags: [id_diagnosi],
    id_livello_confidenzialita,
  };
  await post('salva/esami/0', exam);
  await post('linkPersonale', { name: 'Sito', link: 'https://www.example.org/', descrizione: 'x' });
  const visit = { visita_motivazione: 'x', visita_osservazioni: 'x', visita_conclusioni: 'x' };
  await post('salva/visite/0', { ...visit, visita_data: '2026-03-01' });
  const text = Buffer.from('Referto di prova').toString('base64');
  for (const file_nome of ['Referto.txt', 'Altro.txt']) {
    const file = { file: `data:text/plain;base64,${text}`, file_nome, file_type: 'text/plain', type: 'documento' };
    await post('files', { ...file, data_rilievo: today, id_livello_confidenzialita });
  }
  const drawn = `data:image/png;base64,${drawBody('front', {}).toString('base64')}`;
  await post('taccuino/', {
    ...{ taccuino_2d_drawn: 1, taccuino_data: today, taccuino_descrizione: 'x', id_livello_confidenzialita },
    ...{ taccuino_report_anteriore: drawn, taccuino_report_posteriore: drawn },
  });
  await post('consensoUpdate', { Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 });
  const { id_cpp } = await makeDoctor(server);
  await associate(server, person, id_cpp);
}

beforeAll(async () => {
  server = await makeServer('sqlite');
  ada = await server.person();
  await fill(ada);
  whole = await downloadArchive(server, ada);
});
afterAll(() => server.close());

async function changed(change: (entries: Entries) => void, manifest?: object): Promise<Buffer> {
  const entries = await unpack(whole);
  change(entries);
  return pack(entries, manifest);
}

const changedRows = (table: string, change: (rows: object[]) => object[]) =>
  changed((entries) => setRows(entries, table, change(rowsIn(entries, table))));
const withFields = (table: string, fields: object) =>
  changedRows(table, ([first, ...rest]) => [{ ...first, ...fields }, ...rest]);
const withEntry = (name: string, content: Buffer | string) =>
  changed((entries) => void entries.set(name, Buffer.from(content)));

function flipByte(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  const at = bytes.indexOf('Referto di prova');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

const fileName = (entries: Entries) => String(rowsIn(entries, 'files')[0].blob_key);
const drawingName = (entries: Entries) => String(rowsIn(entries, 'tbl_taccuinos')[0].taccuino_report_anteriore);

const attacks: [what: string, code: string, make: () => Promise<Buffer> | Buffer][] = [
  ['breaks off', 'damaged', () => whole.subarray(0, whole.length - 500)],
  ['has another byte', 'damaged', () => flipByte(whole)],
  ['is no archive', 'damaged', () => Buffer.from('Non sono un archivio.')],
  ['is one of another program', 'foreign', () => changed(() => {}, { formato: 'altro' })],
  ['is newer', 'newer', () => changed(() => {}, { versione: 2 })],
  ['unpacks to very much', 'too-large', () => withEntry('fhir/bundle.json', Buffer.alloc(20_000_000))],
  ['says less than it unpacks to', 'damaged', () => declareSmaller(whole, 3)],
  ['leads out of its folder', 'damaged', () => renameEntry(whole, 'README.txt', '../../x.tx')],
  ['has a name of the disk', 'damaged', () => renameEntry(whole, 'README.txt', '/etc/passw')],
  ['has one entry twice', 'foreign', () => renameEntry(whole, 'libretto/scores.ndjson', 'libretto/visite.ndjson')],
  ['has another table', 'foreign', () => withEntry('libretto/utenti_ruoli.ndjson', '{"id_ruolo":1}\n')],
  ['has a file of no row', 'foreign', () => withEntry('files/file-999999.txt', 'x')],
  ['lacks a table', 'damaged', () => changed((entries) => void entries.delete('libretto/visite.ndjson'))],
  ['lacks a row', 'damaged', () => changed((entries) => setRows(entries, 'visite', []), { righe: { visite: 1 } })],
  ['has no card', 'damaged', () => changedRows('pazienti', () => [])],
  ['says whose it is', 'row', () => withFields('visite', { id_paziente: 1 })],
  ['says who wrote it', 'row', () => withFields('files', { author_id: 1 })],
  ['refers to an exam of somebody else', 'row', () => withFields('files', { id_indagine: 999_999 })],
  ['refers to a diagnosis of somebody else', 'row', () => withFields('indagini_diagnosi', { id_diagnosi: 999_999 })],
  ['takes a content of somebody else', 'row', () => withFields('files', { blob_key: 'a'.repeat(32) })],
  ['takes a content that is not there', 'row', () => withFields('files', { blob_key: 'files/file-999999.txt' })],
  [
    'uses a content twice',
    'row',
    () => changedRows('files', ([a, b]) => [a ?? {}, { ...b, blob_key: Object(a).blob_key }]),
  ],
  ['gives a number twice', 'row', () => changedRows('visite', ([visit = {}]) => [visit, visit])],
  ['says a thing twice', 'row', () => changedRows('indagini_diagnosi', ([link = {}]) => [link, link])],
  ['leads to a script', 'row', () => withFields('link_personali', { link: 'javascript:alert(1)' })],
  ['has a day that is none', 'row', () => withFields('visite', { visita_data: '2026-02-30' })],
  ['has NUL in a text', 'row', () => withFields('visite', { visita_osservazioni: 'a\0b' })],
  ['has an endless line', 'too-large', () => withFields('visite', { visita_osservazioni: 'x'.repeat(1_100_000) })],
  [
    'has a page for a text',
    'content',
    () => changed((entries) => void entries.set(fileName(entries), Buffer.from('%PDF-1.7\n%%EOF..'))),
  ],
  [
    'has a script for a drawing',
    'content',
    () => changed((entries) => void entries.set(drawingName(entries), Buffer.from('<svg/onload=a()>'))),
  ],
];

const ownedTables: Table[] = [
  'visite',
  'files',
  'diagnosi',
  'tbl_taccuinos',
  'consensi',
  'associated_doctors',
  'utenti_ruoli',
];

async function countRows({ id_paziente, id_utente }: Person) {
  const counts: Record<string, number> = {};
  for (const table of ownedTables) {
    const [column, id] = table === 'utenti_ruoli' ? ['id_utente', id_utente] : ['id_paziente', id_paziente];
    const rows = await server.database.selectFrom(table).selectAll().execute();
    counts[table] = rows.filter((row) => Reflect.get(row, String(column)) === id).length;
  }
  return counts;
}

async function countBlobs(): Promise<number> {
  let count = 0;
  for await (const _ of server.parts.blobs.list()) count += 1;
  return count;
}

describe('an archive', () => {
  test('has file names without personal data, a FHIR summary and a readme', async () => {
    const entries = await unpack(whole);
    for (const name of entries.keys())
      expect(name).toMatch(/^[A-Za-z]+(\/[a-z_]+(-[0-9]+)?(-anteriore|-posteriore)?)?\.[a-z]+$/);
    const bundle = JSON.parse(String(entries.get('fhir/bundle.json')));
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    expect(String(entries.get('LEGGIMI.txt'))).toContain('Come si rimette a posto');
    expect(JSON.parse(String(entries.get('altro/consensi.ndjson')))).toMatchObject({ Id_Trattamento: 2, Consenso: 1 });
    // A doctor's ID would mean nothing to the reader.
    const doctor = JSON.parse(String(entries.get('altro/associated_doctors.ndjson')));
    const { fullname, email } = await server.database
      .selectFrom('care_providers')
      .selectAll()
      .where('id_cpp', '=', doctor.id_cpp)
      .executeTakeFirstOrThrow();
    expect(doctor.medico).toEqual({ nome: fullname, email });
    const texts = [...entries].filter(([name]) => !name.startsWith('files/')).map(([, bytes]) => String(bytes));
    for (const secret of ['argon2', 'password', 'session_hash'])
      expect(texts.join('\n').replace(/LEGGIMI|README/g, '')).not.toContain(secret);
  });

  // covers T-56
  test('requires the password, and the download is audited', async () => {
    const body = { password: 'Un-altra-password-1' };
    const refused = await server.call('POST', '/api/archivio', { token: ada.token, body });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: '/password', code: 'wrong' }]]);
    const { rows } = {
      rows: await server.database.selectFrom('audit').selectAll().where('action', '=', 'exported').execute(),
    };
    expect(rows).toMatchObject([{ kind: 'patient', id_paziente: ada.id_paziente, id_utente: ada.id_utente }]);
  });

  test.each(attacks)('that %s is rejected without changes: %s', async (_what, code, make) => {
    const mallory = await server.person();
    const before = [await countRows(mallory), await countRows(ada)];
    const archive = await make();
    const id_caricamento = await sendArchive(server, mallory, archive);
    const stored = await countBlobs();
    const body = { id_caricamento };
    const answer = await server.call('POST', '/api/archivio/ripristino', { token: mallory.token, body });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: '/id_caricamento', code }]]);
    expect([await countRows(mallory), await countRows(ada)]).toEqual(before);
    expect(await countBlobs()).toBe(stored);
  });

  test('never grants roles, licences, consents, doctors or audit entries', async () => {
    const mallory = await server.person([]);
    await server.database
      .insertInto('utenti_ruoli')
      .columns(['id_utente', 'id_ruolo'])
      .expression(
        server.database
          .selectFrom('utenti_ruoli')
          .select(({ val }) => [val(mallory.id_utente).as('id_utente'), 'id_ruolo'])
          .where('id_utente', '=', ada.id_utente),
      )
      .execute();
    const before = await countRows(mallory);
    const archive = await changed((entries) => {
      entries.set('altro/utenti_ruoli.ndjson', Buffer.from('{"id_ruolo":1}\n'));
      entries.set('altro/consensi.ndjson', Buffer.from('{"Id_Trattamento":1,"Consenso":1}\n'));
    });
    expect((await restore(server, mallory, archive)).status).toBe(200);
    const { consensi, associated_doctors, utenti_ruoli, ...record } = await countRows(mallory);
    expect({ consensi, associated_doctors, utenti_ruoli }).toEqual({
      consensi: 0,
      associated_doctors: 0,
      utenti_ruoli: before.utenti_ruoli,
    });
    expect(record).toEqual({ visite: 1, files: 2, diagnosi: 1, tbl_taccuinos: 1 });
    const audit = await server.database
      .selectFrom('audit')
      .select(['action', 'id_utente'])
      .where('id_paziente', '=', mallory.id_paziente)
      .execute();
    expect(audit).toEqual([{ action: 'imported', id_utente: mallory.id_utente }]);
  });

  test('is restored only into an empty record, completely and once', async () => {
    const eve = await server.person();
    const { token } = eve;
    const id_caricamento = await sendArchive(server, eve, whole);
    const again = () => server.call('POST', '/api/archivio/ripristino', { token, body: { id_caricamento } });
    const begin = (dimensione: number) =>
      server.call('POST', '/api/caricamenti', { token, body: { dimensione, archivio: true } });
    const half = (await begin(50)).body.id_caricamento;
    const unfinished = await server.call('POST', '/api/archivio/ripristino', { token, body: { id_caricamento: half } });
    expect([unfinished.status, unfinished.body.code]).toEqual([409, 'incomplete']);
    expect((await begin(2_000_000_000)).status).toBe(413);
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(both.map(({ status }) => status)).toContain(200);
    const refused = await begin(50);
    expect([refused.status, refused.body.code]).toEqual([409, 'not-empty']);
    expect((await countRows(eve)).visite).toBe(1);
    expect((await server.call('GET', '/api/archivio', { token })).body).toMatchObject({ vuoto: false, file: 4 });
  });

  test('gives files the extension of their content', async () => {
    const eve = await server.person();
    const archive = await withFields('files', { file_nome: `referto\u202e.pdf${' '.repeat(60)}.bat` });
    const body = { id_caricamento: await sendArchive(server, eve, archive) };
    const { token, id_paziente } = eve;
    expect((await server.call('POST', '/api/archivio/ripristino', { token, body })).status).toBe(200);
    const { data } = (await server.call('GET', `/api/getFiles/${id_paziente}`, { token })).body;
    const names = data.map(({ file_nome }: { file_nome: string }) => file_nome);
    expect(names.sort()).toEqual(['Altro.txt', 'referto.txt']);
    const stored = server.database.selectFrom('files').select('file_nome').where('id_paziente', '=', id_paziente);
    expect((await stored.execute()).map(({ file_nome }) => file_nome).sort()).toEqual(names);
  });

  test('keeps the names of doctors and centres unknown to the server', async () => {
    const eve = await server.person();
    const archive = await withFields('indagini', { id_centro_indagine: { tipologia: 2, nome: 'Centro Altrove' } });
    const answer = await restore(server, eve, archive);
    expect([answer.status, answer.body.adattate]).toEqual([200, 1]);
    const exams = await server.database
      .selectFrom('indagini')
      .selectAll()
      .where('id_paziente', '=', eve.id_paziente)
      .execute();
    expect(exams).toMatchObject([{ id_centro_indagine: null, altro_centro: 'Centro Altrove' }]);
  });
});
