import { afterAll, beforeAll, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { exam, file } from '../../../test/sample-record.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { recordStatements } from '../../../test/statements.ts';
import { drawBody } from '../../demo/figure.ts';
import { sharing } from '../../kinds.ts';
import { contentRoutes, sharesRecord } from './shared-content.ts';

onBothDatabases('content of a shared record', (kind) => {
  let server: TestServer;
  let patient: Person;
  let doctor: Person;
  let id_cpp: number;
  beforeAll(async () => {
    server = await makeServer(kind);
    patient = await server.person();
    doctor = await server.person();
    ({ id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente }));
  });
  afterAll(() => server.close());

  const post = async (path: string, body: object) => {
    const answer = await server.call('POST', `/api/${path}`, { token: patient.token, body });
    expect(answer.status).toBe(200);
  };

  test('serves drawings and files only to readers of their record', async () => {
    const make = async (path: string, body: object) =>
      (await server.call('POST', `/api/${path}`, { token: patient.token, body })).body;
    const png = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
    const draw = async (id_livello_confidenzialita: number): Promise<number> =>
      (
        await make('taccuino/', {
          taccuino_2d_drawn: 1,
          taccuino_data: '2026-03-01',
          taccuino_descrizione: 'schiena',
          taccuino_report_anteriore: png('front'),
          taccuino_report_posteriore: png('back'),
          id_livello_confidenzialita,
        })
      ).id_taccuino;
    const file = async (id_livello_confidenzialita: number, more = {}): Promise<number> =>
      (
        await make('files', {
          file: `data:text/plain;base64,${Buffer.from('referto').toString('base64')}`,
          file_nome: 'referto.txt',
          file_type: 'text/plain',
          type: 'documento',
          data_rilievo: '2026-03-01',
          id_livello_confidenzialita,
          ...more,
        })
      ).id_file;
    const exam = { indagine_tipologia: 'Emocromo', indagine_stato: '2', id_livello_confidenzialita: 5 };
    const { id_indagine } = await make('salva/esami/0', exam);
    const open = { drawing: await draw(2), file: await file(2) };
    const secret = { drawing: await draw(5), file: await file(5) };
    const attached = await file(1, { id_indagine, data_rilievo: undefined, created_at: '2026-03-01' });
    const nextExam = async (): Promise<number> =>
      (await make('salva/esami/0', { ...exam, id_livello_confidenzialita: 1 })).id_indagine;
    let numbered = await nextExam();
    while (numbered <= attached) numbered = await nextExam();
    const twin = await file(5, { id_indagine: numbered, data_rilievo: undefined, created_at: '2026-03-01' });
    expect(twin).toBe(numbered);
    const drawings = (id: number, token = doctor.token) =>
      server.call('GET', `/api/assistiti/taccuino/${id}/Images`, { token });
    const address = (id: number, token = doctor.token) => server.call('GET', `/api/assistiti/files/${id}`, { token });
    const statuses = async () =>
      (
        await Promise.all([
          drawings(open.drawing),
          drawings(secret.drawing),
          address(open.file),
          address(secret.file),
          address(attached),
          address(twin),
        ])
      ).map(({ status }) => status);

    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    expect(await statuses()).toEqual([200, 404, 200, 404, 404, 404]);
    const own = await server.call('GET', `/api/taccuino/${open.drawing}/Images`, { token: patient.token });
    expect((await drawings(open.drawing)).body).toEqual(own.body);
    const { data } = (await address(open.file)).body;
    expect((await server.call('GET', data)).text).toBe('referto');
    expect((await drawings(open.drawing, patient.token)).status).toBe(404);
    const stranger = await server.person();
    await makeDoctor(server, { id_utente: stranger.id_utente });
    expect((await address(open.file, stranger.token)).status).toBe(404);
    for (const [tipo, id] of [
      ['file', open.file],
      ['notebook', open.drawing],
    ]) {
      const log = await server.call('GET', `/api/audit?tipo=${tipo}&id_record=${id}`, { token: patient.token });
      expect(log.body.data[0]).toMatchObject({ azione: 'read', tipo, id_record: id });
    }

    await post('associatedCareProviders', { id_cpp, assegnazione_confidenzialita: 6, visibility: 2, tags: [] });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
    await post('associatedCareProviders', { id_cpp, assegnazione_confidenzialita: 6, visibility: 1, tags: [] });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    await post('dottori', { status: 'delete', id_cpp });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('runs the same queries for hidden, foreign and missing records', async () => {
    const post = async (path: string, body: object, { token } = patient) =>
      (await server.call('POST', `/api/${path}`, { token, body })).body;
    const png = `data:image/png;base64,${drawBody('front', {}).toString('base64')}`;
    const drawing = {
      taccuino_2d_drawn: 1,
      taccuino_data: '2026-03-01',
      taccuino_descrizione: 'schiena',
      taccuino_report_anteriore: png,
      taccuino_report_posteriore: png,
      id_livello_confidenzialita: 6,
    };
    const file = {
      file: `data:text/plain;base64,${Buffer.from('referto').toString('base64')}`,
      file_nome: 'referto.txt',
      file_type: 'text/plain',
      type: 'documento',
      id_livello_confidenzialita: 6,
    };
    const standalone = { ...file, data_rilievo: '2026-03-01' };
    const exam = { indagine_tipologia: 'Emocromo', indagine_stato: '2', id_livello_confidenzialita: 6 };
    const { id_indagine } = await post('salva/esami/0', exam);
    const stranger = await server.person();
    const files: number[] = [
      (await post('files', standalone)).id_file,
      (await post('files', { ...file, id_indagine, created_at: '2026-03-01' })).id_file,
      (await post('files', standalone, stranger)).id_file,
      999_999,
    ];
    const entries: number[] = [
      (await post('taccuino/', drawing)).id_taccuino,
      (await post('taccuino/', drawing, stranger)).id_taccuino,
      999_999,
    ];
    const reader = await server.person();
    const { id_cpp: reading } = await makeDoctor(server, { id_utente: reader.id_utente });
    await associate(server, patient, reading, { assegnazione_confidenzialita: 4, visibility: 1, tags: [3] });

    const work = (url: string) =>
      recordStatements(async () => {
        expect((await server.call('GET', url, { token: reader.token })).status).toBe(404);
      });
    const paths = [
      files.map((id) => `/api/assistiti/files/${id}`),
      entries.map((id) => `/api/assistiti/taccuino/${id}/Images`),
    ];
    for (const urls of paths) {
      const works: string[][] = [];
      for (const url of urls) works.push(await work(url));
      expect(works[0]?.length).toBeGreaterThan(3);
      for (const one of works) expect(one).toEqual(works[0]);
    }
  });

  // covers P-26
  test('does not open other attachments of the same exam', async () => {
    const reader = await server.person();
    const { id_cpp: reading } = await makeDoctor(server, { id_utente: reader.id_utente });
    await associate(server, patient, reading, { assegnazione_confidenzialita: 4, visibility: 1 });
    const shares = sharesRecord('file', {
      database: server.database,
      sharing,
      readRecord: async () => ({
        patientId: patient.id_paziente,
        files: [file(11, 'uno.txt', 1, { id_indagine: 1 }), file(12, 'due.txt', 5, { id_indagine: 1 })],
        esami: [exam(1, 'Emocromo', 1, { allegati: ['uno.txt', 'due.txt'], id_allegati: [11, 12] })],
      }),
    });
    const opens = (id: number) => Reflect.apply(shares, undefined, [{ id_utente: reader.id_utente }, id]);
    expect([await opens(11), await opens(12), await opens(13)]).toEqual([true, false, false]);
  });
});

test('returns 404 without a log entry for a record deleted after the owner lookup', async () => {
  const reads: string[] = [];
  const { getSharedDrawings, getSharedDownloadUrl } = Reflect.apply(contentRoutes, undefined, [
    {
      audit: { addReads: async () => void reads.push('read') },
      files: { findOwner: async () => undefined, createDownloadUrl: async () => 'address' },
      notebook: {
        findOwner: async () => undefined,
        drawings: () => Promise.reject(new Error('The drawings were asked for.')),
      },
    },
  ]);
  const call = { session: {}, path: { id: 1 } };
  for (const operation of [getSharedDrawings, getSharedDownloadUrl]) {
    await expect(Reflect.apply(operation, undefined, [call])).rejects.toMatchObject({ status: 404 });
  }
  expect(reads).toEqual([]);
});
