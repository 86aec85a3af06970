import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { mailsTo } from '../../../test/mail-queue.ts';
import {
  type Answer,
  makeServer,
  noon,
  onBothDatabases,
  type Person,
  password,
  type TestServer,
} from '../../../test/server.ts';
import { answeredMailDelayMs } from './mails.ts';
import { maxOpenProposals } from './proposals.routes.ts';
import { findWarning } from './shared-interactions.ts';

const therapy = {
  farmaco: { descrizione_breve: 'Ramipril', somministrazione: 'orale' },
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: 'Una volta al giorno',
};

onBothDatabases('proposals of a doctor', (kind) => {
  let server: TestServer;
  let now = noon;
  let patient: Person;
  let doctor: Person;
  let id_cpp: number;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += 86_400_000;
    patient = await server.person();
    doctor = await server.person();
    const entry = { id_utente: doctor.id_utente, email: doctor.email, fullname: 'Elena Bianchi' };
    ({ id_cpp } = await makeDoctor(server, entry));
    await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
  });

  const ask = (method: string, url: string, { token }: Person, body?: object, headers: Record<string, string> = {}) =>
    server.call(method, `/api/${url}`, { token, headers, ...(body && { body }) });
  const succeed = async (answer: Promise<Answer>) => {
    const { status, body, text } = await answer;
    expect(status, text).toBe(200);
    return body;
  };
  const sentUrl = () => `assistiti/${patient.id_paziente}/proposte`;
  const send = (body: object, headers?: Record<string, string>) => ask('POST', sentUrl(), doctor, body, headers);
  const propose = async (body: object) => (await succeed(send(body))).id_proposta as number;
  const note = (testo = 'Misura la pressione') => propose({ tipo: 'nota', testo });
  const listSent = async (by = doctor) => (await succeed(ask('GET', sentUrl(), by))).data;
  const listOwn = async (who = patient) => (await succeed(ask('GET', 'proposte', who))).data;
  const answer = (id: number, body: object, by = patient) => ask('POST', `proposte/${id}/risposta`, by, body);
  const withdraw = (id: number, by = doctor) => ask('DELETE', `${sentUrl()}/${id}`, by);
  const therapyBody = (more: object = {}) => ({
    ...{ id_terapie: 0, status: 'add', tipo_terapia: 1, prescrittore: 'Elena Bianchi', data_inizio: '2026-03-20' },
    ...therapy,
    ...more,
  });
  const saveTherapy = (more: object = {}, headers?: Record<string, string>, by = patient) =>
    ask('POST', 'farmaci', by, therapyBody(more), headers);
  const addTherapy = async (more: object = {}) => (await succeed(saveTherapy(more))).data;
  const listTherapies = () => succeed(ask('GET', `getFarmaci/${patient.id_paziente}/3`, patient));
  const addExam = (more: object = {}) =>
    succeed(
      ask('POST', 'salva/esami/0', patient, {
        ...{ indagine_tipologia: 'RM ginocchio', indagine_stato: '0', id_livello_confidenzialita: 4, ...more },
      }),
    );
  const detail = (tipo: string, id: number) => succeed(ask('GET', `dettaglio?tipo=${tipo}&id_record=${id}`, patient));
  const audited = async () => {
    const { data } = await succeed(ask('GET', 'audit?tipo=proposal', patient));
    return data.map(({ azione, chi }: { azione: string; chi: { nome: string; proprietario: boolean } }) => [
      azione,
      chi.proprietario ? 'patient' : chi.nome,
    ]);
  };

  test('nothing enters the record until the patient accepts, as its author', async () => {
    const id = await propose({ tipo: 'terapia', testo: 'Mezza dose', terapia: therapy });
    expect(await listTherapies()).toEqual([]);
    const [shown] = await listOwn();
    expect(shown).toMatchObject({ id_proposta: id, autore: 'Elena Bianchi', stato: 'inviata', creato: null });
    expect(shown.terapia).toMatchObject({ ...therapy, data_inizio: null });

    const { id_terapie, author_id } = await addTherapy({ id_proposta: id });
    expect(author_id).toBe(patient.id_utente);
    expect(await listOwn()).toMatchObject([
      { stato: 'accettata', modificata: false, creato: { tipo: 'therapy', id_record: id_terapie } },
    ]);
    expect((await detail('therapy', id_terapie)).provenienza).toEqual([
      {
        ...{ id_proposta: id, tipo: 'terapia', autore: 'Elena Bianchi', modificata: false },
        ...{ inviata_il: new Date(now).toISOString(), accettata_il: new Date(now).toISOString() },
      },
    ]);
    expect(await listSent()).toMatchObject([{ stato: 'accettata', creato: null }]);
    expect(await audited()).toEqual([
      ['changed', 'patient'],
      ['created', 'Elena Bianchi'],
    ]);
  });

  test('tells the doctor that the patient accepted something else', async () => {
    const id = await propose({ tipo: 'terapia', terapia: { ...therapy, data_inizio: '2026-03-20' } });
    await addTherapy({ id_proposta: id, quantita_farmaceutica: 'Mezza compressa' });
    expect(await listSent()).toMatchObject([{ stato: 'accettata', modificata: true }]);
    const exam = await propose({ tipo: 'esame', esame: { indagine_tipologia: 'ECG' } });
    await addExam({ id_proposta: exam, indagine_tipologia: 'ECG', indagine_data_display: '2026-05-04' });
    expect((await listOwn())[0]).toMatchObject({ tipo: 'esame', stato: 'accettata', modificata: false });
  });

  test('a proposal is accepted once', async () => {
    const id = await propose({ tipo: 'terapia', terapia: therapy });
    const key = { 'idempotency-key': '"accept-the-therapy-1"' };
    const [first, repeated] = [
      await saveTherapy({ id_proposta: id }, key),
      await saveTherapy({ id_proposta: id }, key),
    ];
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(repeated.body).toEqual(first.body);
    expect((await saveTherapy({ id_proposta: id })).body).toMatchObject({ status: 409, code: 'answered' });
    expect((await answer(id, { stato: 'rifiutata' })).body).toMatchObject({ status: 409, code: 'answered' });
    expect((await withdraw(id)).body).toMatchObject({ status: 409, code: 'answered' });
    expect(await listTherapies()).toHaveLength(1);
  });

  test('of two acceptances and a withdrawal at the same time, one wins and leaves at most one record', async () => {
    const accept = (id_proposta: number) =>
      ask('POST', 'salva/esami/0', patient, {
        ...{ indagine_tipologia: 'ECG', indagine_stato: '0', id_livello_confidenzialita: 4, id_proposta },
      });
    const listExams = () => succeed(ask('GET', `getEsami/${patient.id_paziente}/3`, patient));
    for (let round = 0; round < 5; round++) {
      const before = (await listExams()).length;
      const id = await propose({ tipo: 'esame', esame: { indagine_tipologia: 'ECG' } });
      const answers = await Promise.all([accept(id), withdraw(id), accept(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const isWithdrawn = answers[1]?.status === 200;
      expect(await listExams()).toHaveLength(isWithdrawn ? before : before + 1);
      const proposal = (await listOwn()).find(({ id_proposta }: { id_proposta: number }) => id_proposta === id);
      expect(proposal.stato).toBe(isWithdrawn ? 'ritirata' : 'accettata');
    }
  });

  test('is refused as a whole when the record cannot be saved', async () => {
    const id = await propose({ tipo: 'terapia', terapia: therapy });
    await addTherapy({ tipo_terapia: 0, note: 'Tosse' });
    const refused = await saveTherapy({ id_proposta: id });
    expect(refused.body).toMatchObject({ status: 409, code: 'interactions' });
    expect((await listOwn())[0].stato).toBe('inviata');
    await addTherapy({ id_proposta: id, accetta_interazioni: true });
    expect((await listOwn())[0].stato).toBe('accettata');
  });

  test('is accepted only by a record of its kind, and only by its patient', async () => {
    const id = await propose({ tipo: 'esame', esame: { indagine_tipologia: 'ECG' } });
    expect((await saveTherapy({ id_proposta: id })).body.errors).toMatchObject([{ code: 'proposal' }]);
    expect(await listTherapies()).toEqual([]);
    const exam = await addExam();
    const changed = await ask('POST', `salva/esami/${exam.id_indagine}`, patient, {
      ...{ id_indagine: exam.id_indagine, indagine_motivo: 'x', id_proposta: id },
    });
    expect(changed.body.errors).toMatchObject([{ code: 'proposal' }]);
    expect((await saveTherapy({ id_proposta: await note() })).body.errors).toMatchObject([{ code: 'proposal' }]);

    const other = await server.person();
    const foreign = await saveTherapy({ id_proposta: id }, {}, other);
    const missing = await saveTherapy({ id_proposta: 2_000_000_000 }, {}, other);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await answer(id, { stato: 'rifiutata' }, other)).status).toBe(404);
    expect(await listOwn(other)).toEqual([]);
    expect((await listOwn()).map(({ stato }: { stato: string }) => stato)).toEqual(['inviata', 'inviata']);
  });

  test('a note is read, and a decline can be taken back', async () => {
    const read = await note();
    expect((await answer(read, { stato: 'rifiutata' })).status).toBe(422);
    expect(await succeed(answer(read, { stato: 'accettata' }))).toMatchObject({ stato: 'accettata', creato: null });
    expect(await succeed(answer(read, { stato: 'accettata' }))).toMatchObject({ stato: 'accettata' });

    const id = await propose({ tipo: 'terapia', terapia: therapy });
    expect((await answer(id, { stato: 'accettata' })).status).toBe(422);
    await succeed(answer(id, { stato: 'rifiutata', motivo: ' Prima ne parliamo ' }));
    expect((await listSent())[0]).toMatchObject({ stato: 'rifiutata', motivo: 'Prima ne parliamo' });
    expect((await saveTherapy({ id_proposta: id })).status).toBe(409);
    expect(await succeed(answer(id, { stato: 'inviata' }))).toMatchObject({ motivo: '', decisa_il: null });
    await addTherapy({ id_proposta: id });

    const withdrawn = await note();
    expect(await succeed(withdraw(withdrawn))).toMatchObject({ stato: 'ritirata' });
    expect(await succeed(withdraw(withdrawn))).toMatchObject({ stato: 'ritirata' });
    for (const stato of ['accettata', 'inviata'])
      expect((await answer(withdrawn, { stato })).status).toBeGreaterThanOrEqual(409);
    expect((await listOwn()).map(({ stato }: { stato: string }) => stato)).toEqual([
      'ritirata',
      'accettata',
      'accettata',
    ]);
  });

  describe('a correction', () => {
    const correct = (tipo: string, id_record: number, modifiche: object) =>
      send({ tipo: 'correzione', correzione: { tipo, id_record, modifiche } });
    const dose = { quantita_farmaceutica: 'Mezza compressa' };

    test('shows what it changes and is accepted by changing the record', async () => {
      const { id_terapie } = await addTherapy({ id_livello_confidenzialita: 4 });
      const { id_proposta } = await succeed(correct('therapy', id_terapie, { ...dose, note: '' }));
      const [{ correzione }] = await listOwn();
      expect(correzione).toMatchObject({
        tipo: 'therapy',
        id_record: id_terapie,
        titolo: 'Ramipril',
        stato: 'invariata',
      });
      expect(correzione.modifiche).toEqual([
        { campo: 'quantita_farmaceutica', prima: '1 compressa', dopo: 'Mezza compressa', attuale: '1 compressa' },
      ]);
      const update = { id_terapie, status: 'update', ...dose, id_proposta };
      const saved = await ask('POST', 'farmaci', patient, update, { 'if-match': `"${correzione.versione}"` });
      expect(saved.body.data).toMatchObject({ ...dose, author_id: patient.id_utente });
      expect((await listOwn())[0]).toMatchObject({ stato: 'accettata', modificata: false });
      expect((await detail('therapy', id_terapie)).provenienza).toMatchObject([{ tipo: 'correzione' }]);
    });

    test('of an exam and of a diagnosis', async () => {
      const { id_indagine } = await addExam();
      const exam = (await succeed(correct('exam', id_indagine, { indagine_motivo: 'Trauma' }))).id_proposta;
      const change = { id_indagine, indagine_motivo: 'Trauma', id_proposta: exam };
      await succeed(ask('POST', `salva/esami/${id_indagine}`, patient, change));
      const details = { tipo_diagnosi: 'Diagnosi', diagnosiDetails: { careprovider: 'Elena Bianchi' } };
      const { id_diagnosi } = await succeed(
        ask('POST', 'salva/diagnosi/0', patient, {
          ...{ ...details, diagnosi_patologia: 'Gotta', diagnosi_stato: '0', id_livello_confidenzialita: 1 },
        }),
      );
      const name = { diagnosi_patologia: 'Artrite gottosa' };
      const diagnosis = (await succeed(correct('diagnosis', id_diagnosi, name))).id_proposta;
      const saved = { ...details, ...name, id_proposta: diagnosis };
      await succeed(ask('POST', `salva/diagnosi/${id_diagnosi}`, patient, saved));
      expect(await listOwn()).toMatchObject([
        { stato: 'accettata', modificata: false, creato: { tipo: 'diagnosis' } },
        { stato: 'accettata', modificata: false, creato: { tipo: 'exam' } },
      ]);
    });

    test('hidden, foreign and unknown records are refused in the same way', async () => {
      const hidden = (await addTherapy({ id_livello_confidenzialita: 6 })).id_terapie;
      const stranger = await server.person();
      const foreign = (await succeed(saveTherapy({ id_livello_confidenzialita: 1 }, {}, stranger))).data.id_terapie;
      const refused = [];
      const kept = (await addTherapy({ id_livello_confidenzialita: 1, accetta_interazioni: true })).id_terapie;
      const exception = { id_cpp, tipo: 'therapy', id_record: kept, nascosto: true };
      await succeed(ask('POST', `privacy/${patient.id_paziente}/eccezioni`, patient, exception));
      for (const id of [hidden, foreign, kept, 2_000_000_000]) refused.push(await correct('therapy', id, dose));
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
      const { id_indagine } = await addExam();
      expect((await correct('exam', id_indagine, dose)).body.errors).toMatchObject([{ code: 'unknown' }]);
      const unchanged = { indagine_tipologia: ' RM ginocchio ' };
      expect((await correct('exam', id_indagine, unchanged)).body.errors).toMatchObject([{ code: 'unchanged' }]);
      expect(await listOwn()).toEqual([]);
    });

    test('says when the record was changed or deleted, and is not lost', async () => {
      const { id_terapie, versione } = await addTherapy({ id_livello_confidenzialita: 4 });
      const { id_proposta } = await succeed(correct('therapy', id_terapie, dose));
      const change = { id_terapie, status: 'update', quantita_farmaceutica: '2 compresse' };
      await succeed(ask('POST', 'farmaci', patient, change));
      const [changed] = await listOwn();
      expect(changed.correzione).toMatchObject({ stato: 'cambiata', modifiche: [{ attuale: '2 compresse' }] });
      const accept = { id_terapie, status: 'update', ...dose, id_proposta };
      expect((await ask('POST', 'farmaci', patient, accept, { 'if-match': `"${versione}"` })).status).toBe(412);
      await succeed(ask('POST', 'farmaci', patient, { id_terapie, status: 'delete' }));
      expect((await ask('POST', 'farmaci', patient, accept)).body).toMatchObject({ status: 409, code: 'deleted' });
      const [deleted] = await listOwn();
      expect(deleted).toMatchObject({ stato: 'inviata', correzione: { stato: 'eliminata', versione: null } });
      // A deletion is no acceptance.
      expect((await ask('POST', 'farmaci', patient, { ...accept, status: 'delete' })).status).toBe(422);
    });

    test('does not tell the doctor about a record that is hidden since', async () => {
      const { id_terapie } = await addTherapy({ id_livello_confidenzialita: 4 });
      await succeed(correct('therapy', id_terapie, dose));
      expect((await listSent())[0].correzione).toMatchObject({ titolo: 'Ramipril' });
      await succeed(ask('POST', 'farmaci', patient, { id_terapie, status: 'update', id_livello_confidenzialita: 6 }));
      const answer = await ask('GET', sentUrl(), doctor);
      expect(answer.body.data).toMatchObject([{ correzione: null, stato: 'inviata' }]);
      expect(answer.text).not.toContain('Ramipril');
    });
  });

  test('only a doctor with access proposes, and sees nothing after it ended', async () => {
    const id = await note('Riservata');
    const other = await server.person();
    const otherDoctor = await server.person();
    await associate(server, patient, (await makeDoctor(server, { id_utente: otherDoctor.id_utente })).id_cpp);
    expect(await listSent(otherDoctor)).toEqual([]);
    expect((await withdraw(id, otherDoctor)).status).toBe(404);
    for (const person of [other, patient]) {
      expect((await ask('GET', sentUrl(), person)).status).toBe(404);
      expect((await ask('POST', sentUrl(), person, { tipo: 'nota', testo: 'x' })).status).toBe(404);
    }
    await succeed(ask('POST', 'dottori', patient, { status: 'delete', id_cpp }));
    for (const refused of [
      await ask('GET', sentUrl(), doctor),
      await send({ tipo: 'nota', testo: 'x' }),
      await withdraw(id),
    ])
      expect(refused.status).toBe(404);
    // The patient keeps it.
    expect(await listOwn()).toMatchObject([{ testo: 'Riservata', stato: 'inviata' }]);
    expect(await succeed(answer(id, { stato: 'accettata' }))).toMatchObject({ stato: 'accettata' });
  });

  test('stays in the record, without the account of the doctor, when that is deleted', async () => {
    const id = await note();
    const body = { password };
    expect((await ask('PUT', `destroyUser/${doctor.id_utente}`, doctor, body)).status).toBe(200);
    const kept = server.database.selectFrom('proposte').select(['id_proposta', 'author_id']);
    const rows = await kept.where('id_paziente', '=', patient.id_paziente).execute();
    expect(rows).toEqual([{ id_proposta: id, author_id: patient.id_utente }]);
    expect(await listOwn()).toMatchObject([{ id_proposta: id, autore: 'Elena Bianchi', testo: 'Misura la pressione' }]);
    expect((await withdraw(id, patient)).status).toBe(404);
    expect(await succeed(answer(id, { stato: 'accettata' }))).toMatchObject({ stato: 'accettata' });
  });

  test('a proposal to one patient is not withdrawn through another', async () => {
    const id = await note();
    const other = await server.person();
    await associate(server, other, id_cpp);
    const url = `assistiti/${other.id_paziente}/proposte/${id}`;
    expect((await ask('DELETE', url, doctor)).status).toBe(404);
    expect((await listOwn())[0].stato).toBe('inviata');
  });

  describe('a medicine that the record speaks against', () => {
    const check = (id_farmaco_codifa: string | null, descrizione_breve: string, by = doctor, lingua = 'it') =>
      ask('POST', `assistiti/${patient.id_paziente}/interazioni?lingua=${lingua}`, by, {
        id_farmaco_codifa,
        descrizione_breve,
      });
    const findings = async (...asked: Parameters<typeof check>) => {
      const { messaggiInterazioni } = await succeed(check(...asked));
      return messaggiInterazioni.map(({ tipo, farmaco_in_corso }: Record<string, string>) => [tipo, farmaco_in_corso]);
    };
    const record = (descrizione_breve: string, tipo_terapia: number, id_livello_confidenzialita = 4) =>
      addTherapy({
        ...{ tipo_terapia, id_livello_confidenzialita, farmaco: { descrizione_breve, somministrazione: '' } },
        ...(tipo_terapia === 0 ? { note: 'Orticaria' } : { accetta_interazioni: true }),
      });
    const allergy = (diagnosi_patologia: string, id_livello_confidenzialita = 4) =>
      succeed(
        ask('POST', 'salva/diagnosi/0', patient, {
          ...{ tipo_diagnosi: 'Allergia', diagnosi_stato: '0', diagnosi_patologia, id_livello_confidenzialita },
          diagnosiDetails: { careprovider: 'Vera Rossi' },
        }),
      );
    const zimox = { ...therapy, farmaco: { descrizione_breve: 'Zimox', somministrazione: 'orale' } };

    test('is compared with what the doctor sees, by substance, family and words', async () => {
      expect(await findings('farm-zimox', 'Zimox')).toEqual([]);
      await record('Augmentin', 0);
      await record('Isoptin', 1);
      const { id_diagnosi } = await allergy('Allergia alla penicillina');
      const against = [
        ['allergia', 'Allergia alla penicillina'],
        ['vietato', 'Augmentin'],
      ];
      expect(await findings('farm-zimox', 'Zimox')).toEqual(against);
      expect(await findings(null, 'amoxicillina 1 g')).toEqual(against);
      expect(await findings('farm-inderal', 'Inderal')).toEqual([['interazione', 'Isoptin']]);
      expect(await findings('farm-isoptin', 'Isoptin')).toEqual([['duplicato', 'Isoptin']]);
      const { data } = await succeed(ask('GET', 'audit?tipo=diagnosis', patient));
      const reads = data.filter(({ azione }: { azione: string }) => azione === 'read');
      expect(reads.map((read: { id_record: number }) => read.id_record)).toEqual([id_diagnosi, id_diagnosi]);
    });

    test('tells nothing of what is hidden, and nothing to others', async () => {
      await record('Augmentin', 0, 6);
      await record('Isoptin', 1, 6);
      await allergy('Allergia alla penicillina', 6);
      expect(await findings('farm-zimox', 'Zimox')).toEqual([]);
      expect(await findings('farm-inderal', 'Inderal')).toEqual([]);
      await propose({ tipo: 'terapia', terapia: zimox });
      expect((await listSent())[0].avviso).toBeNull();
      expect((await check(null, 'Zimox', await server.person())).status).toBe(404);
    });

    test('is proposed only with the reason, and waits with the warning', async () => {
      const warning = async (...asked: Parameters<typeof check>) => (await succeed(check(...asked))).avviso;
      expect(await warning('farm-zimox', 'Zimox')).toBeNull();
      await allergy('Allergia alla penicillina');
      expect(await warning('farm-zimox', 'Zimox')).toBe('allergia');
      const refused = await send({ tipo: 'terapia', testo: ' ', terapia: zimox });
      expect(refused.body).toMatchObject({ status: 422, errors: [{ path: '/testo', code: 'required' }] });
      await propose({ tipo: 'terapia', testo: 'Provata in ospedale', terapia: zimox });
      expect(await listSent()).toMatchObject([{ avviso: 'allergia' }]);
      await record('Augmentin', 0);
      expect(await warning(null, 'amoxicillina 1 g')).toBe('vietato');
      await propose({ tipo: 'terapia', testo: 'Provata in ospedale', terapia: zimox });
      expect((await listOwn()).map(({ avviso }: { avviso: string }) => avviso)).toEqual(['vietato', 'allergia']);
    });

    test('needs the reason for a severe interaction and the same ingredient, not for a milder finding', async () => {
      const warning = async (...asked: Parameters<typeof check>) => (await succeed(check(...asked))).avviso;
      const inderal = { ...therapy, farmaco: { descrizione_breve: 'Inderal', somministrazione: 'orale' } };
      await record('Isoptin', 1);
      expect(await warning('farm-inderal', 'Inderal')).toBe('interazione');
      expect(await warning('farm-isoptin', 'Isoptin')).toBe('duplicato');
      const refused = await send({ tipo: 'terapia', terapia: inderal });
      expect(refused.body).toMatchObject({ status: 422, errors: [{ path: '/testo', code: 'required' }] });
      await propose({ tipo: 'terapia', testo: 'Dose bassa, con ECG', terapia: inderal });
      expect(await listSent()).toMatchObject([{ avviso: 'interazione' }]);
    });

    test.each([
      [null, 'interazione', 'moderata'],
      ['interazione', 'interazione', 'controindicata'],
      [null, 'intolleranza', 'moderata'],
      ['condizione', 'condizione', 'grave'],
      ['allergia', 'allergia', 'moderata'],
      [null, 'non_verificabile', 'sconosciuta'],
    ] as const)('warns of %s for %s of severity %s', (warning, tipo, gravita) => {
      const texts = { farmaco_in_corso: 'Isoptin', interazione_con: 'Inderal', effetto: '', consiglio: '', voce: '' };
      const found = { ...texts, tipo, gravita, stretta: true, fonte: 'registro' as const };
      const result = { esito: 'presenti' as const, non_confrontate: [], revisione_clinica: false };
      expect(findWarning({ ...result, messaggiInterazioni: [found] })).toBe(warning);
    });
  });

  test('limits the open proposals, and requests like messages', async () => {
    const at = new Date(now).toISOString();
    const row = { id_paziente: patient.id_paziente, author_id: doctor.id_utente, id_cpp, autore: 'Elena Bianchi' };
    const open = {
      ...row,
      tipo: 'nota',
      testo: 'x',
      stato: 'inviata',
      modificata: 0,
      motivo: '',
      created_at: at,
    } as const;
    for (let i = 0; i < maxOpenProposals - 1; i++) await server.database.insertInto('proposte').values(open).execute();
    const both = await Promise.all([send({ tipo: 'nota', testo: 'a' }), send({ tipo: 'nota', testo: 'b' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too-many' });
    expect(await listSent()).toHaveLength(maxOpenProposals);
    let last = 0;
    for (let i = 0; i < 12 && last !== 429; i++) last = (await send({ tipo: 'nota', testo: 'x' })).status;
    expect(last).toBe(429);
  });

  test('a repeated request creates one proposal', async () => {
    const key = { 'idempotency-key': '"propose-the-note-1"' };
    const body = { tipo: 'nota', testo: 'Una volta sola' };
    expect((await send(body, key)).body).toEqual((await send(body, key)).body);
    expect(await listOwn()).toHaveLength(1);
  });

  test('refuses content that does not belong to its kind', async () => {
    const wrong = [
      { tipo: 'nota' },
      { tipo: 'nota', testo: '  ' },
      { tipo: 'nota', testo: 'x', terapia: therapy },
      { tipo: 'terapia', testo: 'x' },
      { tipo: 'terapia', terapia: { ...therapy, farmaco: undefined } },
      { tipo: 'terapia', terapia: { ...therapy, id_farmaco_codifa: 'no-such-drug' } },
      { tipo: 'terapia', terapia: { ...therapy, data_inizio: '2026-03-20', data_fine: '2026-03-01' } },
      { tipo: 'terapia', terapia: { ...therapy, id_diagnosi: 1 } },
      { tipo: 'esame', esame: { indagine_tipologia: ' ' } },
    ];
    for (const body of wrong) {
      expect([body, (await send(body)).status]).toEqual([body, 422]);
    }
    expect(await listOwn()).toEqual([]);
  });

  test('mails tell that something waits, and nothing else', async () => {
    const id = await propose({ tipo: 'terapia', testo: 'Per la pressione', terapia: therapy });
    const [waiting = ''] = await mailsTo(server, patient.email);
    expect(waiting).toContain('/webui/Registro/Proposte');
    for (const secret of ['Ramipril', 'pressione', 'Bianchi', 'Elena']) expect(waiting).not.toContain(secret);

    await succeed(answer(id, { stato: 'rifiutata', motivo: 'Ramipril no' }));
    await succeed(answer(id, { stato: 'inviata' }));
    now += 60_000;
    await addTherapy({ id_proposta: id });
    expect(await mailsTo(server, doctor.email)).toEqual([]);
    now += answeredMailDelayMs;
    const answers = await mailsTo(server, doctor.email);
    expect(answers).toHaveLength(1);
    for (const secret of ['Ramipril', 'Ada', 'Prova']) expect(answers[0]).not.toContain(secret);
  });

  test.each([
    [undefined, 'Libretto: un messaggio ti aspetta / something is waiting for you', ['Buongiorno', 'Hello']],
    ['it', 'Libretto: un messaggio ti aspetta', ['Buongiorno']],
    ['en', 'Libretto: something is waiting for you', ['Hello']],
  ])('mails are in the language of the recipient, or in both: %s', async (lingua, subject, greetings) => {
    for (const { token } of lingua === undefined ? [] : [patient, doctor])
      await succeed(server.call('PUT', '/api/preferenze', { token, body: { liste_aperte: [], lingua } }));
    const answeredId = await propose({ tipo: 'terapia', testo: '', terapia: therapy });
    await succeed(answer(answeredId, { stato: 'rifiutata', motivo: '' }));
    await note();
    now += answeredMailDelayMs;
    for (const { email } of [patient, doctor]) {
      const [letter = ''] = await mailsTo(server, email);
      expect(['Buongiorno', 'Hello'].filter((word) => letter.includes(word))).toEqual(greetings);
      expect(letter).toMatch(/^https?:\/\/\S+\/webui\/(Registro\/Proposte|Assistiti)$/m);
      expect(letter.includes('above')).toBe(lingua === undefined);
    }
    const sent = await server.database.selectFrom('mail').select('subject').where('kind', '=', 'proposal').execute();
    expect(sent.map((mail) => mail.subject)).toContain(subject);
  });

  test('a withdrawn proposal is not announced', async () => {
    const id = await note();
    await succeed(withdraw(id));
    expect(await mailsTo(server, patient.email)).toEqual([]);
  });

  test('today lists open proposals, and the list of patients counts new answers', async () => {
    const id = await note();
    const today = async () => (await succeed(ask('GET', `oggi/${patient.id_paziente}`, patient))).proposte;
    expect(await today()).toEqual([{ id_proposta: id, tipo: 'nota', autore: 'Elena Bianchi' }]);
    const answers = async () => (await succeed(ask('GET', 'assistiti', doctor))).data[0].risposte;
    const mark = async () => {
      await succeed(ask('GET', `assistiti/${patient.id_paziente}`, doctor));
      await succeed(ask('POST', `assistiti/${patient.id_paziente}/novitaLette`, doctor));
    };
    expect(await answers()).toBeUndefined();
    await mark();
    expect(await answers()).toBe(0);
    now += 1000;
    await succeed(answer(id, { stato: 'accettata' }));
    expect(await today()).toEqual([]);
    expect(await answers()).toBe(1);
    now += 1000;
    await succeed(ask('GET', `assistiti/${patient.id_paziente}`, doctor));
    expect(await answers()).toBe(1);
    await mark();
    expect(await answers()).toBe(0);
  });

  test('takes up space of the patient', async () => {
    const space = async (who: Person) => (await succeed(ask('GET', 'spazio', who))).record_usati;
    const before = [await space(patient), await space(doctor)];
    await note();
    expect([await space(patient), await space(doctor)]).toEqual([before[0] + 1, before[1]]);
  });
});
