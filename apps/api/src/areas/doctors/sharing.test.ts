import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { fillRecord } from '../../../test/filled-record.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { ownsSharing, sharingRoutes } from './sharing.routes.ts';

onBothDatabases("a doctor's view", (kind) => {
  let server: TestServer;
  let patient: Person;
  let doctor: Person;
  let id_cpp: number;
  let now = noon;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    patient = await server.person();
    doctor = await server.person();
    ({ id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email }));
  });

  const post = async (path: string, body: object) => {
    const answer = await server.call('POST', `/api/${path}`, { token: patient.token, body });
    expect(answer.status).toBe(200);
  };

  const fill = () => fillRecord(server, patient);

  const record = (token = doctor.token) => server.call('GET', `/api/assistiti/${patient.id_paziente}`, { token });
  const changeMark = (method: 'POST' | 'DELETE', token = doctor.token) =>
    server.call(method, `/api/assistiti/${patient.id_paziente}/novitaLette`, { token });
  const mark = (token?: string) => changeMark('POST', token);
  const preview = (token = patient.token, id = id_cpp) => server.call('GET', `/api/vediCome/${id}`, { token });
  const patients = async (token = doctor.token) => (await server.call('GET', '/api/assistiti', { token })).body.data;

  const therapies = ['vietato', 'incorso', 'conclusa'];
  const markers = ['emergenza', 'altro', 'taccuino', 'esame', 'diagnosi', 'allergia', 'intolleranza', ...therapies];
  const all = (...levels: number[]) => levels.flatMap((level) => markers.map((mark) => `${mark}-${level}`));
  const essential = (...levels: number[]) =>
    levels.flatMap((level) =>
      ['emergenza', 'allergia', 'intolleranza', 'vietato', 'incorso'].map((mark) => `${mark}-${level}`),
    );
  const findMarkers = (text: string) => [
    ...new Set([...text.matchAll(new RegExp(`(?:${[...markers, 'esclusa'].join('|')})-\\d`, 'g'))].map(([m]) => m)),
  ];

  const details = [
    '"dettagli"',
    '71.5',
    '"visita"',
    'paziente_email',
    '"anamnesi_familiare_contenuto"',
    '"gravidanza"',
  ];
  const sharings: [string, Parameters<typeof associate>[3], string[], boolean][] = [
    [
      'total, up to the first level',
      { assegnazione_confidenzialita: 1, visibility: 1 },
      [...all(1), 'esclusa-1'],
      false,
    ],
    ['total, up to the fourth', { assegnazione_confidenzialita: 4, visibility: 1 }, [...all(1, 4), 'esclusa-1'], false],
    ['total, everything', { assegnazione_confidenzialita: 6, visibility: 1 }, [...all(1, 4, 6), 'esclusa-1'], true],
    ['as a doctor begins', { assegnazione_confidenzialita: 1, visibility: 2 }, essential(1), false],
    ['minimum of every level', { assegnazione_confidenzialita: 6, visibility: 2 }, essential(1, 4, 6), false],
    [
      'the specialty of the drawings',
      { assegnazione_confidenzialita: 4, visibility: 3, tags: [22] },
      [...essential(1, 4), 'taccuino-1', 'taccuino-4'],
      false,
    ],
    ['another specialty', { assegnazione_confidenzialita: 6, visibility: 3, tags: [14] }, essential(1, 4, 6), false],
  ];

  // covers P-26
  test.each(sharings)('%s: contains nothing else', async (_, access, expected, without) => {
    await fill();
    await associate(server, patient, id_cpp, access);
    const answer = await record();
    expect(answer.status).toBe(200);
    expect(findMarkers(answer.text).sort()).toEqual([...expected].sort());
    for (const text of details) expect([text, answer.text.includes(text)]).toEqual([text, without]);
    expect(answer.body.identita).toMatchObject({ id_paziente: patient.id_paziente, paziente_nome: 'Ada' });

    const shown = (await preview()).body;
    const { condivisione, ...cartella } = answer.body;
    expect(shown.cartella).toEqual(cartella);
    const isWhole = access?.assegnazione_confidenzialita === 6 && access.visibility === 1;
    expect(condivisione).toEqual({
      medico: 'Vera Rossi',
      parziale: !isWhole,
      ultima_lettura: null,
      novita: [],
      interazioni: [],
      richiami: [],
    });
    const count = (list: unknown[]) => list.length;
    const { contattiemergenza, contattialtro, tbl_taccuinos, esami, diagnosi, visite, rilevazioni, terapie } =
      answer.body;
    const { gravidanze, anamnesi } = answer.body;
    const lists = [contattiemergenza, contattialtro, tbl_taccuinos, esami, diagnosi, visite, rilevazioni, terapie];
    const seen = [...lists, gravidanze, Object.keys(anamnesi)].map(count);
    const hidden = shown.nascosti.map(({ numero }: { numero: number }) => numero);
    const sum = [...seen, ...hidden, without ? 1 : 0].reduce((a, b) => a + b, 0);
    expect(sum).toBe(36);
  });

  test.each(sharings)('%s: a search finds and counts nothing else', async (_, access, expected, without) => {
    await fill();
    await associate(server, patient, id_cpp, access);
    const search = async (text: string) => {
      const path = `/api/assistiti/${patient.id_paziente}/cerca`;
      const answer = await server.call('POST', path, { token: doctor.token, body: { search: text } });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    for (const mark of [...markers, 'esclusa']) {
      const { data, totale } = await search(mark);
      expect(totale).toBe(data.length);
      // An excluded allergy is found by the word for allergy.
      const found = data
        .map(({ titolo }: { titolo: string }) => titolo)
        .filter((title: string) => title.startsWith(mark));
      expect([mark, found.sort()]).toEqual([mark, expected.filter((title) => title.startsWith(`${mark}-`)).sort()]);
    }
    for (const text of ['visita', 'peso']) expect([text, (await search(text)).totale]).toEqual([text, without ? 1 : 0]);
  });

  test('logs the entries that a search shows', async () => {
    await post('salva/contattialtro/0', {
      ...{ id_contatto_tipologia: 0, contatto_nominativo: 'Paola', contatto_telefono: '0511234567' },
      id_livello_confidenzialita: 4,
    });
    const search = (token: string) =>
      server.call('POST', `/api/assistiti/${patient.id_paziente}/cerca`, { token, body: { search: 'paola' } });
    expect((await search(doctor.token)).status).toBe(404);
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    expect((await search(patient.token)).status).toBe(404);
    expect((await search(doctor.token)).body).toMatchObject({
      data: [{ tipo: 'contact', titolo: 'Paola' }],
      totale: 1,
    });
    const { data } = (await server.call('GET', '/api/audit?tipo=contact', { token: patient.token })).body;
    expect(data.map(({ azione }: { azione: string }) => azione)).toEqual(['read', 'created']);
  });

  describe("news of the doctor's patients", () => {
    const diagnosis = async (diagnosi_patologia: string, id_livello_confidenzialita: number, more: object = {}) => {
      const { body } = await server.call('POST', '/api/salva/diagnosi/0', {
        token: patient.token,
        body: {
          ...{ tipo_diagnosi: 'Allergia', diagnosi_stato: '0', diagnosi_patologia, id_livello_confidenzialita },
          diagnosiDetails: { careprovider: 'Vera Rossi' },
          ...more,
        },
      });
      return Number(body.id_diagnosi);
    };
    const first = async () => (await patients())[0];
    const read = async () => {
      await record();
      await mark();
    };

    test('says only who shares a part before the first reading', async () => {
      await diagnosis('Emicrania', 1, { tipo_diagnosi: 'Diagnosi' });
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 2 });
      expect(await first()).toEqual({
        ...{ id_paziente: patient.id_paziente, paziente_nome: 'Ada', paziente_cognome: expect.any(String) },
        ...{ paziente_nascita: null, ultima_lettura: null, parziale: true, proposte_in_attesa: 0 },
        allergie: [],
      });
    });

    test('names shared allergies before the first reading, which it is not, and logs them once', async () => {
      const id_record = await diagnosis('Arachidi', 2);
      await diagnosis('Segreta', 5);
      await diagnosis('Pollini', 1, { diagnosi_stato: '2' });
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 2 });
      const allergie = [{ tipo: 'allergy', id_record, titolo: 'Arachidi' }];
      expect(await first()).toMatchObject({ ultima_lettura: null, allergie });
      expect(await first()).toMatchObject({ ultima_lettura: null, allergie });
      const path = `/api/audit?tipo=diagnosis&id_record=${id_record}`;
      const { data } = (await server.call('GET', path, { token: patient.token })).body;
      expect(data.map(({ azione }: { azione: string }) => azione)).toEqual(['read', 'created']);
    });

    test('keeps the allergies, and a record unread until it is marked as read', async () => {
      const id_record = await diagnosis('Arachidi', 2);
      await diagnosis('Segreta', 5);
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 2 });
      const allergie = [{ tipo: 'allergy', id_record, titolo: 'Arachidi' }];
      await record();
      expect(await first()).toMatchObject({ ultima_lettura: null, allergie });
      expect(await first()).not.toHaveProperty('novita');
      await mark();
      expect(await first()).toMatchObject({
        ultima_lettura: '2026-03-21T11:00:00.000Z',
        novita: 0,
        avvisi: [],
        allergie,
      });
      now += 1000;
      await diagnosis('Emicrania', 1);
      expect(await first()).toMatchObject({ novita: 1, allergie: [{ titolo: 'Emicrania' }, { titolo: 'Arachidi' }] });
      // Opening alone reads no news.
      await record();
      expect(await first()).toMatchObject({ novita: 1, avvisi: [{ titolo: 'Emicrania' }] });
    });

    test('counts apart and logs the readings that are out of range', async () => {
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
      await read();
      const measure = async (parametro_pressione_max: number, id_livello_confidenzialita: number) => {
        const { body } = await server.call('POST', '/api/salva/tbl_parametri_vitalis/0', {
          token: patient.token,
          body: {
            ...{
              data_rilevazione: '2026-03-21',
              fonte: 'manuale',
              parametro_pressione_max,
              parametro_pressione_min: 70,
            },
            id_livello_confidenzialita,
          },
        });
        return Number(body.id_rilevazione);
      };
      const [high] = [await measure(210, 1), await measure(220, 5), await measure(120, 1)];
      expect((await first()).novita_per_tipo).toEqual([
        { tipo: 'reading', numero: 1 },
        { tipo: 'reading', rilievo: 'high', numero: 1 },
      ]);
      await first();
      const { data } = (await server.call('GET', '/api/audit?tipo=reading', { token: patient.token })).body;
      const reads = data.filter(({ azione }: { azione: string }) => azione === 'read');
      expect(reads).toMatchObject([{ id_record: high }]);
    });

    test.each([
      [{ assegnazione_confidenzialita: 6, visibility: 1 }, false],
      [{ assegnazione_confidenzialita: 5, visibility: 1 }, true],
      [{ assegnazione_confidenzialita: 6, visibility: 3, tags: [14] }, true],
      [{ assegnazione_confidenzialita: 6, visibility: 1, eccezioni: [{ tipo: 'exam', id_record: 9 }] }, true],
    ] as [Parameters<typeof associate>[3], boolean][])(
      'of an access of %o is partial: %s',
      async (access, parziale) => {
        await associate(server, patient, id_cpp, access);
        expect(await first()).toMatchObject({ parziale });
        expect((await preview()).body).toMatchObject({ parziale });
      },
    );

    test('counts what was written since the last reading and is shown, with alerts', async () => {
      await diagnosis('Prima', 1);
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 2 });
      await read();
      expect(await first()).toMatchObject({ ultima_lettura: '2026-03-21T11:00:00.000Z', novita: 0, avvisi: [] });
      const latex = await diagnosis('Lattice', 4);
      await diagnosis('Segreta', 5);
      await diagnosis('Emicrania', 1, { tipo_diagnosi: 'Diagnosi' });
      await post('farmaci', {
        ...{ id_terapie: 0, status: 'add', tipo_terapia: 0, data_inizio: '2026-03-01', prescrittore: 'Vera Rossi' },
        ...{ farmaco: { descrizione_breve: 'Augmentin', somministrazione: '' }, note: 'Orticaria' },
        id_livello_confidenzialita: 2,
      });
      const { novita, novita_per_tipo, avvisi } = await first();
      expect(novita).toBe(2);
      // Without the hidden diagnosis.
      expect(novita_per_tipo).toEqual([
        { tipo: 'therapy', rilievo: 'alert', numero: 1 },
        { tipo: 'diagnosis', rilievo: 'alert', numero: 1 },
      ]);
      expect(avvisi).toEqual([
        { tipo: 'forbidden-drug', id_record: expect.any(Number), titolo: 'Augmentin' },
        { tipo: 'allergy', id_record: latex, titolo: 'Lattice' },
      ]);
      await read();
      expect(await first()).toMatchObject({ novita: 0, avvisi: [] });
    });

    test('counts what became visible and not what the doctor wrote or what was deleted', async () => {
      const id = await diagnosis('Nichel', 5);
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
      await read();
      const gone = await diagnosis('Errore', 1);
      await server.call('DELETE', `/api/diagnosi/${gone}`, { token: patient.token });
      expect(await first()).toMatchObject({ novita: 0, avvisi: [] });
      await post(`salva/diagnosi/${id}`, { id_livello_confidenzialita: 4 });
      expect(await first()).toMatchObject({ novita: 1, avvisi: [{ titolo: 'Nichel' }] });
    });

    test('does not count a dose that was marked', async () => {
      const { body } = await server.call('POST', '/api/farmaci', {
        token: patient.token,
        body: {
          ...{ id_terapie: 0, status: 'add', tipo_terapia: 1, data_inizio: '2026-03-01', prescrittore: 'Vera Rossi' },
          ...{ farmaco: { descrizione_breve: 'Ramipril', somministrazione: 'orale' }, id_livello_confidenzialita: 1 },
          ...{ quantita_farmaceutica: '1 compressa', frequenza_farmaceutica: 'Una volta al giorno' },
        },
      });
      const { id_terapie } = body.data;
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
      await read();
      await post('assunzioni', { id_terapie, giorno: '2026-03-21', ora: '08:00', esito: 'presa' });
      expect(await first()).toMatchObject({ novita: 0 });
      const path = `/api/audit?tipo=therapy&id_record=${id_terapie}`;
      const [entry] = (await server.call('GET', path, { token: patient.token })).body.data;
      expect(entry).toMatchObject({ azione: 'dose', chi: { proprietario: true } });
      await post('farmaci', { id_terapie, status: 'update', note: 'A colazione' });
      expect(await first()).toMatchObject({ novita: 1 });
    });

    test('counts the answers to proposals since the last reading', async () => {
      await associate(server, patient, id_cpp);
      const proposal = await server.call('POST', `/api/assistiti/${patient.id_paziente}/proposte`, {
        token: doctor.token,
        body: { tipo: 'nota', testo: 'Misura la pressione' },
      });
      expect(await first()).toMatchObject({ proposte_in_attesa: 1 });
      expect(await first()).not.toHaveProperty('risposte');
      await read();
      expect(await first()).toMatchObject({ risposte: 0 });
      now += 1000;
      await post(`proposte/${proposal.body.id_proposta}/risposta`, { stato: 'accettata' });
      expect(await first()).toMatchObject({ risposte: 1, proposte_in_attesa: 0 });
    });

    describe('with audits of many patients', () => {
      const setMark = (ids: number[]) =>
        server.database
          .updateTable('associated_doctors')
          .set({ novita_lette: '2026-03-20T11:00:00.000Z' })
          .where('id_paziente', 'in', ids)
          .execute();
      /** Lists the patients with a last change of each record that was read, and the news that a worker finds. */
      const listWith = async (
        changes: Map<number, string | undefined>,
        run: (_: string, asked: { patients: object[] }) => Promise<object[]>,
      ) => {
        const read = { at: '2026-03-20T11:00:00.000Z', sequence: 1 };
        const lastReads = vi.fn(
          async (_: number, marks: { id_paziente: number }[]) =>
            new Map(marks.map(({ id_paziente }) => [id_paziente, read])),
        );
        const { listSharedPatients } = Reflect.apply(sharingRoutes, undefined, [
          {
            clock: () => now,
            database: server.database,
            audit: {
              lastReads,
              lastChange: async (_: number, id: number) => changes.get(id),
              addReads: async () => {},
            },
            proposals: { countAnswers: async () => new Map(), countWaiting: async () => new Map() },
            tasks: { run },
          },
        ]);
        const answer = await Reflect.apply(listSharedPatients, undefined, [{ session: doctor }]);
        expect(lastReads).toHaveBeenCalledOnce();
        return Reflect.get(Object(answer), 'data');
      };

      test('asks only for the allergies while nothing has changed', async () => {
        await associate(server, patient, id_cpp);
        await setMark([patient.id_paziente]);
        const data = await listWith(new Map([[patient.id_paziente, undefined]]), async (_, asked) => {
          expect(asked.patients).toEqual([{ patientId: patient.id_paziente, after: undefined }]);
          return [{ id_paziente: patient.id_paziente, allergie: [], unread: [] }];
        });
        expect(data).toMatchObject([{ id_paziente: patient.id_paziente, novita: 0, avvisi: [], risposte: 0 }]);
      });

      test('says nothing of the news of those whose records were not read', async () => {
        const latest = await server.person();
        const others = await Promise.all(Array.from({ length: 99 }, () => server.person()));
        const people = [latest, ...others];
        for (const person of [patient, ...people]) await associate(server, person, id_cpp);
        await setMark([patient, ...people].map(({ id_paziente }) => id_paziente));
        const changes = new Map([
          [patient.id_paziente, '2026-03-21T09:00:00Z'],
          ...others.map(({ id_paziente }) => [id_paziente, '2026-03-21T10:00:00Z']),
          [latest.id_paziente, '2026-03-21T11:00:00Z'],
        ] as [number, string][]);
        const found = { id_paziente: latest.id_paziente, novita: 2, avvisi: [], unread: [] };
        const data = await listWith(changes, async () => [found]);
        const byId = new Map(data.map((one: { id_paziente: number }) => [one.id_paziente, one]));
        expect(byId.get(latest.id_paziente)).toMatchObject({ novita: 2, avvisi: [] });
        expect(byId.get(patient.id_paziente)).not.toHaveProperty('novita');
        expect(byId.get(patient.id_paziente)).toMatchObject({ ultima_lettura: '2026-03-20T11:00:00.000Z' });
      });
    });

    test('logs each alert once', async () => {
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
      await read();
      const id = await diagnosis('Lattice', 4);
      const reads = async () => {
        const path = `/api/audit?tipo=diagnosis&id_record=${id}`;
        const { data } = (await server.call('GET', path, { token: patient.token })).body;
        return data.filter(({ azione }: { azione: string }) => azione === 'read').length;
      };
      await patients();
      await patients();
      expect(await reads()).toBe(1);
      expect(await first()).toMatchObject({ novita: 1, avvisi: [{ titolo: 'Lattice' }] });
    });
  });

  describe('what the page tells of the sharing', () => {
    const minute = 60_000;
    const access = { assegnazione_confidenzialita: 4, visibility: 1 } as const;

    const diagnosis = async (diagnosi_patologia: string, id_livello_confidenzialita: number) => {
      const { body } = await server.call('POST', '/api/salva/diagnosi/0', {
        token: patient.token,
        body: {
          ...{ tipo_diagnosi: 'Diagnosi', diagnosi_stato: '0', diagnosi_patologia, id_livello_confidenzialita },
          diagnosiDetails: { careprovider: 'Vera Rossi' },
        },
      });
      return { tipo: 'diagnosis', id_record: Number(body.id_diagnosi) };
    };
    const open = async (token = doctor.token) => (await record(token)).body.condivisione;
    /** Signs in again, because a session ends after minutes without a request. */
    const wait = async (minutes: number, people = [patient, doctor]) => {
      now += minutes * minute;
      for (const person of people) {
        const { body } = await server.call('POST', '/api/user/login', { body: { email: person.email, password } });
        person.token = body.success.token;
      }
    };

    test('has no news until the record was marked as read, however often it is opened', async () => {
      await associate(server, patient, id_cpp, access);
      await diagnosis('Emicrania', 1);
      expect(await open()).toEqual({
        medico: 'Vera Rossi',
        parziale: true,
        ultima_lettura: null,
        novita: [],
        interazioni: [],
        richiami: [],
      });
      await wait(59 * 24);
      expect(await open()).toEqual({
        medico: 'Vera Rossi',
        parziale: true,
        ultima_lettura: null,
        novita: [],
        interazioni: [],
        richiami: [],
      });
    });

    test('keeps the news, however often the record is opened, until they are marked as read', async () => {
      await associate(server, patient, id_cpp, access);
      expect((await mark()).body).toEqual({ ultima_lettura: null });
      await open();
      const first = new Date(now).toISOString();
      expect(await mark()).toMatchObject({ status: 200, body: { ultima_lettura: first } });
      const news = await diagnosis('Emicrania', 1);
      for (const minutes of [1, 61, 10_000]) {
        await wait(minutes);
        expect(await open()).toMatchObject({ ultima_lettura: first, novita: [news] });
      }
      const second = new Date(now).toISOString();
      now += 1000;
      const later = await diagnosis('Gastrite', 1);
      // It was written after the page was opened.
      expect(await mark()).toMatchObject({ status: 200, body: { ultima_lettura: second } });
      expect((await patients())[0]).toMatchObject({ ultima_lettura: second, novita: 1 });
      expect(await open()).toMatchObject({ ultima_lettura: second, novita: [later] });
      // For this doctor and this patient only.
      const [otherDoctor, otherPatient] = [await server.person(), await server.person()];
      const other = await makeDoctor(server, { id_utente: otherDoctor.id_utente, email: otherDoctor.email });
      await associate(server, patient, other.id_cpp, access);
      await associate(server, otherPatient, id_cpp, access);
      expect(await open(otherDoctor.token)).toMatchObject({ ultima_lettura: null });
      const unread = (await patients()).find(({ id_paziente }: Person) => id_paziente === otherPatient.id_paziente);
      expect(unread).toMatchObject({ ultima_lettura: null });
      await post('dottori', { status: 'delete', id_cpp });
      expect((await mark()).status).toBe(404);
      expect((await mark(patient.token)).status).toBe(404);
    });

    test('tells news again after the same doctor took back the mark, however late', async () => {
      const takeBack = (token = doctor.token) => changeMark('DELETE', token);
      await associate(server, patient, id_cpp, access);
      expect((await takeBack()).body).toEqual({ ultima_lettura: null });
      await open();
      const first = new Date(now).toISOString();
      await mark();
      const news = await diagnosis('Emicrania', 1);
      await wait(61);
      await open();
      const second = new Date(now).toISOString();
      await mark();
      await mark();
      expect(await open()).toMatchObject({ novita: [], lettura_precedente: first, novita_precedenti: [news] });
      await wait(5000);
      const otherDoctor = await server.person();
      const other = await makeDoctor(server, { id_utente: otherDoctor.id_utente, email: otherDoctor.email });
      await associate(server, patient, other.id_cpp, access);
      expect(await takeBack(otherDoctor.token)).toMatchObject({ status: 200, body: { ultima_lettura: null } });
      expect(await open()).toMatchObject({ ultima_lettura: second, novita: [] });
      for (let time = 0; time < 2; time += 1) {
        expect(await takeBack()).toMatchObject({ status: 200, body: { ultima_lettura: first } });
        expect(await open()).toMatchObject({ ultima_lettura: first, novita: [news] });
        expect(await open()).not.toHaveProperty('lettura_precedente');
      }
      expect((await patients())[0]).toMatchObject({ ultima_lettura: first, novita: 1 });
      await post('dottori', { status: 'delete', id_cpp });
      expect((await takeBack()).status).toBe(404);
    });

    test('is unread again after the first mark was taken back', async () => {
      await associate(server, patient, id_cpp, access);
      await open();
      await mark();
      expect(await open()).toMatchObject({ lettura_precedente: null });
      expect((await changeMark('DELETE')).body).toEqual({ ultima_lettura: null });
      expect((await patients())[0]).toMatchObject({ ultima_lettura: null });
    });

    test("has the news and the date of the list of the doctor's patients", async () => {
      await associate(server, patient, id_cpp, access);
      await open();
      await mark();
      await diagnosis('Emicrania', 1);
      const proposal = await server.call('POST', `/api/assistiti/${patient.id_paziente}/proposte`, {
        token: doctor.token,
        body: { tipo: 'nota', testo: 'Misura la pressione' },
      });
      now += 1000;
      await post(`proposte/${proposal.body.id_proposta}/risposta`, { stato: 'accettata' });
      await wait(61);
      const { ultima_lettura, novita } = await open();
      expect(novita).toHaveLength(1);
      await wait(1);
      const listed = async () => (await patients())[0];
      expect(await listed()).toMatchObject({ ultima_lettura, novita: 1, risposte: 1 });
      await mark();
      expect(await listed()).toMatchObject({ novita: 0, risposte: 0 });
    });

    // covers P-26
    test('tells nothing of hidden, deleted and own changes', async () => {
      await associate(server, patient, id_cpp, access);
      await diagnosis('Segreta', 5);
      await open();
      await mark();
      await wait(61);
      const before = await record();
      const { id_record } = await diagnosis('Nascosta', 5);
      const gone = await diagnosis('Errore', 1);
      await server.call('DELETE', `/api/diagnosi/${gone.id_record}`, { token: patient.token });
      const after = await record();
      expect(after.text).toBe(before.text);
      await post(`salva/diagnosi/${id_record}`, { id_livello_confidenzialita: 4 });
      expect((await open()).novita).toEqual([{ tipo: 'diagnosis', id_record }]);
    });

    test('starts over for each doctor and each record', async () => {
      await associate(server, patient, id_cpp, access);
      await open();
      await mark();
      const other = await server.person();
      const { id_cpp: otherDoctor } = await makeDoctor(server, { id_utente: other.id_utente, email: other.email });
      await associate(server, patient, otherDoctor, { assegnazione_confidenzialita: 6, visibility: 1 });
      await diagnosis('Emicrania', 1);
      await wait(61, [other]);
      expect((await record(other.token)).body.condivisione).toEqual({
        ...{ medico: 'Vera Rossi', parziale: false, ultima_lettura: null, novita: [], interazioni: [], richiami: [] },
      });
    });
  });

  // covers P-26
  test('hides attachments and diagnoses of a visible exam that are hidden themselves', async () => {
    const create = async (path: string, body: object) =>
      (await server.call('POST', `/api/${path}`, { token: patient.token, body })).body;
    const diagnosis = (diagnosi_patologia: string, id_livello_confidenzialita: number) =>
      create('salva/diagnosi/0', {
        tipo_diagnosi: 'Diagnosi',
        diagnosi_stato: '0',
        diagnosi_patologia,
        diagnosiDetails: { careprovider: 'Vera Rossi' },
        id_livello_confidenzialita,
      });
    const open = await diagnosis('aperta', 2);
    const secret = await diagnosis('segreta', 5);
    const { id_indagine } = await create('salva/esami/0', {
      indagine_tipologia: 'Emocromo',
      indagine_categoria: 'LA',
      indagine_stato: '2',
      id_livello_confidenzialita: 2,
      diags: [open.id_diagnosi, secret.id_diagnosi],
    });
    for (const [file_nome, id_livello_confidenzialita] of [
      ['visibile.txt', 1],
      ['riservato.txt', 5],
    ]) {
      await post('files', {
        id_indagine,
        file: `data:text/plain;base64,${Buffer.from('referto').toString('base64')}`,
        file_nome,
        file_type: 'text/plain',
        type: 'documento',
        created_at: '2026-03-01',
        id_livello_confidenzialita,
      });
    }
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    const answer = await record();
    expect(answer.body.esami).toMatchObject([{ allegati: ['visibile.txt'], diags: [open.id_diagnosi] }]);
    expect(answer.text).not.toContain('riservato');
    expect((await preview()).body.nascosti).toContainEqual({ area: 'files', motivo: 'level', numero: 1 });

    const partial = { id_cpp, assegnazione_confidenzialita: 4, visibility: 3 };
    await post('associatedCareProviders', { ...partial, tags: [9] });
    expect((await record()).body.esami).toHaveLength(1);
    await post('associatedCareProviders', { ...partial, tags: [2] });
    expect((await record()).body.esami).toEqual([]);
    expect((await preview()).body.nascosti).toContainEqual({ area: 'files', motivo: 'specialty', numero: 2 });
  });

  // covers P-26
  test('names a hidden drug in an accepted warning to the patient only', async () => {
    const drug = async (search: string) => {
      const findMarkers = await server.call('POST', '/api/farmacifilter', { token: patient.token, body: { search } });
      return findMarkers.body[0].id_farmaco_codifa;
    };
    const take = async (search: string, id_livello_confidenzialita: number) =>
      (
        await server.call('POST', '/api/farmaci', {
          token: patient.token,
          body: {
            id_terapie: 0,
            status: 'add',
            id_farmaco_codifa: await drug(search),
            tipo_terapia: 1,
            quantita_farmaceutica: '1 compressa',
            frequenza_farmaceutica: 'Ogni giorno',
            data_inizio: '2026-01-12',
            prescrittore: 'Elena Bianchi',
            accetta_interazioni: true,
            id_livello_confidenzialita,
          },
        })
      ).body.data;
    const hidden = await take('coumadin', 6);
    const seen = await take('brufen', 1);
    expect(seen.interazioni_accettate.messaggi[0]).toMatchObject({ farmaco_in_corso: 'Coumadin' });
    await associate(server, patient, id_cpp);
    for (const visibility of [1, 2]) {
      await post('associatedCareProviders', { id_cpp, assegnazione_confidenzialita: 4, visibility, tags: [] });
      const answer = await record();
      expect(answer.body.terapie).toMatchObject([{ id_terapie: seen.id_terapie, interazioni_accettate: null }]);
      expect(answer.body.condivisione.interazioni).toEqual([]);
      expect((await preview()).body.interazioni).toEqual([]);
      for (const { text } of [answer, await preview()]) {
        expect(text).toContain('"sostanza":{"it":"ibuprofene');
        expect(text).toContain('"codice_atc":"M01AE01"');
        for (const name of ['Coumadin', 'warfarin', 'B01AA03']) expect(text).not.toContain(name);
      }
    }
    const sheet = await server.call('POST', '/api/preparaVisita/fhir', {
      token: patient.token,
      body: { id_cpp, voci: [{ tipo: 'therapy', id_record: seen.id_terapie }], motivo: '', domande: [] },
    });
    expect(sheet.text).toContain('Brufen');
    expect(sheet.text).not.toContain('Coumadin');

    // A doctor who sees both therapies is told of their interaction.
    await post('associatedCareProviders', { id_cpp, assegnazione_confidenzialita: 6, visibility: 1, tags: [] });
    const grave = { tipo: 'interazione', gravita: 'grave' };
    expect((await record()).body.condivisione.interazioni).toMatchObject([
      { id_terapie: seen.id_terapie, messaggi: [{ ...grave, farmaco_in_corso: 'Coumadin' }] },
      { id_terapie: hidden.id_terapie, messaggi: [{ ...grave, farmaco_in_corso: 'Brufen' }] },
    ]);
    expect((await preview()).body.interazioni).toEqual((await record()).body.condivisione.interazioni);
    const english = await server.call('GET', `/api/assistiti/${patient.id_paziente}?lingua=en`, {
      token: doctor.token,
    });
    expect(english.body.condivisione.interazioni[0].messaggi[0]).toMatchObject({ ...grave, lingua: 'en' });
  });

  // covers P-26
  test('tells the patient which areas are hidden and why', async () => {
    await fill();
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 3, tags: [14] });
    const { nascosti, associazione } = (await preview()).body;
    expect(associazione).toMatchObject({ id_cpp, visibility: 3, tags: [14] });
    expect(nascosti).toContainEqual({ area: 'notebook', motivo: 'level', numero: 1 });
    expect(nascosti).toContainEqual({ area: 'notebook', motivo: 'specialty', numero: 2 });
    expect(nascosti).toContainEqual({ area: 'emergency-contacts', motivo: 'level', numero: 1 });
    expect(nascosti).toContainEqual({ area: 'diagnoses', motivo: 'specialty', numero: 3 });
    expect(nascosti).toContainEqual({ area: 'visits', motivo: 'level', numero: 1 });
  });

  test('applies a change of access immediately', async () => {
    await fill();
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    expect((await record()).body.visite).toHaveLength(1);
    const change = { id_cpp, assegnazione_confidenzialita: 1, visibility: 2, tags: [] };
    await post('associatedCareProviders', change);
    expect((await record()).body.visite).toEqual([]);
    await post('dottori', { status: 'delete', id_cpp });
    expect((await record()).status).toBe(404);
    expect((await preview()).status).toBe(404);
    expect(await patients()).toEqual([]);
  });

  test('logs each read by a doctor and none by the patient', async () => {
    await associate(server, patient, id_cpp);
    const log = async (filter = '') => {
      const url = `/api/audit${filter}`;
      return (await server.call('GET', url, { token: patient.token })).body.data;
    };
    await preview();
    expect(await log()).toEqual([]);
    await record();
    expect(await log()).toMatchObject([
      {
        azione: 'read',
        tipo: 'patient',
        id_record: patient.id_paziente,
        chi: { nome: 'Vera Rossi', proprietario: false },
      },
    ]);
    await post('associatedCareProviders', { id_cpp, assegnazione_confidenzialita: 6, visibility: 1, tags: [] });
    expect((await record()).body).toHaveProperty('dettagli');
    const reads = (await log()).filter(
      ({ azione, tipo }: Record<string, string>) => azione === 'read' && tipo === 'patient',
    );
    expect(reads).toHaveLength(2);
    await post('salva/esami/0', { indagine_tipologia: 'Emocromo', indagine_stato: '0', id_livello_confidenzialita: 6 });
    await record();
    const ofExams = (await log('?tipo=exam')).filter(({ azione }: Record<string, string>) => azione === 'read');
    expect(ofExams).toHaveLength(1);
  });

  test('excludes deleted records', async () => {
    await fill();
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    const [contact] = (await record()).body.contattialtro;
    const { id_contatto, contatto_nominativo, contatto_telefono, id_livello_confidenzialita } = contact;
    await post(`salva/contattialtro/${id_contatto}`, {
      id_contatto_tipologia: -1,
      contatto_nominativo,
      contatto_telefono,
      id_livello_confidenzialita,
    });
    expect((await record()).body.contattialtro).toHaveLength(2);
  });

  describe('ownership', () => {
    test('lists only patients who granted access', async () => {
      const second = await server.person();
      await associate(server, patient, id_cpp);
      expect(await patients()).toMatchObject([{ id_paziente: patient.id_paziente, paziente_nome: 'Ada' }]);
      expect(await patients(patient.token)).toEqual([]);
      const other = await makeDoctor(server, { id_utente: second.id_utente, email: second.email });
      await associate(server, second, id_cpp);
      expect(await patients(second.token)).toEqual([]);
      expect(await patients()).toHaveLength(2);
      expect((await record(second.token)).status).toBe(404);
      expect((await preview(patient.token, other.id_cpp)).status).toBe(404);
    });

    test('includes the patient while associated', async () => {
      const owns = (person: Person) =>
        Reflect.apply(ownsSharing(server.database), undefined, [person, patient.id_paziente]);
      expect(await owns(doctor)).toBe(false);
      await associate(server, patient, id_cpp);
      expect([await owns(doctor), await owns(patient)]).toEqual([true, false]);
      await post('dottori', { status: 'delete', id_cpp });
      expect(await owns(doctor)).toBe(false);
    });

    test('returns 404 for a doctor who was removed after the owner lookup', async () => {
      const { database } = server;
      const routes = Reflect.apply(sharingRoutes, undefined, [{ database, records: {} }]);
      const call = { session: doctor, path: { id_paziente: patient.id_paziente }, query: {}, body: { search: 'ada' } };
      for (const operation of [
        routes.getSharedRecord,
        routes.searchSharedRecord,
        routes.markNewsRead,
        routes.unmarkNewsRead,
      ])
        await expect(Reflect.apply(operation, undefined, [call])).rejects.toMatchObject({ status: 404 });
    });

    test("applies the doctor's association to the whole record in the preview", async () => {
      const records = {
        share: (...given: unknown[]) => ({ given, righe_nascoste: [] }),
        withMedicines: async (id: number) => ({ id }),
        partsOf: () => [{}, {}],
      };
      const interactions = { checkShared: async () => [] };
      const vaccinations = { findDue: async () => [] };
      const parts = { database: server.database, interactions, records, vaccinations };
      const { previewSharedRecord } = Reflect.apply(sharingRoutes, undefined, [parts]);
      const preview = () =>
        Reflect.apply(previewSharedRecord, undefined, [{ session: patient, path: { id_cpp }, query: {} }]);
      await expect(preview()).rejects.toMatchObject({ status: 404 });
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4 });
      const association = expect.objectContaining({ id_cpp, assegnazione_confidenzialita: 4 });
      const record = { id: patient.id_paziente };
      expect(await preview()).toEqual({
        ...{ associazione: association, given: [association, record] },
        ...{ interazioni: [], richiami: [], parziale: true, righe_nascoste: [], totale: 2 },
      });
    });

    test("rejects the patient's own record on the doctor routes", async () => {
      await associate(server, patient, id_cpp);
      expect((await record(patient.token)).status).toBe(404);
    });

    test("rejects a doctor on the patient's own routes", async () => {
      await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
      const token = doctor.token;
      expect((await server.call('GET', `/api/patient/${patient.id_paziente}`, { token })).status).toBe(404);
      expect((await server.call('GET', `/api/getTaccuinos/${patient.id_paziente}`, { token })).status).toBe(404);
    });
  });
});
