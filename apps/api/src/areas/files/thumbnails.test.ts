import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import {
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  password,
  type TestServer,
  today,
} from '../../../test/server.ts';
import { eraseForgotten } from '../../blobs/blobs.repository.ts';
import { encodePng } from '../../demo/png.ts';
import { readPictureSize } from './picture-size.ts';

const png = encodePng(600, 300, Buffer.alloc(600 * 300 * 3, 120));
const text = Buffer.from('Referto: nulla di patologico.');
const url = (bytes: Uint8Array) => `data:;base64,${Buffer.from(bytes).toString('base64')}`;

onBothDatabases('thumbnails', (kind) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const send = (body: object = {}) =>
    server.call('POST', '/api/files', {
      token: person.token,
      body: {
        ...{ file: url(png), file_nome: 'Foto.png', file_type: '', type: 'foto', data_rilievo: today },
        id_livello_confidenzialita: 1,
        ...body,
      },
    });
  const upload = async (body?: object): Promise<number> => (await send(body)).body.id_file;
  const thumbnail = (id: number, { token } = person) => server.call('GET', `/api/miniatura/${id}`, { token });
  const row = (id: number) =>
    server.database.selectFrom('miniature').selectAll().where('id_file', '=', id).executeTakeFirst();
  const forget = (id: number) => server.database.deleteFrom('miniature').where('id_file', '=', id).execute();
  const used = async () => (await server.call('GET', '/api/spazio', { token: person.token })).body.byte_usati;

  test('are made at upload and served as small pictures', async () => {
    const id = await upload();
    expect(await row(id)).toEqual({ id_file: id, blob_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const answer = await thumbnail(id);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(readPictureSize(answer.bytes, 'image/jpeg')).toEqual({ width: 240, height: 120 });
    const again = await thumbnail(id);
    expect(again.bytes).toEqual(answer.bytes);
  });

  test('of older files are made once, at the first request', async () => {
    const id = await upload();
    await forget(id);
    const answers = await Promise.all([thumbnail(id), thumbnail(id), thumbnail(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = await row(id);
    expect(made?.blob_key).toBeTruthy();
    expect((await thumbnail(id)).bytes).toEqual(answers[0]?.bytes);
    expect(await row(id)).toEqual(made);
  });

  test('are stored encrypted', async () => {
    const jpeg = (await thumbnail(await upload())).bytes;
    const folder = join(server.folder, 'blobs');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name));
      expect(bytes.includes('JFIF') || bytes.includes(jpeg.subarray(20, 60))).toBe(false);
    }
  });

  test('count towards no quota', async () => {
    const id = await upload();
    expect((await thumbnail(id)).status).toBe(200);
    expect(await used()).toBe(png.length);
    await forget(id);
    await thumbnail(id);
    expect(await used()).toBe(png.length);
  });

  test('do not exist for other files and damaged pictures', async () => {
    const document = await upload({ file: url(text), file_nome: 'a.txt', type: 'documento' });
    expect((await thumbnail(document)).status).toBe(404);
    expect(await row(document)).toBeUndefined();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const id = await upload({ file: url(bomb) });
    expect((await thumbnail(id)).status).toBe(404);
    // Not tried again.
    expect(await row(id)).toEqual({ id_file: id, blob_key: null });
    expect((await thumbnail(id)).status).toBe(404);
  });

  test('disappear with their file and return with it', async () => {
    const id = await upload();
    const { token } = person;
    await server.call('DELETE', `/api/files/${id}`, { token });
    expect((await thumbnail(id)).status).toBe(404);
    await server.call('PUT', `/api/files/${id}`, { token, body: { deleted_at: null } });
    expect((await thumbnail(id)).status).toBe(200);
  });

  test('are erased with the account', async () => {
    const id = await upload();
    const key = (await row(id))?.blob_key ?? '';
    expect(await server.parts.blobs.get(key)).toBeDefined();
    const body = { password };
    const answer = await server.call('PUT', `/api/destroyUser/${person.id_utente}`, { token: person.token, body });
    expect(answer.status).toBe(200);
    expect(await row(id)).toBeUndefined();
    await eraseForgotten(server.database, server.parts.blobs);
    expect(await server.parts.blobs.get(key)).toBeUndefined();
    const blobs = await server.database.selectFrom('blobs').select('blob_key').where('blob_key', '=', key).execute();
    expect(blobs).toEqual([]);
  });

  test('are visible to the doctors who may see the file, which the audit records', async () => {
    const doctor = await server.person();
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
    const [open, secret] = [await upload(), await upload({ id_livello_confidenzialita: 5 })];
    const seen = async () => [(await thumbnail(open, doctor)).status, (await thumbnail(secret, doctor)).status];
    expect(await seen()).toEqual([404, 404]);
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    expect(await seen()).toEqual([200, 404]);
    const reads = async (id: number) =>
      (await server.call('GET', `/api/audit?tipo=file&id_record=${id}`, { token: person.token })).body.data.filter(
        ({ azione }: { azione: string }) => azione === 'read',
      ).length;
    expect([await reads(open), await reads(secret)]).toEqual([1, 0]);
    await thumbnail(open);
    expect(await reads(open)).toBe(1);
    const stranger = await server.person();
    expect((await thumbnail(open, stranger)).status).toBe(404);
  });

  test('of a picture of an exam are visible where the exam is, not by their own level', async () => {
    const doctor = await server.person();
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
    await associate(server, person, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    const picture = async (id_livello_confidenzialita: number) => {
      const body = { indagine_tipologia: 'ECG', indagine_stato: '2', id_livello_confidenzialita };
      const { id_indagine } = (await server.call('POST', '/api/salva/esami/0', { token: person.token, body })).body;
      return upload({ id_indagine, data_rilievo: undefined, created_at: today });
    };
    const [open, secret] = [await picture(1), await picture(5)];
    expect((await thumbnail(open, doctor)).status).toBe(200);
    expect((await thumbnail(secret, doctor)).status).toBe(404);
  });

  test('do not prevent an upload when they cannot be made', async () => {
    const broken = await makeServer(kind, {
      clock: () => noon,
      change: () => ({ workerEntry: new URL('../../../test/worker-without-thumbnails.ts', import.meta.url) }),
    });
    try {
      const other = await broken.person();
      const body = {
        ...{ file: url(png), file_nome: 'Foto.png', file_type: '', type: 'foto', data_rilievo: today },
        id_livello_confidenzialita: 1,
      };
      const answer = await broken.call('POST', '/api/files', { token: other.token, body });
      expect(answer.status).toBe(200);
      const rows = await broken.database.selectFrom('miniature').selectAll().execute();
      expect(rows).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});
