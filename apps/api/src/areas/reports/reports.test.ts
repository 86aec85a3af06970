import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillRecord } from '../../../test/filled-record.ts';
import { readPdfText } from '../../../test/pdf.ts';
import { makeServer, noon, type Person, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await makeServer('sqlite', { clock: () => noon });
  person = await server.person();
  await fillRecord(server, person);
});
afterAll(() => server.close());

const get = async (path: string, { token } = person) => {
  const answer = await server.call('GET', `/api/${path}`, { token });
  expect(answer.status).toBe(200);
  return answer;
};

/** Searches a string in the PDF's dictionaries, where non-ASCII text is UTF-16. */
const containsString = (pdf: string, text: string) => pdf.includes(`(${text})`);

// covers C-69 C-70
test.each([
  ['downloadReport', 'it', 'Report 2026-03-21.pdf', 'Report clinico di Ada', 'it-IT'],
  ['downloadReport', 'en', 'Report 2026-03-21.pdf', 'Clinical report of Ada', 'en-GB'],
  ['downloadEmergenza', 'it', 'Report di Emergenza 2026-03-21.pdf', 'Report di emergenza di Ada', 'it-IT'],
  ['downloadEmergenza', 'en', 'Emergency report 2026-03-21.pdf', 'Emergency report of Ada', 'en-GB'],
  ['downloadTerapie', 'en', 'Medicines 2026-03-21.pdf', 'Medicines of Ada', 'en-GB'],
  ['downloadEsami', 'en', 'Exams 2026-03-21.pdf', 'Exams of Ada', 'en-GB'],
])('%s in %s is a tagged PDF with title, language and reading order', async (...row) => {
  const [operation, language, file, title, lang] = row;
  const { headers, text } = await get(`${operation}/${person.id_utente}?lingua=${language}`);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`filename="${file}"`);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(containsString(text, `${title} Prova1`)).toBe(true);
  expect(text).toContain(`/Lang (${lang})`);
  expect(text).toMatch(/\/Marked true/);
  const table = ['Table', 'TR', 'TH', 'TD'];
  const tags = operation === 'downloadEmergenza' ? ['L', 'LI', 'LBody'] : table;
  for (const tag of ['Document', 'H1', 'H2', 'P', ...tags]) expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
  expect(text.includes('/Scope /Row')).toBe(tags === table);
});

// covers E-72 C-70
test('contains more than the emergency report', async () => {
  const countRows = async (operation: string) =>
    (await get(`${operation}/${person.id_utente}`)).text.match(/\/S \/(TR|LI)\b/g)?.length ?? 0;
  expect(await countRows('downloadEmergenza')).toBe(4 * 3 + 2 * 3 + 1);
  expect(await countRows('downloadReport')).toBeGreaterThan(35);
  const text = await readPdfText((await get(`downloadReport/${person.id_utente}`)).bytes);
  const sections = [
    ...['In sintesi', 'Chi è', 'Allergie e intolleranze (6)', 'Farmaci vietati (3)'],
    ...['Terapie in corso (3)', 'Diagnosi confermate (3)', 'Terapie concluse (3)'],
    ...['Esami completati (3)', 'Visite (1)', 'Rilevazioni (1)', 'Da chiamare in caso di emergenza (3)'],
    ...['Anamnesi familiare (1)', 'Gravidanze (1)', 'Taccuino (3)', 'Diagnosi escluse (1)', 'Altri contatti (3)'],
  ];
  const places = sections.map((title) => text.indexOf(title));
  expect(sections.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text).toContain(
    'Nel libretto non c’è nulla su Diagnosi sospette, Reazioni avverse ai farmaci, Vaccini, Esami richiesti, Esami ' +
      'programmati, Anamnesi patologica remota, Anamnesi patologica prossima, Anamnesi fisiologica, File.',
  );
});

test('prints readings in columns below their number', async () => {
  const { bytes, text } = await get(`downloadReport/${person.id_utente}`);
  expect(text).toContain('/Scope /Column');
  expect(await readPdfText(bytes)).toContain('L’ultima rilevazione Data Peso');
});

test('fits the emergency report on one page', async () => {
  const { text } = await get(`downloadEmergenza/${person.id_utente}`);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('includes saved scores', async () => {
  const rows = async () => (await get(`downloadReport/${person.id_utente}`)).text.match(/\/S \/TR\b/g)?.length ?? 0;
  const before = await rows();
  await server.parts.database
    .insertInto('scores')
    .values({
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      nome_score: 'framingham-score',
      valore_score: 4.6,
      additional_score: null,
      risposte: null,
      created_at: '2026-03-01T08:00:00.000Z',
    })
    .execute();
  expect(await rows()).toBe(before + 1);
});

test('shows start and end dates of therapies on the emergency card', async () => {
  const { terapie } = (await get(`schedaEmergenza/${person.id_utente}`)).body;
  const rows = await server.parts.database
    .selectFrom('tbl_terapie')
    .select(['descrizione_breve as nome', 'data_inizio as inizio', 'data_fine as fine'])
    .where('id_paziente', '=', person.id_paziente)
    .where('tipo_terapia', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(terapie).toHaveLength(rows.length);
  for (const row of rows) expect(terapie).toContainEqual(expect.objectContaining(row));
});

test('prints reports of an empty record', async () => {
  const other = await server.person();
  for (const operation of ['downloadReport', 'downloadEmergenza']) {
    const { text } = await get(`${operation}/${other.id_utente}`, other);
    expect(text).toMatch(/^%PDF/);
  }
});

test('returns 404 for reports of other patients', async () => {
  const other = await server.person();
  for (const operation of ['downloadReport', 'downloadEmergenza']) {
    const answer = await server.call('GET', `/api/${operation}/${person.id_utente}`, { token: other.token });
    expect(answer.status).toBe(404);
  }
});

// covers C-71
test.each([
  ['downloadTerapie', ['vietato', 'incorso', 'conclusa']],
  ['downloadEsami', ['esame']],
])('%s omits strictly confidential records by default and states so', async (operation, names) => {
  const readText = async (query: string) => readPdfText((await get(`${operation}/${person.id_utente}${query}`)).bytes);
  const [usual, whole, open] = [await readText(''), await readText('?livello=6'), await readText('?livello=1')];
  const partial = 'nel libretto ci può essere altro';
  for (const name of names) {
    for (const level of [1, 4]) expect(usual).toContain(`${name}-${level}`);
    expect(usual).not.toContain(`${name}-6`);
    expect(whole).toContain(`${name}-6`);
    expect(open).toContain(`${name}-1`);
    expect(open).not.toContain(`${name}-4`);
  }
  expect(usual).toContain('al massimo la confidenzialità «Riservato»');
  expect(open).toContain(partial);
  expect(whole).not.toContain(partial);
});

test('rejects an unknown level', async () => {
  for (const level of ['0', '7', 'x']) {
    const url = `/api/downloadTerapie/${person.id_utente}?livello=${level}`;
    expect((await server.call('GET', url, { token: person.token })).status).toBe(422);
  }
});
