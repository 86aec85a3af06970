// Checks document texts as an independent PDF parser extracts them.
import type { Bundle, FhirResource } from 'fhir/r4';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPdfIssues, readPdf, readPdfText } from '../../../test/pdf.ts';
import { reactionReport } from '../../../test/reactions.ts';
import { makeServer, noon, type Person, type TestServer } from '../../../test/server.ts';
import { seedDemo } from '../../demo/demo.ts';

let server: TestServer;
let person: Person;
let reaction: number;

const post = async (path: string, body: object) => {
  const answer = await server.call('POST', `/api/${path}`, { token: person.token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const get = async (path: string) => {
  const answer = await server.call('GET', `/api/${path}`, { token: person.token });
  expect(answer.status).toBe(200);
  return answer;
};

const taken = {
  id_terapie: 0,
  status: 'add',
  accetta_interazioni: true,
  quantita_farmaceutica: '1 compressa',
  frequenza_farmaceutica: 'Ogni giorno',
  data_inizio: '2026-01-01',
  data_fine: null,
  prescrittore: 'Vera Rossi',
  note: '',
  id_livello_confidenzialita: 1,
};

const diagnosis = (tipo_diagnosi: string, diagnosi_stato: string, diagnosi_patologia: string, level: number) => ({
  ...{ tipo_diagnosi, diagnosi_stato, diagnosi_patologia, id_livello_confidenzialita: level },
  diagnosiDetails: { careprovider: 'Vera Rossi' },
});

beforeAll(async () => {
  server = await makeServer('sqlite', { clock: () => noon });
  person = await server.person();
  const suspected = await post('salva/diagnosi/0', diagnosis('Diagnosi', '1', 'Gastrite', 1));
  await post('salva/diagnosi/0', diagnosis('Diagnosi', '0', 'Emicrania', 6));
  await post('salva/diagnosi/0', diagnosis('Diagnosi', '2', 'Celiachia', 1));
  await post('salva/diagnosi/0', diagnosis('Allergia', '0', 'Lattice', 1));
  await post('farmaci', { ...taken, tipo_terapia: 0, id_farmaco_codifa: 'farm-augmentin', note: 'Orticaria' });
  const { data } = await post('farmaci', {
    ...taken,
    tipo_terapia: 1,
    id_farmaco_codifa: 'farm-inderal',
    id_diagnosi: suspected.id_diagnosi ?? suspected.data?.id_diagnosi,
    orari: [{ ora: '08:00', quantita: 1 }],
  });
  await post('farmaci', { ...taken, tipo_terapia: 2, id_farmaco_codifa: 'farm-moment', data_fine: '2026-02-01' });
  reaction = (await post('adverseReaction', reactionReport(person.id_utente, data.id_terapie))).id_reazione;
  await post('salva/esami/0', {
    ...{ indagine_tipologia: 'Radiografia del torace (2 proiezioni)', id_diagn_investigations: 154 },
    ...{ indagine_stato: '0', id_livello_confidenzialita: 1 },
  });
  await server.database
    .updateTable('pazienti')
    .set({ paziente_gruppo: 'AB -', paziente_donatore_organi: '1' })
    .where('id_paziente', '=', person.id_paziente)
    .execute();
});
afterAll(() => server.close());

const inderal = { it: 'Inderal — propranololo 40 mg', en: 'Inderal — propranolol 40 mg' };
const augmentin = {
  it: 'Augmentin — amoxicillina e acido clavulanico 875 mg + 125 mg',
  en: 'Augmentin — amoxicillin and clavulanic acid 875 mg + 125 mg',
};

describe('names medicines with active substance and ATC code', () => {
  test.each(['it', 'en'] as const)('in every printed document, in %s', async (language) => {
    const readText = async (path: string) => readPdfText((await get(`${path}?lingua=${language}`)).bytes);
    for (const path of ['downloadReport', 'downloadEmergenza', 'downloadTerapie']) {
      const text = await readText(`${path}/${person.id_utente}`);
      for (const words of [inderal[language], 'ATC: C07AA05', augmentin[language], 'ATC: J01CR02'])
        expect(text, path).toContain(words);
    }
    const report = await readText(`downloadAdverseReaction/${reaction}`);
    expect(report).toContain(inderal[language]);
    expect(report).toContain('ATC: C07AA05');
    const sheet = await server.call('POST', `/api/preparaVisita/pdf?lingua=${language}`, {
      token: person.token,
      body: {
        id_livello_confidenzialita: 6,
        voci: (await get('preparaVisita?livello=6')).body.voci.map(
          ({ tipo, id_record }: { tipo: string; id_record: number }) => ({ tipo, id_record }),
        ),
        motivo: '',
        domande: [],
      },
    });
    expect(await readPdfText(sheet.bytes)).toContain(inderal[language]);
    const part = { it: 'una parte del libretto, stampata il', en: 'part of a record, printed on' }[language];
    for (const page of (await readPdf(sheet.bytes)).pages) expect(page).toContain(part);
  });

  test('on the emergency card, in both languages', async () => {
    const { body } = await get(`schedaEmergenza/${person.id_utente}`);
    const sostanza = { it: 'propranololo 40 mg', en: 'propranolol 40 mg' };
    expect(body.terapie).toMatchObject([{ nome: 'Inderal', sostanza, codice_atc: 'C07AA05' }]);
    expect(body.farmaci_vietati).toMatchObject([{ nome: 'Augmentin', codice_atc: 'J01CR02' }]);
  });

  test('in the FHIR document for therapies, forbidden medicines and reactions, as text and code', async () => {
    const { body }: { body: Bundle<FhirResource> } = await get('getFhirData?lingua=en');
    const text = JSON.stringify(body);
    for (const name of [inderal.en, augmentin.en, 'Moment — ibuprofen 200 mg']) expect(text).toContain(name);
    const resources = body.entry?.map(({ resource }) => resource) ?? [];
    const event = resources.find((resource) => resource?.resourceType === 'AdverseEvent');
    expect(event?.event?.text).toContain(inderal.en);
  });

  test('in a calendar that names medicines', async () => {
    const { text } = await get(`promemoriaTerapie/${person.id_utente}?nomi=true`);
    expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${inderal.it}`);
  });
});

describe('translates built-in terms in English documents', () => {
  test('in print: route and kind of exam', async () => {
    const readText = async (path: string) => readPdfText((await get(`${path}?lingua=en`)).bytes);
    const [report, exams, therapies, reported] = await Promise.all([
      readText(`downloadReport/${person.id_utente}`),
      readText(`downloadEsami/${person.id_utente}`),
      readText(`downloadTerapie/${person.id_utente}`),
      readText(`downloadAdverseReaction/${reaction}`),
    ]);
    for (const text of [report, therapies]) {
      expect(text).toContain('How it is taken: oral');
      expect(text).not.toContain('orale');
    }
    for (const text of [report, exams]) expect(text).toContain('Chest X-ray (2 views)');
    expect(reported).toContain('Batch number: I do not know');
    expect(reported).toContain('Other medicines: None');
  });

  test('in FHIR', async () => {
    const text = JSON.stringify((await get('getFhirData?lingua=en')).body);
    expect(text).toContain('"text":"Chest X-ray (2 views)"');
    expect(text).not.toContain('orale');
  });
});

test('prints the inputs of a score', async () => {
  const mgDl = (value: number) => ({ value, unit: 'mg/dL' });
  const risposte = { creatinine: mgDl(1.3), bilirubin: mgDl(1.1), inr: 1.2, sodiumMmolL: 126, dialysis: false };
  const body = { id_paziente: person.id_paziente, nome_score: 'meld-score', valore_score: 11, risposte };
  await server.database
    .updateTable('pazienti')
    .set({ paziente_nascita: '1970-05-01' })
    .where('id_paziente', '=', person.id_paziente)
    .execute();
  await post('score', body);
  const report = await readPdfText((await get(`downloadReport/${person.id_utente}`)).bytes);
  expect(report).toContain('Creatinina nel sangue: 1,3 mg/dL');
  expect(report).toContain('INR: 1,2');
  expect(report).toContain(': No');
  const english = await readPdfText((await get(`downloadReport/${person.id_utente}?lingua=en`)).bytes);
  expect(english).toContain('Creatinine in the blood: 1.3 mg/dL');
});

// covers C-70
describe('the emergency report', () => {
  test('lists what matters for first aid, allergies first', async () => {
    await server.database
      .insertInto('tbl_gravidanze')
      .values({
        ...{ id_paziente: person.id_paziente, author_id: person.id_utente, eta: 30, note_gravidanza: 'Nausea' },
        ...{ inizio_gravidanza: '2026-01-10', fine_gravidanza: null, esito: null, sesso_bambino: null },
        ...{ deleted_at: null, created_at: '2026-01-20T09:00:00.000Z', updated_at: '2026-01-20T09:00:00.000Z' },
      })
      .execute();
    const { bytes } = await get(`downloadEmergenza/${person.id_utente}`);
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    const text = await readPdfText(bytes);
    const order = [
      'Gruppo sanguigno: AB-',
      'Donazione degli organi: Acconsente',
      'Allergie e intolleranze (1) Lattice',
      'Farmaci vietati (1) Augmentin — amoxicillina',
      'Gravidanza in corso (1) dal 10/01/2026',
      'Terapie in corso (1) Inderal — propranololo 40 mg',
      'Diagnosi confermate (1) Emicrania',
      'Da chiamare in caso di emergenza',
    ];
    const places = order.map((words) => [words, text.indexOf(words)] as const);
    expect(places.filter(([, place]) => place < 0)).toEqual([]);
    expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).sort((a, b) => a - b));
  });

  test('omits suspected and excluded diagnoses and the address', async () => {
    const text = await readPdfText((await get(`downloadEmergenza/${person.id_utente}`)).bytes);
    for (const words of ['Gastrite', 'Celiachia', 'Nausea', 'Indirizzo']) expect(text).not.toContain(words);
  });

  test('prints an unknown organ donation status', async () => {
    const other = await server.person();
    const { bytes } = await server.call('GET', `/api/downloadEmergenza/${other.id_utente}`, { token: other.token });
    const text = await readPdfText(bytes);
    expect(text).toContain('Donazione degli organi: Non indicato');
    expect(text).toContain('Nessuna diagnosi confermata nel libretto');
    expect(text).not.toContain('Gravidanza in corso');
  });
});

describe('PDF/UA conformance of printed documents', () => {
  test.each([
    'downloadReport/:user',
    'downloadReport/:user?lingua=en',
    'downloadEmergenza/:user',
    'downloadTerapie/:user',
    'downloadEsami/:user',
    'downloadAdverseReaction/:reaction',
    'downloadCookiePolicy',
  ])('%s', async (path) => {
    const url = path.replace(':user', String(person.id_utente)).replace(':reaction', String(reaction));
    expect(await findPdfIssues((await get(url)).bytes)).toEqual([]);
  });
});

describe('a long record', () => {
  let long: TestServer;
  let user: number;
  let token: string;

  beforeAll(async () => {
    long = await makeServer('sqlite', { clock: () => noon, settings: { DEMO: 'true' } });
    const { database, blobs, clock, config } = long.parts;
    await seedDemo({ database, blobs, clock, timeZone: config.TIME_ZONE });
    const found = database.selectFrom('utenti').select('id_utente').where('email', '=', 'paziente@libretto.example');
    user = (await found.executeTakeFirstOrThrow()).id_utente;
    token = await long.session(user);
  });
  afterAll(() => long.close());

  const paper = async (path: string) => {
    const answer = await long.call('GET', `/api/${path}`, { token });
    expect(answer.status, answer.text).toBe(200);
    return answer.bytes;
  };

  test('prints a report for pharmacists that conforms to PDF/UA', async () => {
    expect(
      await findPdfIssues(await paper(`downloadReport/${user}?destinatario=farmacista&lingua=en&livello=1`)),
    ).toEqual([]);
  });

  test.each(['downloadReport', 'downloadEmergenza', 'downloadTerapie', 'downloadEsami'])(
    '%s conforms to PDF/UA on every page',
    async (operation) => {
      expect(await findPdfIssues(await paper(`${operation}/${user}`))).toEqual([]);
    },
  );

  test('starts the report with a summary page', async () => {
    const { pages, trees } = await readPdf(await paper(`downloadReport/${user}`));
    const [first = '', second = ''] = pages.map((page) => page.replace(/\s+/g, ' '));
    const parts = [
      'In sintesi',
      'Allergie e intolleranze',
      'Farmaci vietati',
      'Diagnosi confermate',
      'Inderal — propranololo 40 mg · ATC: C07AA05 · Dose: 1 compressa da 40 mg',
      'Pressione · Valore: 122/78 mmHg · Data: 19/03/2026',
      'Peso · Valore: 65,4 kg',
      'Che cosa è cambiato negli ultimi 90 giorni',
      'Iniziato: Brufen — ibuprofene',
    ];
    expect(parts.filter((words) => !first.includes(words))).toEqual([]);
    expect(parts.map((words) => first.indexOf(words))).toEqual(
      parts.map((words) => first.indexOf(words)).sort((a, b) => a - b),
    );
    expect(second).toContain('Chi è');
    expect(second).not.toContain('In sintesi');
    const figures = JSON.stringify(trees[0]).match(/"role":"Figure"/g);
    expect(figures).toHaveLength(2);
    expect(JSON.stringify(trees[0])).toContain(
      'l’ultimo 122/78 mmHg, il più basso 118/76 mmHg, il più alto 138/88 mmHg',
    );
  });

  test('summarizes readings by measure and lists the last ten', async () => {
    const { database } = long.parts;
    const rows = await database
      .selectFrom('tbl_parametri_vitalis as r')
      .innerJoin('pazienti as p', 'p.id_paziente', 'r.id_paziente')
      .select(['parametro_peso as weight'])
      .where('p.id_utente', '=', user)
      .where('r.deleted_at', 'is', null)
      .execute();
    const weights = rows.flatMap(({ weight }) => (weight === null ? [] : [weight]));
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    const formatWeight = (value: number) => `${String(Math.round(value * 10) / 10).replace('.', ',')} kg`;
    const text = await readPdfText(await paper(`downloadReport/${user}`));
    const [lowest, highest] = [Math.min(...weights), Math.max(...weights)];
    expect(text).toContain(
      `Peso 65,4 kg ${formatWeight(lowest)} ${formatWeight(highest)} ${formatWeight(mean)} ${weights.length}`,
    );
    expect(text).toContain(`Rilevazioni (${rows.length})`);
    expect(text).toContain('Le ultime 10 rilevazioni');
    expect(text.match(/da un dispositivo|inserita a mano/g)).toHaveLength(10);
  });

  test('gives pharmacists medicines only, up to the selected level', async () => {
    const text = await readPdfText(await paper(`downloadReport/${user}?destinatario=farmacista&livello=5`));
    for (const words of ['Estratto del libretto', 'Per il farmacista', 'Terapie in corso', 'Reazioni avverse'])
      expect(text).toContain(words);
    const hidden = ['Emicrania', 'Emocromo', 'Rilevazioni', 'Ernia', 'carpale', 'Donazione', 'Taccuino', 'Score'];
    expect(hidden.filter((words) => text.includes(words))).toEqual([]);
    expect(text).toContain('al massimo la confidenzialità «Riservato»');
    expect(await readPdfText(await paper(`downloadReport/${user}`))).not.toContain('al massimo la confidenzialità');
  });

  test('states on each sheet of an extract that it is a part of the record', async () => {
    const sheets = async (path: string) => (await readPdf(await paper(path))).pages;
    const stated = 'una parte del libretto, stampata il';
    const extract = await sheets(`downloadReport/${user}?livello=5`);
    expect(extract.length).toBeGreaterThan(1);
    expect(extract.filter((text) => !text.includes(stated))).toEqual([]);
    const whole = await sheets(`downloadReport/${user}`);
    expect(whole.filter((text) => text.includes(stated))).toEqual([]);
  });

  test('gives emergency departments first aid data without visits', async () => {
    const text = await readPdfText(await paper(`downloadReport/${user}?destinatario=emergenza&lingua=en`));
    for (const words of ['For the emergency department', 'Who to call in an emergency', 'Organ donation: Consents'])
      expect(text.replace('Organ donation Consents', 'Organ donation: Consents')).toContain(words);
    for (const words of ['Visits', 'Readings', 'Pain diary']) expect(text).not.toContain(words);
  });

  test('has a glyph for every character', async () => {
    expect(await readPdfText(await paper(`downloadReport/${user}`))).not.toContain('[?]');
  });
});
