import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFemale } from '../../../test/own-records.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

onBothDatabases('interactions of therapies', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const therapy = {
    farmaco: { descrizione_breve: 'Ramipril 5 mg', somministrazione: 'orale' },
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Una volta al giorno',
    data_inizio: '2026-01-12',
    prescrittore: 'Elena Bianchi',
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api/${path}`, { token: person.token, body });
  const add = (body: object = {}) => call('POST', 'farmaci', { id_terapie: 0, status: 'add', ...therapy, ...body });
  const create = async (body: object = {}) => (await add(body)).body.data;
  const update = (id_terapie: number, body: object) =>
    call('POST', 'farmaci', { id_terapie, status: 'update', ...body });

  const drug = async (search: string) => (await call('POST', 'farmacifilter', { search })).body[0].id_farmaco_codifa;

  // covers T-40
  test('requires accepting interactions and stores the acceptance', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const aspirin = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined };
    const refused = await add(aspirin);
    expect([refused.status, refused.body.code]).toEqual([409, 'interactions']);
    const taken = await create({ ...aspirin, accetta_interazioni: true });
    expect(taken.interazioni_accettate.il).toBe(new Date(noon).toISOString());
    expect(taken.interazioni_accettate.messaggi[0]).toMatchObject({
      farmaco_in_corso: 'Coumadin',
      interazione_con: 'Brufen',
    });
    expect((await update(taken.id_terapie, { note: 'x' })).body.data.interazioni_accettate).toEqual(
      taken.interazioni_accettate,
    );
    const other = await update(taken.id_terapie, {
      id_farmaco_codifa: await drug('tachipirina'),
      accetta_interazioni: true,
    });
    expect(
      other.body.data.interazioni_accettate?.messaggi.map(
        ({ interazione_con }: { interazione_con: string }) => interazione_con,
      ) ?? [],
    ).not.toContain('Brufen');
  });

  test('returns accepted findings in the requested language and stores them in Italian', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const brufen = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined };
    const { id_terapie: id } = await create({ ...brufen, accetta_interazioni: true });
    const listFindings = async (query: string) => {
      const { body } = await call('GET', `getFarmaci/${person.id_paziente}/1${query}`);
      const one = body.find(({ id_terapie }: { id_terapie: number }) => id_terapie === id);
      return one.interazioni_accettate.messaggi[0].effetto;
    };
    const italian = 'Aumento del rischio di emorragia, soprattutto gastrointestinale.';
    const english = 'Higher risk of bleeding, above all in the stomach and bowel.';
    expect(await Promise.all(['?lingua=en', '', '?lingua=it'].map(listFindings))).toEqual([english, italian, italian]);
    const { body } = await call(
      'GET',
      `checkInterazioniFarmaco/${brufen.id_farmaco_codifa}?id_terapie=${id}&lingua=en`,
    );
    expect(body.messaggiInterazioni[0]).toMatchObject({ effetto: english, lingua: 'en' });
  });

  // covers T-40
  test('requires a reason for a drug despite an allergy and stores it', async () => {
    const allergy = { tipo_diagnosi: 'Allergia', diagnosi_patologia: 'Allergia alle penicilline', diagnosi_stato: '0' };
    await call('POST', 'salva/diagnosi/0', { ...allergy, diagnosiDetails: { careprovider: 'Elena Bianchi' } });
    const augmentin = { id_farmaco_codifa: await drug('augmentin'), farmaco: undefined };
    expect((await add({ ...augmentin, motivo_accettazione: 'Tollerata' })).body.code).toBe('interactions');
    for (const motivo_accettazione of [undefined, '', '   ']) {
      const { status, body } = await add({ ...augmentin, accetta_interazioni: true, motivo_accettazione });
      expect([status, body.errors]).toEqual([
        422,
        [{ path: '/motivo_accettazione', code: 'required', message: 'is required' }],
      ]);
    }
    const long = { ...augmentin, accetta_interazioni: true, motivo_accettazione: 'x'.repeat(501) };
    expect((await add(long)).status).toBe(422);
    const reason = 'Provata in ospedale il 3 marzo: nessuna reazione.';
    const taken = await create({ ...augmentin, accetta_interazioni: true, motivo_accettazione: ` ${reason} ` });
    expect(taken.interazioni_accettate).toMatchObject({ motivo: reason, messaggi: [{ tipo: 'allergia' }] });
    const listed = (await call('GET', `getFarmaci/${person.id_paziente}/1`)).body[0];
    expect(listed.interazioni_accettate.motivo).toBe(reason);
    expect((await update(taken.id_terapie, { note: 'x' })).body.data.interazioni_accettate.motivo).toBe(reason);
  });

  // covers E-30 T-40
  test('includes pregnancy and kidney disease of the record', async () => {
    await makeFemale(server, person);
    const pregnancy = {
      eta: 31,
      inizio_gravidanza: '2025-08-23',
      fine_gravidanza: null,
      esito: null,
      sesso_bambino: null,
      note_gravidanza: '',
    };
    expect((await call('POST', 'gravidanze', pregnancy)).status).toBe(200);
    const brufen = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined };
    expect((await add(brufen)).body.code).toBe('interactions');
    const { interazioni_accettate } = await create({ ...brufen, accetta_interazioni: true });
    expect(interazioni_accettate.messaggi).toMatchObject([
      { tipo: 'condizione', gravita: 'controindicata', farmaco_in_corso: 'Gravidanza in corso', fonte: 'RCP' },
    ]);
    const check = async () => (await call('GET', `checkInterazioniFarmaco/${await drug('glucophage')}`)).body.esito;
    expect(await check()).toBe('nessuna');
    const disease = { tipo_diagnosi: 'Diagnosi', diagnosi_patologia: 'Malattia renale cronica', diagnosi_stato: '0' };
    await call('POST', 'salva/diagnosi/0', { ...disease, diagnosiDetails: { careprovider: 'Elena Bianchi' } });
    expect(await check()).toBe('presenti');
  });

  test('discards a reason that was not required', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const brufen = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined };
    const { interazioni_accettate } = await create({
      ...brufen,
      accetta_interazioni: true,
      motivo_accettazione: 'Perché sì',
    });
    expect(interazioni_accettate.motivo).toBeUndefined();
  });

  test('accepts forbidden drugs without check, but checks them when they become current', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const aspirin = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined };
    const { id_terapie: id, interazioni_accettate } = await create({ ...aspirin, tipo_terapia: 0, note: 'Ulcera' });
    expect(interazioni_accettate).toBeNull();
    expect((await update(id, { tipo_terapia: 1 })).body.code).toBe('interactions');
    expect((await update(id, { tipo_terapia: 1, accetta_interazioni: true })).status).toBe(200);
  });

  const ownWords = (descrizione_breve: string) => ({ farmaco: { descrizione_breve, somministrazione: '' } });

  test('checks a drug entered as text by the drugs it names, when added, renamed and moved', async () => {
    await create({ ...ownWords('Tachipirina'), tipo_terapia: 0, note: 'Orticaria' });
    const refused = await add(ownWords('paracetamolo 500 mg'));
    expect([refused.status, refused.body.code]).toEqual([409, 'interactions']);
    const { id_terapie: id } = await create(ownWords('La pastiglia verde'));
    expect((await update(id, ownWords('Efferalgan'))).body.code).toBe('interactions');
    const { id_terapie: past } = await create({
      ...ownWords('Efferalgan'),
      tipo_terapia: 2,
      data_fine: '2026-01-20',
    });
    expect((await update(past, { tipo_terapia: 1 })).body.code).toBe('interactions');
    const { data } = (await update(past, { tipo_terapia: 1, accetta_interazioni: true })).body;
    expect(data.interazioni_accettate.messaggi).toMatchObject([
      { tipo: 'vietato', gravita: 'controindicata', farmaco_in_corso: 'Tachipirina', interazione_con: 'Efferalgan' },
    ]);
  });

  test('reports uncertainty for text and ignores the therapy being changed', async () => {
    const { id_terapie } = await create({ ...ownWords('Tachipirina'), tipo_terapia: 0, note: 'Orticaria' });
    const ask = async (query = '') =>
      (await call('POST', `checkInterazioniFarmaco${query}`, { descrizione_breve: 'Efferalgan' })).body;
    expect(await ask()).toMatchObject({
      esito: 'non_verificabile',
      messaggiInterazioni: [{ tipo: 'vietato', farmaco_in_corso: 'Tachipirina' }],
    });
    expect(await ask(`?id_terapie=${id_terapie}`)).toMatchObject({
      esito: 'non_verificabile',
      messaggiInterazioni: [],
    });
  });

  test('checks a restored therapy like a new one', async () => {
    const { id_terapie: id } = await create({ id_farmaco_codifa: await drug('brufen'), farmaco: undefined });
    await update(id, { status: 'delete' });
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const refused = await update(id, { deleted_at: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'interactions']);
    const { data } = (await update(id, { deleted_at: null, accetta_interazioni: true })).body;
    expect(data.deleted_at).toBeNull();
    expect(data.interazioni_accettate.messaggi[0].farmaco_in_corso).toBe('Coumadin');
  });

  test('drops the acceptance when moved to another list', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    const aspirin = { id_farmaco_codifa: await drug('brufen'), farmaco: undefined, accetta_interazioni: true };
    const { id_terapie: id, interazioni_accettate } = await create(aspirin);
    expect(interazioni_accettate).not.toBeNull();
    const { data } = (await update(id, { tipo_terapia: 2, data_fine: '2026-02-01' })).body;
    expect(data.interazioni_accettate).toBeNull();
  });

  // covers C-41
  test('checks a drug against current therapies and forbidden drugs', async () => {
    await create({ id_farmaco_codifa: await drug('coumadin'), farmaco: undefined });
    await create({ id_farmaco_codifa: await drug('brufen'), farmaco: undefined, tipo_terapia: 0, note: 'Ulcera' });
    const { body } = await call('GET', `checkInterazioniFarmaco/${await drug('brufen')}`);
    expect(
      body.messaggiInterazioni.map(
        ({ tipo, farmaco_in_corso }: { tipo: string; farmaco_in_corso: string }) => `${tipo} ${farmaco_in_corso}`,
      ),
    ).toEqual(expect.arrayContaining(['interazione Coumadin', 'vietato Brufen']));
  });
});
