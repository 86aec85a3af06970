import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { operations } from '../../../test/operations.ts';
import { makers } from '../../../test/own-records.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

const kinds = ['exam', 'diagnosis', 'therapy', 'visit', 'vaccination', 'notebook', 'file'] as const;
type Kind = (typeof kinds)[number];

const cardiology = 2;
const generalPractice = 10;
const dentistry = 14;

onBothDatabases('the specialties of a record', (database) => {
  let server: TestServer;
  let patient: Person;
  let doctor: Person;
  let id_cpp: number;
  beforeAll(async () => {
    server = await makeServer(database);
    doctor = await server.person();
    id_cpp = (await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email })).id_cpp;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    patient = await server.person();
    await associate(server, patient, id_cpp);
  });

  const make = (kind: Kind): Promise<number> => {
    const [operation] = operations;
    if (operation === undefined) throw new Error('The contract has no operation.');
    return makers[kind](server, patient, operation);
  };
  const choose = (tipo: Kind | 'reading', id_record: number, specialita: number[] | null, who = patient) =>
    server.call('POST', `/api/privacy/${patient.id_paziente}/specialita`, {
      token: who.token,
      body: { tipo, id_record, specialita },
    });
  async function give(visibility: 1 | 3, tags: number[]) {
    const body = { id_cpp, assegnazione_confidenzialita: 6, visibility, tags };
    const { status } = await server.call('POST', '/api/associatedCareProviders', { token: patient.token, body });
    expect(status).toBe(200);
  }
  const show = (tags: number[]) => give(3, tags);
  const hasRecord = async (kind: Kind, id: number) => {
    const { parts } = await seen();
    return parts.some((part) => part === `${kind} ${id}`);
  };
  async function seen() {
    const { body } = await server.call('GET', `/api/assistiti/${patient.id_paziente}`, { token: doctor.token });
    const ids = {
      exam: body.esami.map((row: Record<string, number>) => row.id_indagine),
      diagnosis: body.diagnosi.map((row: Record<string, number>) => row.id_diagnosi),
      therapy: body.terapie.map((row: Record<string, number>) => row.id_terapie),
      visit: body.visite.map((row: Record<string, number>) => row.id_visita),
      vaccination: body.vaccinazioni.map((row: Record<string, number>) => row.id_vaccinazione),
      notebook: body.tbl_taccuinos.map((row: Record<string, number>) => row.id_taccuino),
      file: body.files.map((row: Record<string, number>) => row.id_file),
    };
    return { parts: Object.entries(ids).flatMap(([kind, list]) => list.map((id: number) => `${kind} ${id}`)) };
  }

  // covers P-26
  test.each(kinds)('of a %s are chosen, decide who sees it, and return to the proposal', async (kind) => {
    const id = await make(kind);
    const proposed = (await choose(kind, id, null)).body;
    expect(proposed).toMatchObject({ specialita_scelta: false, precedenti: null });
    const { body } = await choose(kind, id, [dentistry, cardiology]);
    expect(body).toEqual({
      specialita: [cardiology, dentistry],
      specialita_scelta: true,
      precedenti: null,
      versione: expect.any(String),
    });
    expect(body.versione > proposed.versione).toBe(true);

    await show([cardiology]);
    expect(await hasRecord(kind, id)).toBe(true);
    await show([generalPractice]);
    // Therapies in progress are essential.
    expect(await hasRecord(kind, id)).toBe(kind === 'therapy');
    expect((await choose(kind, id, [])).body).toMatchObject({ specialita: [], precedenti: [cardiology, dentistry] });
    expect(await hasRecord(kind, id)).toBe(true);
    await show([cardiology]);
    expect(await hasRecord(kind, id)).toBe(kind === 'therapy');
    const { versione: _, ...back } = (await choose(kind, id, null)).body;
    expect(back).toEqual({ specialita: proposed.specialita, specialita_scelta: false, precedenti: [] });
  });

  test.each(kinds)('of a %s are changed by its owner only, and audited', async (kind) => {
    const id = await make(kind);
    const stranger = await server.person();
    expect((await choose(kind, id, [cardiology], stranger)).status).toBe(404);
    expect((await choose(kind, id, [999])).status).toBe(422);
    expect((await choose(kind, id, [cardiology, cardiology])).status).toBe(422);
    expect((await choose(kind, id, [cardiology])).status).toBe(200);
    const { body } = await server.call('GET', `/api/audit?tipo=${kind}&id_record=${id}`, { token: patient.token });
    expect(body.data[0]).toMatchObject({ tipo: kind, id_record: id, azione: 'changed' });
  });

  test('of a deleted record and of other kinds cannot be chosen', async () => {
    const id = await make('visit');
    await server.call('DELETE', `/api/visite/${id}`, { token: patient.token });
    const deleted = await choose('visit', id, [cardiology]);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'deleted']);
    expect((await choose('reading', id, [cardiology])).status).toBe(422);
  });

  // covers P-26
  test('of an exam are those of its files, until others are chosen', async () => {
    const body = { indagine_tipologia: 'Spirometria', indagine_stato: '2', id_livello_confidenzialita: 1 };
    const { token } = patient;
    const { id_indagine } = (await server.call('POST', '/api/salva/esami/0', { token, body })).body;
    const file = {
      ...{ file: 'data:text/plain;base64,YQ==', file_nome: 'a.txt', file_type: 'text/plain', type: 'documento' },
      ...{ data_rilievo: '2026-03-01', id_livello_confidenzialita: 1, id_indagine },
    };
    const { id_file } = (await server.call('POST', '/api/files', { token, body: file })).body;
    const own = async () => {
      const { data } = (await server.call('GET', `/api/getFiles/${patient.id_paziente}`, { token })).body;
      return data[0].specialita;
    };
    const pneumology = 18;
    expect(await own()).toEqual([pneumology]);
    await choose('exam', id_indagine, [cardiology]);
    expect(await own()).toEqual([cardiology]);
    await choose('file', id_file, [dentistry]);
    expect(await own()).toEqual([dentistry]);
  });

  // covers P-26
  test('are assumed to tell who would see the record', async () => {
    const id = await make('visit');
    await show([cardiology]);
    const audience = async (query: string) => {
      const path = `/api/chiVede?tipo=visit&id_record=${id}${query}`;
      const { body } = await server.call('GET', path, { token: patient.token });
      return body.data[5].medici.length;
    };
    expect(await audience('')).toBe(0);
    expect(await audience(`&specialita=${cardiology},${dentistry}`)).toBe(1);
    expect(await audience(`&specialita=${dentistry}`)).toBe(0);
    await choose('visit', id, [cardiology]);
    expect(await audience('')).toBe(1);
    expect(await audience('&specialita=')).toBe(0);
    const detail = `/api/dettaglio?tipo=visit&id_record=${id}`;
    const { medici } = (await server.call('GET', detail, { token: patient.token })).body;
    expect(medici).toMatchObject([{ id_cpp, per_specialita: true }]);
    await give(1, []);
    const { medici: all } = (await server.call('GET', detail, { token: patient.token })).body;
    expect(all).toMatchObject([{ id_cpp, per_specialita: false }]);
  });
});
