import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';
import { runMaintenance, sweepBlobs } from '../../maintenance.ts';
import { maxFileSize } from './content.ts';

const hour = 3_600_000;
const part = 512 * 1024;
const whole = Buffer.alloc(2 * part + 5, 'Referto. ');
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onBothDatabases('a resumable upload', (kind) => {
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
  const begin = async (body: object = {}) =>
    (await call('POST', 'caricamenti', { dimensione: whole.length, ...body })).body;
  const send = (id: number, offset: number, bytes: Buffer = whole.subarray(offset, offset + part)) =>
    call('PUT', `caricamenti/${id}`, { offset, contenuto: bytes.toString('base64') });
  const finish = (id_caricamento: number) =>
    call('POST', 'files', {
      id_caricamento,
      file_nome: 'Lungo.txt',
      file_type: 'text/plain',
      type: 'documento',
      data_rilievo: today,
      id_livello_confidenzialita: 1,
    });
  const content = async (id: number) => {
    const { data } = (await call('GET', `getDRoute/${id}`)).body;
    return (await server.app.inject({ method: 'GET', url: data })).rawPayload;
  };
  const stored = () =>
    readdirSync(join(server.folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;

  test('arrives unchanged and becomes one file even if finished twice', async () => {
    const { id_caricamento: id, ...upload } = await begin();
    expect(upload).toEqual({
      dimensione: whole.length,
      ricevuti: 0,
      parte: part,
      scade_il: '2026-03-22T11:00:00.000Z',
    });
    expect((await send(id, 0)).body.ricevuti).toBe(part);
    expect((await finish(id)).body).toMatchObject({ status: 409, code: 'incomplete' });
    await send(id, part);
    expect((await send(id, 2 * part)).body.ricevuti).toBe(whole.length);
    const saved = await finish(id);
    expect(saved.status).toBe(200);
    expect(await content(saved.body.id_file)).toEqual(whole);
    expect((await finish(id)).body).toEqual(saved.body);
    expect((await call('GET', `getFiles/${person.id_paziente}`)).body.data).toHaveLength(1);
    expect((await send(id, whole.length, Buffer.from('abc'))).status).toBe(409);
  });

  test('resumes after a lost response', async () => {
    const impronta = digest(whole);
    const { id_caricamento: id } = await begin({ impronta });
    await send(id, 0);
    expect((await send(id, 0)).body).toMatchObject({ status: 409, code: 'offset' });
    expect((await send(id, 2 * part)).body).toMatchObject({ status: 409, code: 'offset' });
    expect((await call('GET', `caricamenti/${id}`)).body.ricevuti).toBe(part);
    expect(await begin({ impronta })).toMatchObject({ id_caricamento: id, ricevuti: part });
    expect(await begin({ impronta: digest(Buffer.from('x')) })).toMatchObject({ ricevuti: 0 });
    await send(id, part);
    await send(id, 2 * part);
    expect(await content((await finish(id)).body.id_file)).toEqual(whole);
    expect((await begin({ impronta })).id_caricamento).not.toBe(id);
  });

  test('accepts only one of two concurrent parts', async () => {
    const { id_caricamento: id } = await begin();
    const answers = await Promise.all([send(id, 0), send(id, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is verified against the announced digest', async () => {
    const { id_caricamento: id } = await begin({ dimensione: 6, impronta: digest(Buffer.from('altro.')) });
    expect((await send(id, 0, Buffer.from('troppo'.repeat(2)))).status).toBe(422);
    expect((await send(id, 0, Buffer.alloc(0))).status).toBe(422);
    await send(id, 0, Buffer.from('questo'));
    expect((await finish(id)).body.errors).toMatchObject([{ path: '/id_caricamento', code: 'digest' }]);
  });

  test('is rejected beyond 25 MB before any data is sent', async () => {
    expect((await call('POST', 'caricamenti', { dimensione: maxFileSize })).status).toBe(200);
    expect((await call('POST', 'caricamenti', { dimensione: maxFileSize + 1 })).body).toMatchObject({ status: 413 });
    const { id_caricamento: id } = await begin();
    expect((await send(id, 0, whole.subarray(0, part + 3))).status).toBe(413);
  });

  test('is accessible to its owner only', async () => {
    const { id_caricamento: id } = await begin();
    const { token } = await server.person();
    expect((await call('GET', `caricamenti/${id}`, undefined, token)).status).toBe(404);
    expect((await call('PUT', `caricamenti/${id}`, { offset: 0, contenuto: 'AAAA' }, token)).status).toBe(404);
    expect((await call('DELETE', `caricamenti/${id}`, undefined, token)).status).toBe(404);
    expect((await call('GET', `caricamenti/${id}`)).status).toBe(200);
  });

  test('leaves no data when cancelled or expired', async () => {
    const sweep = async () => {
      const house = { ...server.parts, clock: () => now, log: server.app.log };
      await runMaintenance(house);
      await sweepBlobs(house);
    };
    // Blob ages are real file times, independent of the test clock.
    const later = Date.now() - noon + 2 * hour;
    now = noon + later;
    await sweep();
    now = noon;
    person.token = await server.session(person.id_utente);
    const before = stored();
    const { id_caricamento: given } = await begin();
    await send(given, 0);
    const { id_caricamento: forgotten } = await begin();
    await send(forgotten, 0);
    expect((await call('DELETE', `caricamenti/${given}`)).status).toBe(204);
    expect((await call('GET', `caricamenti/${given}`)).status).toBe(404);
    now += 24 * hour;
    person.token = await server.session(person.id_utente);
    expect((await call('GET', `caricamenti/${forgotten}`)).status).toBe(404);
    now = noon + Math.max(later, 25 * hour);
    await sweep();
    expect(stored()).toBe(before);
    expect(await server.database.selectFrom('upload_parts').selectAll().execute()).toEqual([]);
  });

  test('replaces the oldest one above the limit', async () => {
    const { id_caricamento: first } = await begin();
    for (let i = 0; i < 20; i++) await begin();
    expect((await call('GET', `caricamenti/${first}`)).status).toBe(404);
    const open = await server.database
      .selectFrom('uploads')
      .selectAll()
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    expect(open).toHaveLength(20);
  });
});
