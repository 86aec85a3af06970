import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  type TestServer,
  today,
  todayFarEast,
} from '../../../test/server.ts';
import { sweep } from '../../blobs/sweep.ts';
import { drawBody } from '../../demo/figure.ts';
import { features } from '../../policy/features.ts';

const url = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const front = drawBody('front', { '107': 'forte' });
const back = drawBody('back', { '218': 'lieve' });
const day = 86_400_000;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function grey(width: number, height: number, pixels = Buffer.alloc(height * (width + 1))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    front.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

onBothDatabases('notebook', (kind) => {
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

  const entry = {
    taccuino_2d_drawn: 1,
    taccuino_data: today,
    taccuino_descrizione: 'Dolore alla spalla',
    taccuino_report_anteriore: url(front),
    taccuino_report_posteriore: url(back),
    id_livello_confidenzialita: 4,
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/${path}`, { token: person.token, body });
  const create = (body: object = {}) => call('POST', 'taccuino/', { ...entry, ...body });
  const list = async () => (await call('GET', `getTaccuinos/${person.id_paziente}`)).body;
  const rows = () => server.database.selectFrom('tbl_taccuinos').selectAll().execute();
  const blobFiles = () => {
    const root = join(server.folder, 'blobs');
    return existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true }).filter((f) => f.isFile())
      : [];
  };

  // covers C-15 C-16 E-10 E-17
  test('creates an entry, lists it without drawings and includes it in the patient card', async () => {
    const answer = await create({ id_taccuino: 0, id_paziente: person.id_paziente });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id_taccuino: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      taccuino_2d_drawn: 1,
      taccuino_data: today,
      taccuino_descrizione: 'Dolore alla spalla',
      taccuino_zone: [],
      taccuino_intensita: null,
      taccuino_andamento: null,
      taccuino_momento: null,
      id_livello_confidenzialita: 4,
      specialita: [6, 16, 21, 22],
      specialita_scelta: false,
      deleted_at: null,
      versione: new Date(noon).toISOString(),
    });
    expect(await list()).toEqual([answer.body]);
    expect((await call('GET', `patient/${person.id_utente}`)).body.tbl_taccuinos).toEqual([answer.body]);
  });

  // covers C-18 E-17
  test('returns both drawings unchanged from blob storage', async () => {
    const { id_taccuino } = (await create()).body;
    const images = await call('GET', `taccuino/${id_taccuino}/Images`);
    expect(images.body).toEqual({ taccuino_report_anteriore: url(front), taccuino_report_posteriore: url(back) });
    const row = (await rows()).find((one) => one.id_taccuino === id_taccuino);
    expect(row?.taccuino_report_anteriore).toMatch(/^[0-9a-f]{32}$/);
    expect(blobFiles().map(({ name }) => name)).toContain(row?.taccuino_report_anteriore);
  });

  test('lists newest days first, with several entries a day', async () => {
    for (const taccuino_data of ['2026-03-19', today, '2026-03-20', today]) await create({ taccuino_data });
    const entries: { taccuino_data: string; id_taccuino: number }[] = await list();
    expect(entries.map((one) => one.taccuino_data)).toEqual([today, today, '2026-03-20', '2026-03-19']);
    expect(entries[0]?.id_taccuino).toBeGreaterThan(entries[1]?.id_taccuino ?? 0);
  });

  // covers V-01
  test('rejects drawings of tomorrow, in the earliest time zone', async () => {
    expect((await create({ taccuino_data: todayFarEast })).status).toBe(200);
    const answer = await create({ taccuino_data: '2026-03-23' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: '/taccuino_data', code: 'future-date' }]);
  });

  // covers C-17 T-17
  test('changes the description but neither date nor drawings', async () => {
    const { id_taccuino, ...rest } = (await create()).body;
    const saved = await call('PUT', `taccuino/${id_taccuino}`, { taccuino_descrizione: 'Passato' });
    expect(saved.body).toEqual({ ...rest, id_taccuino, taccuino_descrizione: 'Passato', versione: expect.any(String) });
    for (const field of ['taccuino_data', 'taccuino_report_anteriore', 'taccuino_report_posteriore'] as const) {
      const answer = await call('PUT', `taccuino/${id_taccuino}`, { taccuino_descrizione: 'x', [field]: entry[field] });
      expect(answer.status).toBe(422);
    }
    expect((await list())[0].taccuino_descrizione).toBe('Passato');
  });

  test('treats a blank description as empty', async () => {
    const { id_taccuino, taccuino_descrizione } = (await create({ taccuino_descrizione: ' \n\t ' })).body;
    expect(taccuino_descrizione).toBe('');
    const change = async (text: string) =>
      (await call('PUT', `taccuino/${id_taccuino}`, { taccuino_descrizione: text })).body.taccuino_descrizione;
    expect(await change('  Da ieri\n\npeggiora  \n')).toBe('Da ieri\n\npeggiora');
    expect(await change('\n')).toBe('');
  });

  // covers K-40 T-18 C-14
  test('accepts the documented deletion date, hides the entry and restores it within 30 days', async () => {
    const { id_taccuino } = (await create()).body;
    const status = (body: object) => call('POST', `salva/tbl_taccuinos/${id_taccuino}`, body);
    const deleted_at = '2012-12-20T00:00:00.000Z';
    expect((await status({ deleted_at })).body).toMatchObject({ id_taccuino, deleted_at });
    expect(await list()).toEqual([]);
    expect((await call('GET', `taccuino/${id_taccuino}/Images`)).status).toBe(404);
    expect((await call('PUT', `taccuino/${id_taccuino}`, { taccuino_descrizione: 'x' })).status).toBe(409);
    expect((await status({ id_livello_confidenzialita: 6 })).status).toBe(409);

    now += 29 * day;
    person.token = await server.session(person.id_utente);
    expect((await status({ deleted_at })).status).toBe(200);
    now += day;
    person.token = await server.session(person.id_utente);
    expect((await status({ deleted_at: null })).body).toMatchObject({ deleted_at: null });
    expect(await list()).toHaveLength(1);

    await status({ deleted_at });
    now += 30 * day + 1;
    person.token = await server.session(person.id_utente);
    expect((await status({ deleted_at: null })).status).toBe(409);
  });

  // covers P-23
  test('allows reading, changing the level and deleting without a subscription', async () => {
    const { id_taccuino } = (await create()).body;
    await server.removeFeatures(person, ...features);
    expect(await list()).toHaveLength(1);
    expect((await call('GET', `taccuino/${id_taccuino}/Images`)).status).toBe(200);
    const locked = await call('POST', `salva/tbl_taccuinos/${id_taccuino}`, { id_livello_confidenzialita: 6 });
    expect(locked.body.id_livello_confidenzialita).toBe(6);
    const deleted_at = '2012-12-20T00:00:00.000Z';
    expect((await call('POST', `salva/tbl_taccuinos/${id_taccuino}`, { deleted_at })).status).toBe(200);
  });

  // covers P-05 P-06
  test('requires features to add and change', async () => {
    const { id_taccuino } = (await create()).body;
    person = await server.person(features.filter((name) => !name.endsWith('taccuino')));
    const added = await create();
    expect(added.status).toBe(403);
    expect(added.body.feature).toBe('aggiungitaccuino');
    const changed = await call('PUT', `taccuino/${id_taccuino}`, { taccuino_descrizione: 'x' });
    expect(changed.status).toBe(403);
    expect(changed.body.feature).toBe('modificataccuino');
    expect(await list()).toEqual([]);
  });

  describe('an invalid drawing is rejected and stores nothing', () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const at = front.indexOf('IDAT') - 4;
    const bomb = grey(419, 866, Buffer.alloc(80_000_000));
    test.each<[string, string]>([
      ['text', url(script)],
      ['SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
      ['no bytes at all', url(Buffer.alloc(0))],
      ['a JPEG that says PNG', url(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))],
      ['another size', url(grey(420, 866))],
      ['the sides exchanged', url(grey(866, 419))],
      ['broken off', url(front.subarray(0, front.length - 5))],
      ['without its end', url(front.subarray(0, front.length - 12))],
      ['damaged', url(front.map((byte, i) => (i === 60 ? byte ^ 1 : byte)))],
      ['too few pixels', url(grey(419, 866, Buffer.alloc(100)))],
      ['a bomb', url(bomb)],
      ['a header that is not first', url(Buffer.concat([front.subarray(0, 8), front.subarray(at)]))],
      ['broken base64', `${url(front).slice(0, -1)}`],
    ])('%s', async (_, taccuino_report_posteriore) => {
      const [before, files] = [await rows(), blobFiles().length];
      const answer = await create({ taccuino_report_posteriore });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe('/taccuino_report_posteriore');
      expect(await rows()).toEqual(before);
      expect(blobFiles()).toHaveLength(files);
    });
  });

  test('removes metadata and trailing data from drawings', async () => {
    const place = chunk('tEXt', Buffer.from('GPS\x0044.49,11.34'));
    const end = front.length - 12;
    const dirty = Buffer.concat([front.subarray(0, end), place, front.subarray(end), Buffer.from('<script>')]);
    const { id_taccuino } = (await create({ taccuino_report_anteriore: url(dirty) })).body;
    const images = await call('GET', `taccuino/${id_taccuino}/Images`);
    expect(images.body.taccuino_report_anteriore).toBe(url(front));
    const pixels = (png: Buffer) => inflateSync(png.subarray(png.indexOf('IDAT') + 4));
    expect(pixels(Buffer.from(images.body.taccuino_report_anteriore.slice(22), 'base64'))).toEqual(pixels(front));
  });

  test('limits a drawing to 2 MB', async () => {
    const ofSize = (bytes: number) => {
      const end = front.length - 12;
      const filling = chunk('teXt', Buffer.alloc(bytes - front.length - 12, 7));
      return url(Buffer.concat([front.subarray(0, end), filling, front.subarray(end)]));
    };
    const limit = 2 * 1024 * 1024;
    expect((await create({ taccuino_report_anteriore: ofSize(limit) })).status).toBe(200);
    for (const bytes of [limit + 1, limit + 100_000]) {
      expect((await create({ taccuino_report_anteriore: ofSize(bytes) })).status).toBe(413);
    }
  });

  test('fails on a corrupted blob instead of returning it', async () => {
    const { id_taccuino } = (await create()).body;
    const row = (await rows()).find((one) => one.id_taccuino === id_taccuino);
    await server.database
      .updateTable('blobs')
      .set({ digest: 'other' })
      .where('blob_key', '=', row?.taccuino_report_anteriore ?? '')
      .execute();
    expect((await call('GET', `taccuino/${id_taccuino}/Images`)).status).toBe(500);
  });

  test('keeps referenced drawings during the blob cleanup', async () => {
    const { id_taccuino } = (await create()).body;
    const { database, blobs } = server.parts;
    await sweep({ database, blobs, clock: () => Date.now() + 3_700_000 }, { confirmed: true });
    await sweep({ database, blobs, clock: () => Date.now() + 40 * 86_400_000 }, { confirmed: true });
    expect((await call('GET', `taccuino/${id_taccuino}/Images`)).status).toBe(200);
  });
});
