import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';
import { drawBody } from '../../demo/figure.ts';
import { maxFileSize } from './content.ts';
import { fileName } from './names.ts';

const text = Buffer.from('Referto: nulla di patologico.');
const png = drawBody('front', {});
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const url = (bytes: Uint8Array, type = '') => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

onBothDatabases('files', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  let exam: number;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
    exam = await newExam({ id_livello_confidenzialita: 6 });
  });

  const call = (method: string, path: string, body?: unknown, token = person.token) =>
    server.call(method, `/api/${path}`, { token, body });
  const newExam = async (body: object) =>
    (await call('POST', 'salva/esami/0', { indagine_tipologia: 'ECG', indagine_stato: '2', ...body })).body.id_indagine;
  const file = () => ({
    id_indagine: exam,
    file: url(pdf, 'application/pdf'),
    file_nome: 'Referto.pdf',
    file_type: 'application/pdf',
    type: 'documento',
    created_at: today,
    id_livello_confidenzialita: 1,
  });
  const attach = (body: object = {}) => call('POST', 'files', { ...file(), ...body });
  const refusal = async (body: object) => {
    const answer = await attach(body);
    return [
      answer.status,
      ...(answer.body.errors ?? []).map((e: { path: string; code: string }) => `${e.path} ${e.code}`),
    ];
  };
  const address = async (id: number, token = person.token): Promise<string> =>
    (await call('GET', `getDRoute/${id}`, undefined, token)).body.data;
  const download = (path: string) => server.app.inject({ method: 'GET', url: path });
  const part = (path: string, range: string) => server.app.inject({ method: 'GET', url: path, headers: { range } });
  const exams = async () => (await call('GET', `getEsami/${person.id_paziente}/3`)).body;

  // covers C-24 E-18 E-20 K-50
  test('attaches a file to an exam, which lists it', async () => {
    const saved = await attach({
      file_commento: ' Da Bologna ',
      tags: [3, 5],
      id_file: 0,
      file_size: 99,
      id_a_log: null,
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      id_file: saved.body.id_file,
      id_paziente: person.id_paziente,
      id_autore: person.id_utente,
      id_indagine: exam,
      file_nome: 'Referto.pdf',
      file_type: 'application/pdf',
      // 73 bytes round to less than 0.0001 MB.
      file_size: 0.0001,
      type: 'documento',
      file_commento: 'Da Bologna',
      created_at: today,
      data_rilievo: today,
      date_display: '21/03/2026',
      data_reg: '2026-03-21T11:00:00.000Z',
      id_audit_log: null,
      id_a_log: null,
      indagine_tipologia: 'ECG',
      id_livello_confidenzialita: 1,
      livello_effettivo: 6,
      tags: [3, 5],
      specialita: [3, 5],
      specialita_scelta: true,
      kardia: [],
      impronta_misura: null,
      deleted_at: null,
      versione: '2026-03-21T11:00:00.000Z',
    });
    const second = (await attach({ file_nome: 'Traccia.pdf' })).body;
    expect(await exams()).toEqual([
      expect.objectContaining({
        allegati: ['Referto.pdf', 'Traccia.pdf'],
        id_allegati: [saved.body.id_file, second.id_file],
      }),
    ]);
  });

  // covers K-50
  test('measures the size in megabytes instead of trusting the client', async () => {
    const saved = await attach({ file: url(Buffer.alloc(3 * 1024 * 1024, 'a')), file_type: '', file_size: 0.1 });
    expect(saved.body).toMatchObject({ file_size: 3, file_type: 'text/plain' });
  });

  test('stores the content encrypted outside the database', async () => {
    await attach({ file: url(text), file_type: 'text/plain' });
    const folder = join(server.folder, 'blobs');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes('patologico')).toBe(false);
    }
    const rows = JSON.stringify(await server.database.selectFrom('files').selectAll().execute());
    expect(rows).not.toContain('patologico');
    expect(rows).not.toContain(text.toString('base64'));
  });

  test('makes an attachment at least as confidential as its exam', async () => {
    const low = await newExam({ id_livello_confidenzialita: 2 });
    const effective = async (id_indagine: number, id_livello_confidenzialita: number) =>
      (await attach({ id_indagine, id_livello_confidenzialita })).body.livello_effettivo;
    expect(await effective(exam, 1)).toBe(6);
    expect(await effective(low, 1)).toBe(2);
    expect(await effective(low, 5)).toBe(5);
    await server.database
      .updateTable('indagini')
      .set({ id_livello_confidenzialita: null })
      .where('id_indagine', '=', low)
      .execute();
    expect(await effective(low, 1)).toBe(6);
  });

  // covers V-28 V-29 V-30 V-31 V-01
  test('requires file, date, type and level, and rejects future dates', async () => {
    for (const missing of ['file', 'created_at', 'type', 'id_livello_confidenzialita']) {
      expect(await refusal({ [missing]: undefined })).toEqual([422, `/${missing} required`]);
    }
    expect(await refusal({ created_at: '2026-03-23' })).toEqual([422, '/created_at future-date']);
  });

  test('detects the type from the content', async () => {
    expect(await refusal({ type: 'foto' })).toEqual([422, '/file kind']);
    expect(await refusal({ type: 'kardia', file: url(png), file_type: 'image/png' })).toEqual([422, '/file kind']);
    expect(await refusal({ file: url(png) })).toEqual([422, '/file_type mismatch']);
    expect(await refusal({ file: url(png), file_type: 'image/jpeg', type: 'foto' })).toEqual([
      422,
      '/file_type mismatch',
    ]);
    expect(await refusal({ file: url(png), file_type: 'IMAGE/PNG', type: 'foto' })).toEqual([200]);
    expect(await refusal({ file: url(png), file_type: '', type: 'foto' })).toEqual([200]);
    const dicom = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(64)]);
    expect(await refusal({ file: url(dicom), file_type: '', type: 'dicom' })).toEqual([200]);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'text/html', '/file_type mismatch'],
    [
      'a drawing with script',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'image/svg+xml',
      '/file kind',
    ],
    ['a program', 'MZ\u0090\u0000\u0003', 'application/pdf', '/file kind'],
    ['an archive', 'PK\u0003\u0004\u0014\u0000', 'application/pdf', '/file'],
    ['bytes that mean nothing', '\u0001\u0002\u0003\u0004', '', '/file content'],
    ['nothing', '', 'application/pdf', '/file empty'],
  ])('rejects %s', async (_, content, file_type, expected) => {
    const [status, error] = await refusal({ file: url(Buffer.from(content, 'latin1')), file_type });
    expect(status).toBe(422);
    expect(error).toContain(expected);
  });

  test('identifies an archive bomb without unpacking it', async () => {
    const name = Buffer.from('[Content_Types].xml');
    const packed = deflateRawSync(Buffer.alloc(200 * 2 ** 20));
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(200 * 2 ** 20, 22);
    head.writeUInt16LE(name.length, 26);
    const before = process.memoryUsage().rss;
    const [status] = await refusal({ file: url(Buffer.concat([head, name, packed])), file_type: '' });
    expect(status).toBe(422);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20);
  });

  test.each(['data:application/pdf,abc', 'data:;base64,AA*A', 'data:;base64', 'testo', 'data:;base64,A'])(
    'rejects the data URL %s',
    async (content) => {
      expect((await attach({ file: content })).status).toBe(422);
    },
  );

  test('accepts 25 MB and rejects one byte more', async () => {
    const bytes = Buffer.alloc(maxFileSize + 1, 'a');
    expect((await attach({ file: url(bytes.subarray(1)), file_type: '' })).status).toBe(200);
    expect((await attach({ file: url(bytes), file_type: '' })).status).toBe(413);
  });

  test('rejects files for a deleted exam and hides its attachments', async () => {
    const { id_file } = (await attach()).body;
    const path = await address(id_file);
    await call('POST', `salva/esami/${exam}`, { indagine_stato: '3' });
    expect((await attach()).status).toBe(409);
    expect((await call('GET', `getDRoute/${id_file}`)).status).toBe(404);
    expect((await download(path)).statusCode).toBe(404);
  });

  // covers C-25
  test('serves the exact bytes as attachment with nosniff', async () => {
    const { id_file } = (await attach({ file_nome: 'Più "referto"; a.pdf' })).body;
    const path = await address(id_file);
    expect(path).toMatch(/^\/api\/download\//);
    const answer = await download(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Pi_ -referto-; a.pdf"; filename*=UTF-8''Pi%C3%B9%20-referto-%3B%20a.pdf`,
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('allows one download per ticket, started within 60 seconds', async () => {
    const { id_file } = (await attach()).body;
    const path = await address(id_file);
    now += 60_000;
    expect((await download(path)).statusCode).toBe(200);
    expect((await download(path)).statusCode).toBe(404);
    expect((await part(path, 'bytes=0-1')).statusCode).toBe(404);

    const late = await address(id_file);
    now += 60_001;
    expect((await download(late)).statusCode).toBe(404);
    const at = await Promise.all([address(id_file), address(id_file)]);
    expect(new Set(at).size).toBe(2);
    const [once = ''] = at;
    const twice = await Promise.all([download(once), download(once), download(once)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    for (const ticket of ['x', 'A'.repeat(43)])
      expect((await download(`/api/download/${ticket}`)).statusCode).toBe(404);
  });

  test('does not use up the ticket with a HEAD request', async () => {
    const { id_file } = (await attach()).body;
    const path = await address(id_file);
    expect((await server.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404);
    expect((await download(path)).statusCode).toBe(200);
  });

  test('rejects tickets of ended or idle sessions', async () => {
    const { id_file } = (await attach()).body;
    const session = async () => {
      const token = await server.session(person.id_utente);
      return { token, path: await address(id_file, token) };
    };
    const out = await session();
    await server.call('GET', '/api/user/logout', { token: out.token });
    expect((await download(out.path)).statusCode).toBe(404);

    const playing = await session();
    expect((await part(playing.path, 'bytes=0-1')).statusCode).toBe(206);
    now += 600_001;
    expect((await part(playing.path, 'bytes=2-3')).statusCode).toBe(404);
    person.token = await server.session(person.id_utente);
  });

  test('allows further range requests for 15 minutes after a first one, but no full download', async () => {
    const { id_file } = (await attach()).body;
    const path = await address(id_file);
    expect((await part(path, 'bytes=0-1')).statusCode).toBe(206);
    for (let minute = 1; minute <= 15; minute++) {
      now += 60_000;
      await call('GET', 'bozze');
      if (minute % 5 === 0) expect((await part(path, 'bytes=2-3')).statusCode).toBe(206);
    }
    expect((await download(path)).statusCode).toBe(404);
    now += 1;
    expect((await part(path, 'bytes=2-3')).statusCode).toBe(404);
  });

  test("rejects a doctor's ticket after access was revoked", async () => {
    const doctor = await server.person();
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    const { id_file } = (await attach()).body;
    const shared = async () => (await call('GET', `assistiti/files/${id_file}`, undefined, doctor.token)).body.data;
    expect((await download(await shared())).statusCode).toBe(200);
    const path = await shared();
    await server.database
      .updateTable('associated_doctors')
      .set({ deleted_at: '2026-03-21T11:00:00.000Z' })
      .where('id_cpp', '=', id_cpp)
      .execute();
    expect((await download(path)).statusCode).toBe(404);
  });

  test('returns 404 for files of another patient', async () => {
    const { id_file } = (await attach()).body;
    const other = await server.person();
    expect((await call('GET', `getDRoute/${id_file}`, undefined, other.token)).status).toBe(404);
    expect((await call('POST', 'files', file(), other.token)).status).toBe(404);
  });

  test('serves byte ranges', async () => {
    const { id_file } = (await attach({ file: url(text), file_type: 'text/plain' })).body;
    const path = await address(id_file);
    const requestRange = async (range: string, from = path) => {
      const { statusCode, headers, body } = await part(from, range);
      return [statusCode, headers['content-range'], body];
    };
    expect(await requestRange('bytes=0-6')).toEqual([206, 'bytes 0-6/29', 'Referto']);
    expect(await requestRange('bytes=18-')).toEqual([206, 'bytes 18-28/29', 'patologico.']);
    expect(await requestRange('bytes=-11')).toEqual([206, 'bytes 18-28/29', 'patologico.']);
    expect(await requestRange('bytes=9-999')).toEqual([206, 'bytes 9-28/29', 'nulla di patologico.']);
    for (const range of ['bytes=6-5', 'bytes=0-1,3-4', 'bytes=-', 'lines=0-1'])
      expect(await requestRange(range)).toEqual([200, undefined, text.toString()]);
    for (const range of ['bytes=29-', 'bytes=-0']) {
      const beyond = await server.call('GET', path, { headers: { range } });
      expect([beyond.status, beyond.body.code]).toEqual([416, 'range-not-satisfiable']);
      expect(beyond.headers['content-range']).toBe('bytes */29');
    }
    expect((await download(await address(id_file))).headers['accept-ranges']).toBe('bytes');
  });

  test('serves ranges only where the contract allows them', async () => {
    const { id_file } = (await attach({ type: 'kardia' })).body;
    const whole = await server.call('GET', `/api/anteprimaKardia/${id_file}`, {
      token: person.token,
      headers: { range: 'bytes=0-1' },
    });
    expect([whole.status, whole.headers['content-range']]).toEqual([200, undefined]);
  });

  test('derives the extension from the content when sent, renamed, listed and downloaded', async () => {
    const sent = (await attach({ file: url(text), file_type: 'text/plain', file_nome: 'referto.bat' })).body;
    expect(sent.file_nome).toBe('referto.txt');
    const renamed = await call('PUT', `files/${sent.id_file}`, { file_nome: `referto.pdf${' '.repeat(60)}.hta` });
    expect([renamed.status, renamed.body.file_nome]).toEqual([200, 'referto.txt']);
    const { database } = server;
    await database.updateTable('files').set({ file_nome: 'a.cmd' }).where('id_file', '=', sent.id_file).execute();
    expect((await download(await address(sent.id_file))).headers['content-disposition']).toContain('"a.txt"');
    const list = (await call('GET', `getFiles/${person.id_paziente}`)).body.data;
    expect(list.map(({ file_nome }: { file_nome: string }) => file_nome)).toEqual(['a.txt']);
  });

  test('logs neither names nor content', async () => {
    server.logs.length = 0;
    const { id_file } = (await attach({ file_nome: 'Biopsia.pdf', file_commento: 'sospetto' })).body;
    await download(await address(id_file));
    expect(server.logs.join('\n')).not.toMatch(/biopsia|sospetto/i);
    expect(server.logs.join('\n')).not.toMatch(/download\/[^:]/);
  });
});

const textType = 'text/plain';
test.each([
  ['../../etc/passwd', textType, '-..-etc-passwd.txt'],
  ['C:\\referto.pdf', 'application/pdf', 'C--referto.pdf'],
  ['referto\u202efdp.exe', 'application/pdf', 'refertofdp.pdf'],
  [' \u0000. ', textType, 'file.txt'],
  ['più.PDF', 'application/pdf', 'più.PDF'],
  ['referto.bat', textType, 'referto.txt'],
  ['referto.hta', textType, 'referto.txt'],
  ['script.ps1', textType, 'script.txt'],
  ['referto.pdf.bat', textType, 'referto.txt'],
  [`referto.pdf${' '.repeat(60)}.bat`, textType, 'referto.txt'],
  [`referto.pdf${'\u3000'.repeat(60)}.bat`, textType, 'referto.txt'],
  ['referto.bat. . .', textType, 'referto.txt'],
  ['app.application', textType, 'app.application.txt'],
  ['valori.csv', textType, 'valori.csv'],
  ['setup.msi', 'application/x-cfb', 'setup.doc'],
  ['foto.exe', 'image/jpeg', 'foto.jpg'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['Esame del 12.03.2026', 'application/pdf', 'Esame del 12.03.2026.pdf'],
  ['Dr. Rossi', 'application/pdf', 'Dr. Rossi.pdf'],
  ['due\n  righe\t.txt', textType, 'due righe.txt'],
  ['CON.txt', textType, '_CON.txt'],
  ['lpt1.bat', textType, '_lpt1.txt'],
  ['nul', 'application/pdf', '_nul.pdf'],
  [`${'a'.repeat(199)}😀`, 'application/pdf', `${'a'.repeat(196)}.pdf`],
  ['x.bin', 'application/unknown', 'x.bin'],
])('stores the name %j of %s as %j', (name, type, kept) => {
  expect(fileName(name, type)).toBe(kept);
  expect(fileName(kept, type)).toBe(kept);
});
