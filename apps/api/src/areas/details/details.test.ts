import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

onBothDatabases('details', (kind) => {
  let server: TestServer;
  let patient: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    patient = await server.person();
  });

  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.call(method, `/api/${path}`, { token: patient.token, ...(body && { body }) });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return answer.body;
  };
  const detail = (tipo: string, id: number) => call('GET', `dettaglio?tipo=${tipo}&id_record=${id}`);
  const lines = async (tipo: string, id: number) =>
    (await detail(tipo, id)).collegati.map(
      (one: { legame: string; tipo: string; id_record: number }) => `${one.legame} ${one.tipo} ${one.id_record}`,
    );

  const addExam = async (more: object = {}): Promise<number> =>
    (
      await call('POST', 'salva/esami/0', {
        indagine_tipologia: 'Emocromo',
        indagine_stato: '2',
        id_livello_confidenzialita: 4,
        ...more,
      })
    ).id_indagine;
  const addDiagnosis = async (more: object = {}): Promise<number> =>
    (
      await call('POST', 'salva/diagnosi/0', {
        tipo_diagnosi: 'Diagnosi',
        diagnosi_stato: '0',
        diagnosi_patologia: 'Emicrania',
        diagnosiDetails: { careprovider: 'Vera Rossi' },
        id_livello_confidenzialita: 4,
        ...more,
      })
    ).id_diagnosi;
  const addTherapy = async (descrizione_breve: string, more: object = {}): Promise<number> =>
    (
      await call('POST', 'farmaci', {
        id_terapie: 0,
        status: 'add',
        farmaco: { descrizione_breve, somministrazione: 'orale' },
        tipo_terapia: 1,
        quantita_farmaceutica: '1 compressa',
        frequenza_farmaceutica: 'Una volta al giorno',
        data_inizio: '2026-01-12',
        prescrittore: 'Vera Rossi',
        ...more,
      })
    ).data.id_terapie;
  const addVisit = async (visita_data: string): Promise<number> =>
    (
      await call('POST', 'salva/visite/0', {
        visita_data,
        visita_motivazione: 'Controllo',
        visita_osservazioni: 'Niente di nuovo',
        visita_conclusioni: 'Tra un anno',
      })
    ).id_visita;
  const attach = async (id_indagine: number, id_livello_confidenzialita: number): Promise<number> =>
    (
      await call('POST', 'files', {
        file: `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`,
        file_nome: 'Referto.pdf',
        file_type: 'application/pdf',
        type: 'documento',
        data_rilievo: '2026-03-01',
        id_indagine,
        id_livello_confidenzialita,
      })
    ).id_file;

  test('lists the doctors who see the record, with its effective level', async () => {
    const [some, all, gone] = await Promise.all(
      ['Anna Base', 'Bruno Tutto', 'Carla Via'].map((fullname) => makeDoctor(server, { fullname })),
    );
    await associate(server, patient, some?.id_cpp ?? 0, { assegnazione_confidenzialita: 4, visibility: 1 });
    await associate(server, patient, all?.id_cpp ?? 0, { assegnazione_confidenzialita: 6, visibility: 1 });
    await associate(server, patient, gone?.id_cpp ?? 0, { assegnazione_confidenzialita: 6, visibility: 2 });
    const names = async (tipo: string, id: number) => {
      const { livello, lucchetto, medici } = await detail(tipo, id);
      return [livello, lucchetto, medici.map(({ fullname }: { fullname: string }) => fullname)];
    };
    const exam = await addExam();
    expect(await names('exam', exam)).toEqual([4, true, ['Anna Base', 'Bruno Tutto']]);
    expect(await names('exam', await addExam({ id_livello_confidenzialita: 6 }))).toEqual([6, true, ['Bruno Tutto']]);
    expect(await names('file', await attach(exam, 1))).toEqual([4, true, ['Anna Base', 'Bruno Tutto']]);
    expect(await names('visit', await addVisit('2026-03-01'))).toEqual([6, true, ['Bruno Tutto']]);
  });

  test('lists the diagnoses of an exam and the same exam before', async () => {
    const diagnosis = await addDiagnosis();
    const older = await addExam({ indagine_data_display: '2024-05-06' });
    const old = await addExam({ indagine_tipologia: ' emocromo', indagine_data_display: '2025-05-06' });
    await addExam({ indagine_data_display: '2026-03-20' });
    await addExam({ indagine_tipologia: 'Glicemia', indagine_data_display: '2025-01-01' });
    await addExam({ indagine_stato: '0' });
    const exam = await addExam({ indagine_data_display: '2026-03-01', diags: [diagnosis] });
    expect(await lines('exam', exam)).toEqual([
      `collegato diagnosis ${diagnosis}`,
      `precedente exam ${old}`,
      `precedente exam ${older}`,
    ]);
    const { collegati } = await detail('exam', exam);
    expect(collegati[1]).toEqual({
      legame: 'precedente',
      tipo: 'exam',
      id_record: old,
      titolo: 'emocromo',
      data: '2025-05-06',
      stato: '2',
    });
    const file = await attach(exam, 1);
    expect(await lines('file', file)).toEqual([`collegato exam ${exam}`]);
  });

  test('lists the exams and therapies of a diagnosis, and the diagnosis of a therapy', async () => {
    const diagnosis = await addDiagnosis();
    const exam = await addExam({ diags: [diagnosis], indagine_data_display: '2026-03-01' });
    const therapy = await addTherapy('Ramipril', { id_diagnosi: diagnosis });
    await addTherapy('Pantorc');
    expect(await lines('diagnosis', diagnosis)).toEqual([`collegato exam ${exam}`, `collegato therapy ${therapy}`]);
    expect(await lines('therapy', therapy)).toEqual([`collegato diagnosis ${diagnosis}`]);
    await call('DELETE', `diagnosi/${diagnosis}`);
    expect(await lines('therapy', therapy)).toEqual([]);
  });

  test('tells a requested exam, an excluded diagnosis and a forbidden medicine from others', async () => {
    const diagnosis = await addDiagnosis();
    const exam = await addExam({ diags: [diagnosis], indagine_stato: '0' });
    const excluded = await addDiagnosis({ diagnosi_stato: '2' });
    const forbidden = await addTherapy('Augmentin', {
      ...{ id_diagnosi: diagnosis, tipo_terapia: 0, note: 'Orticaria' },
      ...{ quantita_farmaceutica: undefined, frequenza_farmaceutica: undefined },
    });
    const states = async (tipo: string, id: number) =>
      (await detail(tipo, id)).collegati.map((one: { tipo: string; stato?: string }) => [one.tipo, one.stato]);
    expect(await states('diagnosis', diagnosis)).toEqual([
      ['therapy', '0'],
      ['exam', '0'],
    ]);
    expect(await states('exam', exam)).toEqual([['diagnosis', '0']]);
    expect(await states('exam', await addExam({ diags: [excluded] }))).toContainEqual(['diagnosis', '2']);
    const near = await addVisit('2026-01-13');
    const next = await addTherapy('Ramipril');
    expect((await detail('visit', near)).collegati).toMatchObject([
      { id_record: next, stato: '1' },
      { id_record: forbidden, stato: '0' },
    ]);
  });

  test('lists exams and therapies within 14 days of a visit', async () => {
    const visit = await addVisit('2026-03-01');
    const before = await addExam({ indagine_data_display: '2026-02-15' });
    await addExam({ indagine_data_display: '2026-02-14' });
    await addExam({ indagine_stato: '0' });
    const after = await addTherapy('Ramipril', { data_inizio: '2026-03-15' });
    await addTherapy('Pantorc', { data_inizio: '2026-03-16' });
    expect(await lines('visit', visit)).toEqual([`vicino therapy ${after}`, `vicino exam ${before}`]);
  });

  test('lists the other doses of a vaccine', async () => {
    const dose = async (vaccinazione_data: string, vaccinazione_richiamo: number, id_vaccino = 'vacc-comirnaty') =>
      (
        await call('POST', 'salva/vaccinations/0', {
          id_vaccino,
          vaccinazione_data,
          vaccinazione_reazioni: 'Nessuna',
          vaccinazione_richiamo,
          id_livello_confidenzialita: 3,
        })
      ).id_vaccinazione;
    const [first, second, third] = [
      await dose('2022-01-01', 1),
      await dose('2022-01-22', 2),
      await dose('2022-09-01', 3),
    ];
    await dose('2021-09-01', 1, 'vacc-vaxigrip');
    expect(await lines('vaccination', second)).toEqual([
      `precedente vaccination ${first}`,
      `successivo vaccination ${third}`,
    ]);
  });

  test('a record of another patient, a deleted one and one that does not exist are missing alike', async () => {
    const foreign = await addExam();
    patient = await server.person();
    const own = await addExam();
    await call('POST', `salva/esami/${own}`, { indagine_stato: '3', deleted_at: '2012-12-20T00:00:00.000Z' });
    const answers = await Promise.all(
      [foreign, own, 2_147_483_647].map((id) =>
        server.call('GET', `/api/dettaglio?tipo=exam&id_record=${id}`, { token: patient.token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [one, ...others] = answers.map(({ body: { code, title } }) => ({ code, title }));
    for (const other of others) expect(other).toEqual(one);
    expect((await server.call('GET', `/api/dettaglio?tipo=exam&id_record=${foreign}`)).status).toBe(401);
  });
});
