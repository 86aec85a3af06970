import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';
import { drawBody } from '../../demo/figure.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const url = (bytes: Uint8Array) => `data:;base64,${Buffer.from(bytes).toString('base64')}`;
const day = 86_400_000;

onBothDatabases('files of a record', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const call = (method: string, path: string, body?: object, token = person.token) =>
    server.call(method, `/api/${path}`, { token, ...(body && { body }) });
  const file = () => ({
    file: url(pdf),
    file_nome: 'Lettera.pdf',
    file_type: '',
    type: 'documento',
    data_rilievo: today,
    id_livello_confidenzialita: 1,
  });
  const add = async (body: object = {}) => (await call('POST', 'files', { ...file(), ...body })).body;
  const kardia = (body: object = {}) =>
    add({ type: 'kardia', file_nome: 'Kardia.pdf', kardia: [{ kardia_note: 'Palpitazioni' }], ...body });
  const names = (files: { file_nome: string }[]) => files.map(({ file_nome }) => file_nome);
  const listed = async () => names((await call('GET', `getFiles/${person.id_paziente}`)).body.data);
  const traces = async () => (await call('GET', `getKardiaFile/${person.id_paziente}`)).body;
  const trash = async () => (await call('GET', `cestino/${person.id_paziente}`)).body;
  const actions = async (id: number) =>
    (await call('GET', `audit?tipo=file&id_record=${id}`)).body.data.map(({ azione }: { azione: string }) => azione);

  test('stores a device recording once, however often it is sent', async () => {
    const impronta_misura = 'a1'.repeat(32);
    const first = await add({ impronta_misura });
    expect(first).toMatchObject({ impronta_misura });
    await call('PUT', `files/${first.id_file}`, { file_commento: 'A riposo' });
    const bytes = Buffer.from('0.004,0.12');
    const upload = (await call('POST', 'caricamenti', { dimensione: bytes.length })).body.id_caricamento;
    await call('PUT', `caricamenti/${upload}`, { offset: 0, contenuto: bytes.toString('base64') });
    const { file: _content, ...sent } = file();
    const second = await call('POST', 'files', { ...sent, id_caricamento: upload, impronta_misura });
    expect(second.body).toEqual({ ...first, file_commento: 'A riposo', versione: expect.any(String) });
    expect((await call('GET', `caricamenti/${upload}`)).status).toBe(404);

    await call('DELETE', `files/${first.id_file}`);
    expect(await listed()).toEqual([]);
    expect(await add({ impronta_misura })).toEqual({ ...second.body, versione: expect.any(String) });
    await add({ impronta_misura: 'b2'.repeat(32) });
    expect(await listed()).toHaveLength(2);
    person = await server.person();
    expect((await add({ impronta_misura })).id_file).not.toBe(first.id_file);
  });

  // covers C-46 C-49 C-51 E-36 K-49
  test('appear in two lists, newest first', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(2 * 1024 * 1024 - pdf.length, '%')]);
    const body = { data_rilievo: '2026-03-01', file_commento: ' A riposo ', tags: [2, 5], file: url(bytes) };
    const trace = await kardia(body);
    expect(trace).toEqual({
      id_file: expect.any(Number),
      id_paziente: person.id_paziente,
      id_autore: person.id_utente,
      id_audit_log: null,
      id_a_log: null,
      file_nome: 'Kardia.pdf',
      file_type: 'application/pdf',
      type: 'kardia',
      file_commento: 'A riposo',
      tags: [2, 5],
      specialita: [2, 5],
      specialita_scelta: true,
      id_livello_confidenzialita: 1,
      id_indagine: null,
      indagine_tipologia: null,
      data_rilievo: '2026-03-01',
      date_display: '01/03/2026',
      kardia: [{ kardia_note: 'Palpitazioni' }],
      livello_effettivo: 1,
      file_size: 2,
      data_reg: new Date(noon).toISOString(),
      created_at: '2026-03-01',
      impronta_misura: null,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    const wav = Buffer.concat([Buffer.from('RIFF\u0004\u0000\u0000\u0000WAVEfmt ', 'latin1'), Buffer.alloc(32)]);
    const mp4 = Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0018ftypmp42', 'latin1'), Buffer.alloc(32)]);
    const dicom = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(64)]);
    const contents = { foto: drawBody('front', {}), Video: mp4, registrazione: wav, esamistrumentali: pdf, dicom };
    for (const [index, [type, bytes]] of Object.entries(contents).entries()) {
      await add({ type, file: url(bytes), file_nome: type, data_rilievo: `2026-03-0${index + 2}` });
    }
    await add();
    expect(await listed()).toEqual([
      'Lettera.pdf',
      'dicom.dcm',
      'esamistrumentali.pdf',
      'registrazione.wav',
      'Video.mp4',
      'foto.png',
    ]);
    expect(await traces()).toEqual([trace]);
    const other = await server.person();
    expect((await call('GET', `getFiles/${other.id_paziente}`, undefined, other.token)).body).toEqual({ data: [] });
    expect((await call('GET', `getFiles/${person.id_paziente}`, undefined, other.token)).status).toBe(404);
  });

  // covers V-55 V-56 V-57 V-58 V-59 V-01
  test('require content, a date that is not in the future and a matching type', async () => {
    const refusal = async (body: object) => {
      const { status, body: problem } = await call('POST', 'files', { ...file(), ...body });
      return [status, problem.errors?.[0]?.path, problem.errors?.[0]?.code];
    };
    expect(await refusal({ file: undefined })).toEqual([422, '/file', 'required']);
    expect(await refusal({ data_rilievo: undefined })).toEqual([422, '/data_rilievo', 'required']);
    expect(await refusal({ data_rilievo: '2026-03-23' })).toEqual([422, '/data_rilievo', 'future-date']);
    expect(await refusal({ created_at: '2026-03-20' })).toEqual([422, '/created_at', 'const']);
    expect(await refusal({ type: undefined })).toEqual([422, '/type', 'required']);
    expect(await refusal({ type: 'radiografia' })).toEqual([422, '/type', 'enum']);
    expect(await refusal({ type: 'kardia', file: url(drawBody('front', {})) })).toEqual([422, '/file', 'kind']);
    expect(await refusal({ tags: [2, 999] })).toEqual([422, '/tags/1', 'unknown']);
    expect(await listed()).toEqual([]);
  });

  // covers C-47 P-16 P-23
  test('can be edited, with an audit entry', async () => {
    const { id_file } = await add();
    const change = { file_nome: 'a/b.pdf', type: 'esamistrumentali', file_commento: ' Nuovo ', tags: [2] };
    const saved = await call('PUT', `files/${id_file}`, { id_file, ...change, data_rilievo: '2026-02-01' });
    expect(saved.body).toMatchObject({
      ...change,
      file_nome: 'a-b.pdf',
      file_commento: 'Nuovo',
      date_display: '01/02/2026',
    });
    await call('PUT', `files/${id_file}`, { id_livello_confidenzialita: 5 });
    expect((await call('PUT', `files/${id_file}`, { data_rilievo: '2026-03-23' })).status).toBe(422);
    expect((await call('PUT', `files/${id_file}`, { type: 'kardia' })).status).toBe(200);
    expect((await call('PUT', `files/${id_file}`, { type: 'foto' })).body.errors[0]).toMatchObject({ path: '/type' });
    expect(await actions(id_file)).toEqual(['changed', 'level', 'changed', 'created']);
    await server.removeFeatures(person, 'modificafile');
    expect((await call('PUT', `files/${id_file}`, { file_commento: 'x' })).body).toMatchObject({
      status: 403,
      feature: 'modificafile',
    });
    expect((await call('PUT', `files/${id_file}`, { id_livello_confidenzialita: 6 })).status).toBe(200);
  });

  // covers P-15
  test('require a feature to add', async () => {
    await server.removeFeatures(person, 'aggiungifile');
    expect((await call('POST', 'files', file())).body).toMatchObject({ status: 403, feature: 'aggiungifile' });
    expect((await call('POST', 'caricamenti', { dimensione: 9 })).body).toMatchObject({
      status: 403,
      feature: 'aggiungifile',
    });
  });

  // covers P-23
  test('can be viewed, downloaded and deleted without a feature', async () => {
    const { id_file } = await kardia();
    await server.removeFeatures(person, 'aggiungifile', 'modificafile');
    expect(await traces()).toHaveLength(1);
    for (const url of [`getDRoute/${id_file}`, `anteprimaKardia/${id_file}`]) {
      const { statusCode } = await server.app.inject({
        method: 'GET',
        url: `/api/${url}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect([url, statusCode]).toEqual([url, 200]);
    }
    expect((await call('DELETE', `files/${id_file}`)).status).toBe(200);
  });

  // covers C-48
  test('stay in the trash for 30 days and can be restored', async () => {
    const { id_file } = await add();
    expect((await call('DELETE', `files/${id_file}`)).status).toBe(200);
    expect((await call('DELETE', `files/${id_file}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await call('GET', `getDRoute/${id_file}`)).status).toBe(404);
    expect((await call('PUT', `files/${id_file}`, { file_commento: 'x' })).status).toBe(409);
    expect(await trash()).toMatchObject([{ tipo: 'file', id_record: id_file, titolo: 'Lettera.pdf', data: today }]);
    expect((await call('PUT', `files/${id_file}`, { deleted_at: null })).body.deleted_at).toBeNull();
    expect(await listed()).toEqual(['Lettera.pdf']);
    expect((await actions(id_file))[0]).toBe('restored');
    await call('DELETE', `files/${id_file}`);
    now += 31 * day;
    person.token = await server.session(person.id_utente);
    expect((await call('PUT', `files/${id_file}`, { deleted_at: null })).status).toBe(409);
  });

  // covers M-48
  test('cannot be deleted while attached to an exam or written by another author', async () => {
    const exam = await call('POST', 'salva/esami/0', {
      indagine_tipologia: 'Ecografia',
      indagine_stato: '2',
      id_livello_confidenzialita: 3,
    });
    const attached = await add({ id_indagine: exam.body.id_indagine });
    expect(attached).toMatchObject({ indagine_tipologia: 'Ecografia', livello_effettivo: 3 });
    expect((await call('DELETE', `files/${attached.id_file}`)).body).toMatchObject({ status: 409, code: 'attached' });
    const { id_file } = await add();
    const doctor = await server.person();
    await server.database
      .updateTable('files')
      .set({ author_id: doctor.id_utente })
      .where('id_file', '=', id_file)
      .execute();
    expect((await call('DELETE', `files/${id_file}`)).body).toMatchObject({ status: 409, code: 'author' });
    expect(await listed()).toHaveLength(2);
    await call('POST', `salva/esami/${exam.body.id_indagine}`, { indagine_stato: '3' });
    expect(await listed()).toHaveLength(1);
  });

  test('keep the effective level when detached from an exam', async () => {
    const body = { indagine_tipologia: 'Ecografia', indagine_stato: '2', id_livello_confidenzialita: 5 };
    const { id_indagine } = (await call('POST', 'salva/esami/0', body)).body;
    const { id_file, versione } = await add({ id_indagine });
    now += 1000;
    const detached = (await call('PUT', `files/${id_file}`, { staccato: true })).body;
    expect(detached).toMatchObject({ id_indagine: null, id_livello_confidenzialita: 5, livello_effettivo: 5 });
    expect(detached.versione).not.toBe(versione);
    const [exam] = (await call('GET', `getEsami/${person.id_paziente}/3`)).body;
    expect(exam.id_allegati).toEqual([]);
    expect((await call('DELETE', `files/${id_file}`)).status).toBe(200);
  });

  // covers C-50 C-52
  test('return content: traces for viewing, all for download', async () => {
    const { id_file } = await kardia();
    const preview = await server.app.inject({
      method: 'GET',
      url: `/api/anteprimaKardia/${id_file}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([preview.headers['content-type'], preview.rawPayload]).toEqual(['application/pdf', pdf]);
    const { data } = (await call('GET', `getDRoute/${id_file}`)).body;
    expect((await server.app.inject({ method: 'GET', url: data })).rawPayload).toEqual(pdf);
    expect((await call('GET', `anteprimaKardia/${(await add()).id_file}`)).status).toBe(404);
    expect((await call('GET', `anteprimaKardia/${id_file}`, undefined, (await server.person()).token)).status).toBe(
      404,
    );
  });

  test('are stored as text when a browser could execute them', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    for (const file_type of ['image/svg+xml', 'text/html', 'application/xhtml+xml']) {
      expect((await call('POST', 'files', { ...file(), file: url(script), file_type })).status).toBe(422);
    }
    const polyglot = Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]);
    const { id_file, file_type } = await add({ file: url(polyglot), file_nome: 'pagina.html' });
    expect(file_type).toBe('application/pdf');
    const { data } = (await call('GET', `getDRoute/${id_file}`)).body;
    const { headers } = await server.app.inject({ method: 'GET', url: data });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('are shown to doctors by level and specialty', async () => {
    await add({ file_nome: 'Cuore.pdf', tags: [2] });
    await add({ file_nome: 'Segreto.pdf', tags: [2], id_livello_confidenzialita: 6 });
    await add({ file_nome: 'Pelle.pdf', tags: [4] });
    const { id_cpp } = await makeDoctor(server);
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 3, visibility: 3, tags: [2] });
    const { cartella, nascosti } = (await call('GET', `vediCome/${id_cpp}`)).body;
    expect(names(cartella.files)).toEqual(['Cuore.pdf']);
    expect(nascosti.filter(({ area }: { area: string }) => area === 'files')).toEqual([
      { area: 'files', motivo: 'specialty', numero: 1 },
      { area: 'files', motivo: 'level', numero: 1 },
    ]);
  });
});
