import { belfioreConnector } from '@marketto/belfiore-connector-embedded';
import { CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases } from '../../test/server.ts';
import { checkScore } from '../areas/scores/recount.ts';
import { document } from '../contract/document.ts';
import { Validation } from '../contract/validation.ts';
import { specialtyTags } from '../records/specialties/tags.ts';
import { demoRelative } from './caregivers.ts';
import { demoDiagnoses, demoReadings, demoVisits } from './clinic.ts';
import { seedDemo } from './demo.ts';
import { demoDoctors } from './doctors.ts';
import { drawBody } from './figure.ts';
import { demoHabits, demoPregnancies, demoTexts } from './history.ts';
import { demoPassword, people } from './people.ts';

onBothDatabases('demo mode', (kind) => {
  test('seeds four accounts once', async () => {
    const server = await makeServer(kind, { settings: { DEMO: 'true' } });
    const parts = { ...server.parts, timeZone: 'Europe/Rome' };
    await seedDemo(parts);
    const login = (email: string) =>
      server.call('POST', '/api/user/login', { body: { email, password: demoPassword } });

    const granted: Record<string, boolean[]> = {};
    for (const { email } of people) {
      const { token } = (await login(email)).body.success;
      const ask = async (data: string) =>
        (await server.call('POST', '/api/security/hasPermission', { token, body: { data } })).body.data;
      granted[email] = await Promise.all(['aggiungitaccuino', 'modificataccuino', 'calcolatrice', 'admin'].map(ask));
    }
    expect(granted).toEqual({
      'paziente@libretto.example': [true, true, true, false],
      'paziente2@libretto.example': [false, false, true, false],
      'dottore@libretto.example': [true, true, true, false],
      'admin@libretto.example': [true, true, true, true],
    });

    const { token, user } = (await login('paziente@libretto.example')).body.success;
    const card = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(card.tbl_taccuinos).toHaveLength(10);
    expect(card.contattiemergenza).toHaveLength(3);
    expect(card.contattialtro).toHaveLength(2);
    expect(card.tbl_taccuinos.filter(({ taccuino_zone }: { taccuino_zone: [] }) => taccuino_zone.length === 0)).toEqual(
      [],
    );
    expect(card.tbl_taccuinos[0].taccuino_zone).toEqual([
      { zona_lato: 'anteriore', zona_regione: '129', zona_livello: 3 },
      { zona_lato: 'anteriore', zona_regione: '131', zona_livello: 2 },
      { zona_lato: 'posteriore', zona_regione: '232', zona_livello: 2 },
    ]);
    for (const { id_taccuino } of card.tbl_taccuinos) {
      const images = (await server.call('GET', `/api/taccuino/${id_taccuino}/Images`, { token })).body;
      expect(images.taccuino_report_anteriore).toMatch(/^data:image\/png;base64,/);
      expect(images.taccuino_report_posteriore).toMatch(/^data:image\/png;base64,/);
    }

    const doctor = (await login('dottore@libretto.example')).body.success;
    const mine = (await server.call('GET', '/api/assistiti', { token: doctor.token })).body.data;
    // Everything of the last 14 days that is shared with this doctor, and nothing of an earlier or a coming day.
    // Reports belong to their exam.
    expect(mine).toMatchObject([
      { paziente_nome: 'Bruno', ultima_lettura: '2026-03-07T11:00:00.000Z', novita: 3 },
      { paziente_nome: 'Giulia', ultima_lettura: '2026-03-07T11:00:00.000Z', novita: 11 },
      { paziente_nome: 'Sofia', ultima_lettura: null },
    ]);
    const counts = mine[1].novita_per_tipo.map((one: { tipo: string; rilievo?: string; numero: number }) => [
      [one.tipo, one.rilievo].filter(Boolean).join(' '),
      one.numero,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      ...{ 'diagnosis excluded': 1, therapy: 1, visit: 1, 'exam result': 1, exam: 2, 'file symptom': 1 },
      ...{ reading: 1, 'notebook severe-pain': 2, notebook: 1 },
    });
    expect(mine[0].novita_per_tipo).toEqual([{ tipo: 'reading', rilievo: 'high', numero: 3 }]);
    expect(mine[2].allergie).toMatchObject([{ titolo: 'Allergia alle arachidi' }]);

    // The demo's stored findings must equal those of the server.
    const therapies = (await server.call('GET', `/api/getFarmaci/${user.id_utente}/3`, { token })).body;
    const numbers = [0, 1, 2].map(
      (type) => therapies.filter((one: { tipo_terapia: number }) => one.tipo_terapia === type).length,
    );
    expect(numbers).toEqual([2, 4, 3]);
    for (const { id_terapie, id_farmaco_codifa, farmaco, interazioni_accettate } of therapies) {
      const found = (
        await server.call('POST', '/api/farmacifilter', { token, body: { search: farmaco.descrizione_breve } })
      ).body;
      expect(found[0]).toMatchObject({ id_farmaco_codifa, ...farmaco });
      if (interazioni_accettate === null) continue;
      const url = `/api/checkInterazioniFarmaco/${id_farmaco_codifa}?id_terapie=${id_terapie}`;
      const { messaggiInterazioni } = (await server.call('GET', url, { token })).body;
      expect(messaggiInterazioni).toEqual(interazioni_accettate.messaggi);
    }
    const [diagnoses, visits, readings] = await Promise.all(
      ['diagnosiPatient', 'visitePatient', 'rilevazioniPatient'].map(
        async (path) => (await server.call('GET', `/api/${path}/${user.id_utente}`, { token })).body,
      ),
    );
    expect(
      diagnoses
        .map(({ diagnosi_stato }: { diagnosi_stato: string }) => diagnosi_stato)
        .sort()
        .join(''),
    ).toBe('000001122');
    expect(visits).toHaveLength(6);
    expect(readings).toHaveLength(53);
    expect([readings.at(-1).data_rilevazione, readings[0].data_rilevazione]).toEqual(['2024-03-21', '2026-03-19']);

    const own = async (path: string) => (await server.call('GET', `/api/${path}/${user.id_utente}`, { token })).body;
    expect((await own('getAnamnesiFm')).anamnesi_familiare_contenuto).toContain('infarto');
    expect(await own('getAnamnesiFisiologica')).toMatchObject({ fumo: 'si', dosiFumo: 10, dataFineFumo: '2025-02-14' });
    expect(await own('getGravidanze')).toHaveLength(2);

    const history = (await server.call('GET', `/api/score/${user.id_utente}/framingham-score`, { token })).body;
    expect(history.map(({ valore_score }: { valore_score: number }) => valore_score)).toEqual([
      0.3, 0.3, 0.5, 3.8, 4.6,
    ]);

    const doctors = (await server.call('GET', `/api/getAscDoctors/${user.id_utente}`, { token })).body.data;
    const elena = doctors[0];
    expect(elena).toMatchObject({ visibility: 1, care_provider: { email: 'dottore@libretto.example' } });
    expect(elena.id_utente_cpp).toBe(elena.care_provider.id_utente);
    const { data } = (await server.call('GET', `/api/getNAdoctors/${user.id_utente}`, { token })).body;
    expect(data.length).toBeGreaterThanOrEqual(10);
    const { id_cpp } = elena;
    await server.database.deleteFrom('associated_doctors').where('id_cpp', '=', id_cpp).execute();

    const exams = (await server.call('GET', `/api/getEsami/${user.id_utente}/3`, { token })).body;
    const states = ['0', '1', '2'].map(
      (state) => exams.filter((exam: { indagine_stato: string }) => exam.indagine_stato === state).length,
    );
    expect(states).toEqual([2, 3, 7]);
    const attachments = exams.flatMap(({ id_allegati }: { id_allegati: number[] }) => id_allegati);
    expect(attachments).toHaveLength(6);
    for (const id of attachments) {
      const { data } = (await server.call('GET', `/api/getDRoute/${id}`, { token })).body;
      expect((await server.app.inject({ method: 'GET', url: data })).payload.slice(0, 5)).toBe('%PDF-');
    }

    const traces = (await server.call('GET', `/api/getKardiaFile/${user.id_utente}`, { token })).body;
    expect(traces).toHaveLength(2);
    const files = (await server.call('GET', `/api/getFiles/${user.id_utente}`, { token })).body.data;
    const standalone = files.filter(({ id_indagine }: { id_indagine: number | null }) => id_indagine === null);
    expect(standalone.map(({ type }: { type: string }) => type)).toEqual(['foto', 'registrazione', 'dicom']);
    for (const { id_file, file_type } of [...traces, ...standalone]) {
      const { data } = (await server.call('GET', `/api/getDRoute/${id_file}`, { token })).body;
      const { rawPayload } = await server.app.inject({ method: 'GET', url: data });
      expect(await fileTypeFromBuffer(rawPayload)).toMatchObject({ mime: file_type });
    }

    const kept = (await server.call('GET', '/api/deleghe/ricevute', { token })).body.data;
    expect(kept).toMatchObject([
      { nome: 'Sofia', ambito: 'genitore', stato: 'attiva', maggiorenne: false },
      { nome: 'Bruno', ambito: 'quotidiano', stato: 'attiva' },
    ]);
    for (const { id_paziente } of kept) {
      const headers = { 'x-libretto-assistito': String(id_paziente) };
      const url = `/api/rilevazioniPatient/${id_paziente}`;
      expect((await server.call('GET', url, { token, headers })).body.length).toBeGreaterThan(2);
    }
    const relative = (await login(demoRelative)).body.success;
    expect((await server.call('GET', '/api/deleghe', { token: relative.token })).body.data).toMatchObject([
      { persona: 'Giulia Ferraro', stato: 'attiva' },
    ]);

    const deleted_at = '2012-12-20T00:00:00.000Z';
    await server.call('POST', `/api/salva/tbl_taccuinos/${card.tbl_taccuinos[0].id_taccuino}`, {
      token,
      body: { deleted_at },
    });
    await seedDemo(parts);
    const again = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(again.tbl_taccuinos).toHaveLength(9);
    expect(again.associated_doctors).toHaveLength(doctors.length - 1);
    expect(await server.database.selectFrom('utenti').select('id_utente').execute()).toHaveLength(6);
    await server.close();
  });
});

test('rejects the demo password outside demo mode', async () => {
  const server = await makeServer('sqlite');
  await seedDemo({ ...server.parts, timeZone: 'Europe/Rome' });
  for (const { email } of people) {
    const answer = await server.call('POST', '/api/user/login', { body: { email, password: demoPassword } });
    expect(answer.status).toBe(401);
  }
  await server.close();
});

test('draws the same image each time, in a format that the notebook accepts', async () => {
  expect(drawBody('front', { '107': 'forte' })).toEqual(drawBody('front', { '107': 'forte' }));
  expect(drawBody('front', { '107': 'forte' })).not.toEqual(drawBody('front', { '107': 'lieve' }));
  const server = await makeServer('sqlite');
  const { token } = await server.person();
  const url = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
  const body = {
    taccuino_2d_drawn: 1,
    taccuino_data: new Date(noon).toISOString().slice(0, 10),
    taccuino_descrizione: '',
    taccuino_report_anteriore: url('front'),
    taccuino_report_posteriore: url('back'),
    id_livello_confidenzialita: 4,
  };
  expect((await server.call('POST', '/api/taccuino/', { token, body })).status).toBe(200);
  await server.close();
});

test.each(people.flatMap(({ scores = [] }) => scores))(
  '$nome_score $valore_score of $daysAgo days ago equals the result of the calculator',
  (score) => {
    expect(checkScore(score.nome_score, score.valore_score, score.risposte)).toEqual([]);
  },
);

const { parser } = new CodiceFiscaleUtils(belfioreConnector);
test.each(people)('the tax code of $patient.paziente_nome matches name, birth and sex', async ({ patient, detail }) => {
  const expected = await parser.encodeCf({
    lastName: patient.paziente_cognome,
    firstName: patient.paziente_nome,
    date: new Date(`${patient.paziente_nascita}T12:00:00Z`),
    gender: patient.paziente_sesso === 'female' ? 'F' : 'M',
    place: detail.comune_nascita ?? '',
  });
  expect(patient.paziente_codfiscale).toBe(expected);
});

test.each(people)('the data of $email satisfies the contract', ({ detail, contacts }) => {
  const validation = new Validation(document);
  expect(validation.body({ $ref: '#/components/schemas/ContactDetail' })(detail)).toEqual([]);
  for (const { tipologia, ...contact } of contacts) {
    const schema = tipologia === 10 ? 'EmergencyContactSave' : 'OtherContactSave';
    const check = validation.body({ $ref: `#/components/schemas/${schema}` });
    expect(check({ ...contact, id_contatto_tipologia: tipologia })).toEqual([]);
  }
});

test('uses existing specialties for the demo doctors', () => {
  const known = specialtyTags.map(({ tag }) => tag);
  for (const { specializzation, shared } of demoDoctors) {
    expect(known).toEqual(expect.arrayContaining([specializzation, ...(shared?.tags ?? [])]));
  }
});

test('seeds only data that the contract accepts', () => {
  const validation = new Validation(document);
  const check = (schema: string, value: object) =>
    expect(validation.body({ $ref: `#/components/schemas/${schema}` })(value)).toEqual([]);
  for (const { daysAgo: _, careprovider, ...diagnosis } of demoDiagnoses) {
    check('DiagnosisSave', { ...diagnosis, diagnosiDetails: { careprovider } });
  }
  for (const { daysAgo: _, ...visit } of demoVisits) check('VisitSave', { ...visit, visita_data: '2026-03-21' });
  check('FamilyAnamnesisSave', { anamnesi_familiare_contenuto: demoTexts.familiare });
  check('RecentAnamnesisSave', { anamnesi_prossima_contenuto: demoTexts.prossima });
  check('RemoteAnamnesisSave', { anamnesi_remota_contenuto: demoTexts.remota });
  check('PhysiologicalAnamnesisSave', demoHabits('2025-02-14'));
  for (const pregnancy of demoPregnancies) check('PregnancySave', pregnancy);
  for (const { daysAgo: _, ...reading } of demoReadings) {
    check('ReadingSave', { ...reading, data_rilevazione: '2026-03-21' });
    expect(reading.parametro_pressione_min).toBeLessThan(Number(reading.parametro_pressione_max));
  }
});
