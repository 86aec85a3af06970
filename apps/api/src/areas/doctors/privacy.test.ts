import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { findBrokenChains } from '../audit/audit.repository.ts';

const laboratory = 9;
const dentistry = 14;

interface Change {
  tipo: string;
  id_record: number;
  id_livello_confidenzialita: number;
}

onBothDatabases('the privacy map', (kind) => {
  let server: TestServer;
  let patient: Person;
  let general: number;
  let analyst: number;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    patient = await server.person();
    general = (await makeDoctor(server, { fullname: 'Anna Base' })).id_cpp;
    analyst = (await makeDoctor(server, { fullname: 'Bruno Provetta' })).id_cpp;
    await associate(server, patient, general, { assegnazione_confidenzialita: 4, visibility: 1 });
    await associate(server, patient, analyst, { assegnazione_confidenzialita: 3, visibility: 3, tags: [laboratory] });
  });

  const send = (path: string, body: object, { token } = patient) =>
    server.call('POST', `/api/${path}`, { token, body });
  const create = async (path: string, body: object) => {
    const answer = await send(path, body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const get = async (path: string) => (await server.call('GET', `/api/${path}`, { token: patient.token })).body;

  const exam = async (level: number, category?: string) =>
    (
      await create('salva/esami/0', {
        indagine_tipologia: `esame ${level}`,
        indagine_stato: '2',
        id_livello_confidenzialita: level,
        ...(category && { indagine_categoria: category }),
      })
    ).id_indagine as number;
  const contact = async (table: string, id_contatto_tipologia: number, level: number) =>
    (
      await create(`salva/${table}/0`, {
        id_contatto_tipologia,
        contatto_nominativo: 'Zia Rosa',
        contatto_telefono: '0511234567',
        id_livello_confidenzialita: level,
      })
    ).id_contatto as number;
  const diagnosis = async (tipo_diagnosi: string, level: number) =>
    (
      await create('salva/diagnosi/0', {
        tipo_diagnosi,
        diagnosi_stato: '0',
        diagnosi_patologia: 'x',
        diagnosiDetails: { careprovider: 'Anna Base' },
        id_livello_confidenzialita: level,
      })
    ).id_diagnosi as number;
  const attach = async (id_indagine: number, level: number, tags: number[] = []) =>
    (
      await create('files', {
        id_indagine,
        file: `data:text/plain;base64,${Buffer.from('referto').toString('base64')}`,
        file_nome: 'referto.txt',
        file_type: 'text/plain',
        type: 'documento',
        created_at: '2026-03-01',
        id_livello_confidenzialita: level,
        tags,
      })
    ).id_file as number;

  const map = () => get(`privacy/${patient.id_paziente}`);
  async function row(area: string) {
    const { aree } = await map();
    const { livelli } = aree.find((one: { area: string }) => one.area === area);
    return livelli.map(({ numero, medici }: { numero: number; medici: { id_cpp: number; visti: number }[] }) => [
      numero,
      Object.fromEntries(medici.map(({ id_cpp, visti }) => [id_cpp, visti])),
    ]);
  }
  const levels = (modifiche: Change[], who = patient) =>
    send(`privacy/${patient.id_paziente}/livelli`, { modifiche }, who);
  const effect = async (modifiche: Change[]) =>
    (await send(`privacy/${patient.id_paziente}/effetto`, { modifiche })).body;
  const change = (tipo: string, id_record: number, level: number): Change => ({
    tipo,
    id_record,
    id_livello_confidenzialita: level,
  });

  // covers P-26
  test('counts each area by level with the doctors who see it', async () => {
    await exam(2, 'LA');
    await exam(2, 'SR');
    await exam(4, 'LA');
    await exam(6);
    await contact('contattiemergenza', 10, 3);
    await contact('contattialtro', 0, 3);
    await diagnosis('Allergia', 1);
    await diagnosis('Diagnosi', 5);
    await create('salva/visite/0', {
      visita_data: '2026-03-01',
      visita_motivazione: 'x',
      visita_osservazioni: 'x',
      visita_conclusioni: 'x',
    });

    const open = { [general]: 0 };
    expect(await row('exams')).toEqual([
      [0, open],
      [2, { [general]: 2, [analyst]: 1 }],
      [0, open],
      [1, { [general]: 1 }],
      [0, {}],
      [1, {}],
    ]);
    const both = { [general]: 0, [analyst]: 0 };
    expect(await row('emergency-contacts')).toEqual([
      [0, both],
      [0, both],
      [1, { [general]: 1, [analyst]: 1 }],
      [0, open],
      [0, {}],
      [0, {}],
    ]);
    expect((await row('other-contacts'))[2]).toEqual([1, { [general]: 1 }]);
    expect((await row('allergies'))[0]).toEqual([1, { [general]: 1, [analyst]: 1 }]);
    expect((await row('diagnoses'))[4]).toEqual([1, {}]);
    expect((await row('visits'))[5]).toEqual([1, {}]);
    expect((await row('personal-details'))[5]).toEqual([1, {}]);
    const { medici, aree } = await map();
    expect(medici).toEqual([
      { id_cpp: general, fullname: 'Anna Base', assegnazione_confidenzialita: 4, visibility: 1 },
      { id_cpp: analyst, fullname: 'Bruno Provetta', assegnazione_confidenzialita: 3, visibility: 3 },
    ]);
    const locks = aree.filter(({ lucchetto }: { lucchetto: boolean }) => !lucchetto);
    expect(locks.map(({ area }: { area: string }) => area)).toEqual(['personal-details']);
  });

  test('counts an attachment at the level of its exam and reports lower levels', async () => {
    const parent = await exam(5, 'LA');
    const loose = await attach(parent, 2);
    await attach(parent, 6);
    expect((await row('files')).map(([count]: [number]) => count)).toEqual([0, 0, 0, 0, 1, 1]);
    expect((await map()).allegati_aperti).toMatchObject([
      {
        allegato: { tipo: 'file', id_record: loose, titolo: 'referto.txt', livello: 2, livello_effettivo: 5 },
        contenitore: { tipo: 'exam', id_record: parent, titolo: 'esame 5', livello: 5 },
      },
    ]);
    expect((await levels([change('file', loose, 5)])).body.cambiati).toBe(1);
    expect((await map()).allegati_aperti).toEqual([]);
  });

  test('hides an attachment with its exam, whatever its own specialty', async () => {
    await attach(await exam(2), 1, [laboratory]);
    expect((await row('files'))[1]).toEqual([1, { [general]: 1 }]);
  });

  describe('an exception for one doctor', () => {
    const except = (tipo: string, id_record: number, id_cpp: number, nascosto = true, who = patient) =>
      send(`privacy/${patient.id_paziente}/eccezioni`, { tipo, id_record, id_cpp, nascosto }, who);
    const forecast = async (option: object) => (await send(`privacy/${patient.id_paziente}/previsione`, option)).body;

    test('hides the record from this doctor alone, until it is removed', async () => {
      const [hidden, other] = [await exam(1, 'LA'), await exam(1, 'LA')];
      const seen = async () => (await row('exams'))[0][1];
      expect(await seen()).toEqual({ [general]: 2, [analyst]: 2 });
      const { status, body } = await except('exam', hidden, general);
      expect([status, body.data.id_cpp]).toEqual([200, general]);
      expect(body.data.eccezioni).toEqual([{ tipo: 'exam', id_record: hidden }]);
      expect((await except('exam', hidden, general)).body.data.eccezioni).toHaveLength(1);
      expect(await seen()).toEqual({ [general]: 1, [analyst]: 2 });
      const preview = await get(`vediCome/${general}`);
      expect(preview.cartella.esami.map(({ id_indagine }: { id_indagine: number }) => id_indagine)).toEqual([other]);
      expect(preview.righe_nascoste).toContainEqual(
        expect.objectContaining({
          ...{ tipo: 'exam', id_record: hidden, area: 'exams', motivo: 'exception' },
          ...{ rimedio: 'eccezione', bersaglio: { tipo: 'exam', id_record: hidden } },
        }),
      );
      const listed = async () => (await get(`privacy/${patient.id_paziente}/eccezioni/${general}`)).data;
      expect(await listed()).toEqual([expect.objectContaining({ tipo: 'exam', id_record: hidden, area: 'exams' })]);
      const detail = await get(`dettaglio?tipo=exam&id_record=${hidden}`);
      expect(detail.medici).toEqual([{ id_cpp: analyst, fullname: 'Bruno Provetta', per_specialita: true }]);
      expect(detail.esclusi).toEqual([{ id_cpp: general, fullname: 'Anna Base' }]);
      const audience = await get(`chiVede?tipo=exam&id_record=${hidden}`);
      expect(audience.eccezioni).toEqual([{ id_cpp: general, fullname: 'Anna Base' }]);
      expect(audience.data[0].medici).toEqual([{ id_cpp: analyst, fullname: 'Bruno Provetta' }]);
      expect((await except('exam', hidden, general, false)).body.data.eccezioni).toEqual([]);
      expect(await listed()).toEqual([]);
      expect(await seen()).toEqual({ [general]: 2, [analyst]: 2 });
      const { data } = await get(`audit?tipo=exam&id_record=${hidden}`);
      expect(data.map(({ azione }: { azione: string }) => azione)).toEqual(['level', 'level', 'level', 'created']);
      expect(await findBrokenChains(server.database)).toEqual([]);
    });

    test('hides the attachments of its record as well', async () => {
      const parent = await exam(1, 'LA');
      await attach(parent, 1);
      await except('exam', parent, general);
      expect((await row('files'))[0]).toEqual([1, { [analyst]: 1 }]);
    });

    test('outlives the deletion of the record and of the association', async () => {
      const id = await exam(1, 'LA');
      await except('exam', id, general);
      await server.call('DELETE', `/api/esami/${id}`, { token: patient.token, body: { deleted_at: '2026-03-21' } });
      await send('dottori', { status: 'delete', id_cpp: general });
      await send('dottori', { status: 'add', id_cpp: general });
      const { data } = await get(`getAscDoctors/${patient.id_paziente}`);
      const [{ eccezioni }] = data.filter(({ id_cpp }: { id_cpp: number }) => id_cpp === general);
      expect(eccezioni).toEqual([{ tipo: 'exam', id_record: id }]);
    });

    test('is refused for records and doctors of others, and beyond the limit', async () => {
      const id = await exam(1);
      const stranger = await server.person();
      const foreignDoctor = (await makeDoctor(server, { fullname: 'Carla Altri' })).id_cpp;
      expect((await except('exam', id, general, true, stranger)).status).toBe(404);
      expect((await except('exam', 999_999, general)).status).toBe(404);
      expect((await except('diagnosis', id + 1000, general)).status).toBe(404);
      expect((await except('exam', id, foreignDoctor)).status).toBe(404);
      expect((await except('patient', stranger.id_paziente, general)).status).toBe(404);
      expect((await except('score', id, general)).status).toBe(422);
      const many = Array.from({ length: 500 }, (_, index) => ({
        ...{ id_paziente: patient.id_paziente, id_cpp: general, tipo: 'exam' as const, id_record: 1_000_000 + index },
      }));
      await server.database.insertInto('associated_doctors_exceptions').values(many).execute();
      const refused = await except('exam', id, general);
      expect([refused.status, refused.body.code]).toEqual([409, 'too-many']);
      expect((await except('exam', 1_000_000, general, false)).status).toBe(404);
      expect((await get(`audit?tipo=exam&id_record=${id}`)).totale).toBe(1);
    });

    test('counts in the forecast of this doctor', async () => {
      const hidden = await exam(1, 'LA');
      await exam(5, 'LA');
      await exam(1, 'SR');
      await contact('contattiemergenza', 10, 1);
      await except('exam', hidden, general);
      const area = (name: string, visti: number, totale: number) => ({ area: name, visti, totale });
      const details = (visti: number) => area('personal-details', visti, 1);
      expect(await forecast({ level: 6, visibility: 1, tags: [] })).toEqual({
        visti: 5,
        totale: 5,
        aree: [details(1), area('emergency-contacts', 1, 1), area('exams', 3, 3)],
      });
      expect(await forecast({ level: 6, visibility: 1, tags: [], id_cpp: general })).toMatchObject({
        visti: 4,
        totale: 5,
      });
      expect(await forecast({ level: 4, visibility: 3, tags: [laboratory] })).toEqual({
        visti: 2,
        totale: 5,
        aree: [details(0), area('emergency-contacts', 1, 1), area('exams', 1, 3)],
      });
      expect(await forecast({ level: 6, visibility: 2, tags: [] })).toMatchObject({ visti: 1 });
      const wrong = await send(`privacy/${patient.id_paziente}/previsione`, { level: 6, visibility: 3, tags: [] });
      expect(wrong.status).toBe(422);
      const before = await get(`getAscDoctors/${patient.id_paziente}`);
      expect(before.data.map(({ visibility }: { visibility: number }) => visibility).sort()).toEqual([1, 3]);
    });
  });

  describe('several levels at once', () => {
    // covers D-02
    test('change together, are logged one by one and can be reverted', async () => {
      const ids = {
        exam: await exam(2),
        contact: await contact('contattialtro', 0, 1),
        diagnosis: await diagnosis('Diagnosi', 3),
        file: await attach(await exam(1), 1),
      };
      const before = await get('audit');
      const changes = Object.entries(ids).map(([tipo, id]) => change(tipo, id, 6));
      const { status, body } = await levels(changes);
      expect([status, body.cambiati]).toEqual([200, 4]);
      expect(body.precedenti).toEqual([
        change('exam', ids.exam, 2),
        change('contact', ids.contact, 1),
        change('diagnosis', ids.diagnosis, 3),
        change('file', ids.file, 1),
      ]);
      expect((await get('audit')).totale).toBe(before.totale + 4);
      for (const [tipo, id] of Object.entries(ids)) {
        const { data } = await get(`audit?tipo=${tipo}&id_record=${id}`);
        expect(data[0]).toMatchObject({ azione: 'level', tipo, id_record: id, chi: { proprietario: true } });
      }
      expect((await row('exams'))[5][0]).toBe(1);

      expect((await levels(body.precedenti)).body.cambiati).toBe(4);
      expect((await row('exams'))[1][0]).toBe(1);
      expect((await row('other-contacts'))[0][0]).toBe(1);
      expect(await findBrokenChains(server.database)).toEqual([]);
    });

    test('change and log nothing if the levels are the same', async () => {
      const id = await exam(4);
      const { totale } = await get('audit');
      expect((await levels([change('exam', id, 4)])).body).toEqual({ cambiati: 0, precedenti: [] });
      expect((await get('audit')).totale).toBe(totale);
    });

    test('change all or nothing: foreign, deleted and level-less records return 404', async () => {
      const id = await exam(2);
      const other = await server.person();
      const { id_indagine: foreign } = (
        await send(
          'salva/esami/0',
          { indagine_tipologia: 'x', indagine_stato: '0', id_livello_confidenzialita: 1 },
          other,
        )
      ).body;
      const gone = await exam(2);
      await create(`salva/esami/${gone}`, { indagine_stato: '3' });
      for (const wrong of [
        change('exam', foreign, 6),
        change('exam', gone, 6),
        change('patient', patient.id_paziente, 6),
        change('diagnosis', id, 6),
      ]) {
        expect((await levels([change('exam', id, 6), wrong])).status).toBe(404);
      }
      expect((await levels([change('exam', id, 6), change('exam', id, 5)])).status).toBe(422);
      expect((await row('exams'))[1][0]).toBe(1);
      expect((await levels([change('exam', foreign, 6)], other)).status).toBe(404);
    });

    test('can be previewed with their effect', async () => {
      const id = await exam(2, 'LA');
      await attach(id, 1);
      const other = await exam(6, 'SR');
      expect(await effect([change('exam', id, 5), change('exam', other, 4)])).toEqual({
        cambiati: 2,
        data: [
          { id_cpp: general, fullname: 'Anna Base', guadagna: 1, perde: 2 },
          { id_cpp: analyst, fullname: 'Bruno Provetta', guadagna: 0, perde: 2 },
        ],
      });
      expect(await effect([change('exam', id, 3)])).toEqual({ cambiati: 1, data: [] });
      expect((await row('exams'))[1][0]).toBe(1);
    });
  });

  test('lists the records of an area, newest first', async () => {
    const [one, two] = [await exam(2), await exam(6)];
    const { data } = await get(`privacy/${patient.id_paziente}/elementi/exams`);
    expect(data.map(({ id_record, livello }: { id_record: number; livello: number }) => [id_record, livello])).toEqual([
      [two, 6],
      [one, 2],
    ]);
    expect((await get(`privacy/${patient.id_paziente}/elementi/visits`)).data).toEqual([]);
  });

  test('lists the audience of a record for each level', async () => {
    const id = await exam(6, 'LA');
    const audience = async (tipo: string, record: number) =>
      (await get(`chiVede?tipo=${tipo}&id_record=${record}`)).data.map(
        ({ medici }: { medici: { fullname: string }[] }) => medici.map(({ fullname }) => fullname),
      );
    const all = ['Anna Base', 'Bruno Provetta'];
    expect(await audience('exam', id)).toEqual([all, all, all, ['Anna Base'], [], []]);
    expect(await audience('file', await attach(id, 1))).toEqual([[], [], [], [], [], []]);
    expect(await audience('patient', patient.id_paziente)).toEqual([]);
    const stranger = await server.person();
    const answer = await server.call('GET', `/api/chiVede?tipo=exam&id_record=${id}`, { token: stranger.token });
    expect(answer.body).toEqual({ data: [], eccezioni: [] });
  });

  test('lists the audience of a record before it is saved', async () => {
    const audience = async (query: string) =>
      (await get(`chiVede?${query}`)).data.map(({ medici }: { medici: { fullname: string }[] }) =>
        medici.map(({ fullname }) => fullname),
      );
    const all = ['Anna Base', 'Bruno Provetta'];
    // The analyst sees laboratory exams only.
    expect(await audience('tipo=exam&categoria=LA')).toEqual([all, all, all, ['Anna Base'], [], []]);
    const one = [['Anna Base'], ['Anna Base'], ['Anna Base'], ['Anna Base'], [], []];
    expect(await audience('tipo=exam&categoria=SR')).toEqual(one);
    expect(await audience('tipo=exam')).toEqual(one);
    expect(await audience('tipo=file')).toEqual(one);
    expect(await audience('tipo=reading')).toEqual(one);
    expect(await audience('tipo=anamnesis')).toEqual(one);
    expect(await audience('tipo=patient')).toEqual([]);
  });

  test('hides records from a doctor whose specialty changes', async () => {
    await exam(1, 'LA');
    const access = { id_cpp: analyst, assegnazione_confidenzialita: 3, visibility: 3, tags: [dentistry] };
    await create('associatedCareProviders', access);
    expect((await row('exams'))[0]).toEqual([1, { [general]: 1 }]);
  });
});
