import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

onBothDatabases('today', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const call = async (method: string, url: string, body?: object) => {
    const answer = await server.call(method, `/api/${url}`, { token: person.token, ...(body && { body }) });
    expect(answer.status, `${method} ${url}`).toBe(200);
    return answer.body;
  };
  const read = (query = '') => call('GET', `oggi/${person.id_paziente}${query}`);
  const addTherapy = async (tipo_terapia: number, descrizione_breve: string, more: object = {}) =>
    (
      await call('POST', 'farmaci', {
        id_terapie: 0,
        status: 'add',
        farmaco: { descrizione_breve, somministrazione: 'orale' },
        tipo_terapia,
        quantita_farmaceutica: '1 compressa',
        frequenza_farmaceutica: 'Una volta al giorno',
        data_inizio: '2026-01-12',
        prescrittore: 'Elena Bianchi',
        ...more,
      })
    ).data.id_terapie;
  const addExam = (indagine_tipologia: string, indagine_stato: string, indagine_data_display: string | null) =>
    call('POST', 'salva/esami/0', {
      ...{ indagine_tipologia, indagine_stato, id_livello_confidenzialita: 6 },
      ...(indagine_data_display && { indagine_data_display }),
    });
  const addReading = (data_rilevazione: string) =>
    call('POST', 'salva/tbl_parametri_vitalis/0', { data_rilevazione, parametro_peso: 70, fonte: 'manuale' });

  test('is empty for a new record', async () => {
    expect(await read()).toEqual({
      giorno: today,
      terapie: [],
      dosi: [],
      esami: [],
      richiami: [],
      rilevazioni: [],
      novita: [],
      condivisioni: [],
      proposte: [],
    });
  });

  test('lists therapies in progress and forbidden drugs with the doses of the day', async () => {
    const id_terapie = await addTherapy(1, 'Ramipril', { orari: [{ ora: '08:00', quantita: 1 }] });
    await addTherapy(0, 'Augmentin', { note: 'Orticaria' });
    await addTherapy(2, 'Brufen', { data_fine: '2026-02-01' });
    const yesterday = '2026-03-20';
    for (const giorno of [today, yesterday]) {
      await call('POST', 'assunzioni', { id_terapie, giorno, ora: '08:00', esito: 'presa' });
    }
    const { terapie, dosi } = await read();
    expect(
      terapie.map(({ farmaco }: { farmaco: { descrizione_breve: string } }) => farmaco.descrizione_breve).sort(),
    ).toEqual(['Augmentin', 'Ramipril']);
    expect(dosi).toMatchObject([{ id_terapie, giorno: today }]);
    expect((await read(`?giorno=${yesterday}`)).dosi).toMatchObject([{ giorno: yesterday }]);
  });

  test('lists requested and scheduled exams', async () => {
    await addExam('Completato', '2', '2026-03-01');
    await addExam('Da prenotare', '0', null);
    await addExam('Dopo', '1', '2026-05-02');
    await addExam('Prima', '1', '2026-04-02');
    const { esami } = await read();
    expect(esami.map(({ indagine_tipologia: name }: { indagine_tipologia: string }) => name)).toEqual([
      'Da prenotare',
      'Prima',
      'Dopo',
    ]);
  });

  test('lists the readings of 90 days, newest first', async () => {
    // 90 and 91 days before 21 March.
    for (const day of ['2025-12-20', today, '2025-12-21', '2026-02-01']) await addReading(day);
    const { rilevazioni } = await read();
    expect(rilevazioni.map(({ data_rilevazione: day }: { data_rilevazione: string }) => day)).toEqual([
      today,
      '2026-02-01',
      '2025-12-21',
    ]);
  });

  test('lists six entries of 30 days and none of later days', async () => {
    await addExam('Futuro', '1', '2026-03-22');
    await addReading('2026-02-18');
    await addExam('Trenta giorni', '2', '2026-02-19');
    const titles = async () => (await read()).novita.map(({ titolo }: { titolo: string }) => titolo);
    expect(await titles()).toEqual(['Trenta giorni']);
    const days = [15, 16, 17, 18, 19, 20].map((number) => `2026-03-${number}`);
    for (const day of days) await addExam(day, '2', day);
    expect(await titles()).toEqual(days.toReversed());
  });

  test('lists active share links that expire within two days', async () => {
    const share = (etichetta: string, hours: number) =>
      server.call('POST', '/api/condivisioni', {
        token: person.token,
        body: {
          etichetta,
          contenuti: ['fhir'],
          aree: ['allergies'],
          id_livello_confidenzialita: 6,
          ore_di_validita: hours,
        },
      });
    expect((await share('Due giorni', 48)).status).toBe(201);
    expect((await share('Un giorno', 24)).status).toBe(201);
    expect((await share('Tre giorni', 72)).status).toBe(201);
    const labels = async () => (await read()).condivisioni.map(({ etichetta }: { etichetta: string }) => etichetta);
    expect(await labels()).toEqual(['Un giorno', 'Due giorni']);
  });

  test('lists only vaccine doses that are due or overdue', async () => {
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '1950-01-01', paziente_sesso: 'female' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    const states = (vaccines: { dosi: { stato: string }[] }[]) =>
      new Set(vaccines.flatMap(({ dosi }) => dosi.map(({ stato }) => stato)));
    const schedule = await call('GET', `calendarioVaccinale/${person.id_paziente}`);
    expect(states(schedule.data)).toEqual(new Set(['dovuta', 'in_ritardo', 'prossima']));
    expect(states((await read()).richiami)).toEqual(new Set(['dovuta', 'in_ritardo']));
  });
});
