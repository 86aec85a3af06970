import { afterAll, beforeAll, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { findDocumentIssues } from '../../../test/fhir.ts';
import { fillRecord } from '../../../test/filled-record.ts';
import { makeServer, noon, type Person, type TestServer } from '../../../test/server.ts';
import { formatPurpose } from './print-visit.ts';

interface Line {
  tipo: string;
  id_record: number;
  nome: string;
  sezione: string;
}

let server: TestServer;
let person: Person;
let other: Person;
let doctor: number;
let foreignDoctor: number;

beforeAll(async () => {
  server = await makeServer('sqlite', { clock: () => noon });
  [person, other] = [await server.person(), await server.person()];
  await fillRecord(server, person);
  await fillRecord(server, other);
  [doctor, foreignDoctor] = [(await makeDoctor(server)).id_cpp, (await makeDoctor(server)).id_cpp];
  await associate(server, person, doctor, { assegnazione_confidenzialita: 4, visibility: 2 });
  await associate(server, other, foreignDoctor, { assegnazione_confidenzialita: 6, visibility: 1 });
});
afterAll(() => server.close());

const linesFor = async (query: string, { token } = person) => {
  const url = `/api/preparaVisita?dal=2026-02-01&al=2026-03-21&${query}`;
  const { status, body } = await server.call('GET', url, { token });
  expect(status).toBe(200);
  return body as { voci: Line[]; nascosti: number };
};
const sheet = (lines: readonly Line[], whom: object) => ({
  ...whom,
  voci: lines.map(({ tipo, id_record }) => ({ tipo, id_record })),
  motivo: 'Controllo',
  domande: ['Posso ridurre la dose?'],
});
const post = (path: string, body: object, { token } = person) =>
  server.call('POST', `/api/preparaVisita/${path}`, { token, body });

test('shows emergency data and the number of hidden lines to a doctor with minimal access', async () => {
  const { voci, nascosti } = await linesFor(`id_cpp=${doctor}`);
  expect(voci.map(({ nome }) => nome).sort()).toEqual(
    ['allergia', 'intolleranza', 'vietato', 'incorso'].flatMap((name) => [`${name}-1`, `${name}-4`]).sort(),
  );
  // Same kinds: four above the level; three diagnoses, three exams, three drawings, a visit and a reading.
  expect(nascosti).toBe(4 + 3 + 3 + 3 + 1 + 1);
});

test('shows other doctors everything of the selected days up to the selected level', async () => {
  const all = await linesFor('livello=6');
  expect(all.nascosti).toBe(0);
  expect(new Set(all.voci.map(({ sezione }) => sezione))).toEqual(
    new Set(['allergies', 'forbidden', 'therapies', 'conditions', 'completed', 'visits', 'readings', 'notebook']),
  );
  const earlier = await server.call('GET', '/api/preparaVisita?dal=2025-01-01&al=2025-12-31&livello=6', {
    token: person.token,
  });
  const kinds = new Set(earlier.body.voci.map(({ tipo }: Line) => tipo));
  expect(kinds.has('visit') || kinds.has('reading') || kinds.has('notebook')).toBe(false);
  expect(kinds.has('therapy')).toBe(true);
});

test('does not count records that are never on a sheet as hidden', async () => {
  const excluded = {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_stato: '2',
    diagnosi_patologia: 'esclusa',
    diagnosiDetails: { careprovider: 'Vera Rossi' },
    id_livello_confidenzialita: 6,
  };
  const saved = await server.call('POST', '/api/salva/diagnosi/0', { token: other.token, body: excluded });
  expect(saved.status).toBe(200);
  const [all, least] = [await linesFor('livello=6', other), await linesFor('livello=1', other)];
  expect(all.voci.some(({ nome }) => nome === 'esclusa')).toBe(false);
  expect(least.nascosti).toBe(all.voci.length - least.voci.length);
});

test('prints the doctor and the days', async () => {
  const about = { id_cpp: doctor, voci: [], motivo: '', domande: [] };
  const format = (sheet: object, language: 'it' | 'en', name?: string) =>
    formatPurpose({ sheet: { ...about, ...sheet }, doctor: name, language, today: '2026-03-21' });
  expect(format({ dal: '2026-02-01', al: '2026-03-20' }, 'it', 'Vera Rossi')).toBe(
    'Per Vera Rossi · Dal 01/02/2026 al 20/03/2026',
  );
  expect(format({ dal: '2026-02-01' }, 'en')).toBe('From 1 Feb 2026 to 21 Mar 2026');
  expect(format({}, 'it')).toBe('');
  const [nothing, period] = await Promise.all(
    [{}, { dal: '2026-02-01' }].map((part) => post('pdf', { ...sheet([], { id_cpp: doctor }), ...part })),
  );
  expect([nothing?.status, period?.status]).toEqual([200, 200]);
  expect(period?.text.length).toBeGreaterThan(nothing?.text.length ?? 0);
  // One line more than a sheet for an unassociated doctor.
  const anybody = await post('pdf', sheet([], { id_livello_confidenzialita: 1 }));
  const paragraphs = (answer?: { text: string }) => answer?.text.match(/\/S \/P\b/g)?.length ?? 0;
  expect(paragraphs(nothing)).toBe(paragraphs(anybody) + 1);
});

test('contains only the selected visible lines in PDF, document and link', async () => {
  const { voci } = await linesFor(`id_cpp=${doctor}`);
  const chosen = voci.filter(({ nome }) => nome !== 'incorso-4');
  const body = sheet(chosen, { id_cpp: doctor });
  const paper = await post('pdf?lingua=en', body);
  expect(paper.headers['content-disposition']).toContain('filename="For the visit 2026-03-21.pdf"');
  expect(paper.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const { body: document } = await post('fhir', body);
  expect(findDocumentIssues(document)).toEqual([]);
  const text = JSON.stringify(document);
  expect(text).toContain('incorso-1');
  expect(text).not.toMatch(/incorso-4|(vietato|incorso|allergia)-6|diagnosi-|esame-/);

  const hidden = (await linesFor('livello=6')).voci.filter(({ nome }) => nome === 'incorso-6');
  const foreign = (await linesFor('livello=6', other)).voci.slice(0, 1);
  const share = (visita: object) =>
    server.call('POST', '/api/condivisioni', {
      token: person.token,
      body: { etichetta: 'Visita', contenuti: ['fhir', 'pdf'], ore_di_validita: 24, visita },
    });
  for (const bad of [
    sheet(hidden, { id_cpp: doctor }),
    sheet(hidden, { id_livello_confidenzialita: 5 }),
    sheet(foreign, { id_livello_confidenzialita: 6 }),
    sheet([], { id_cpp: foreignDoctor }),
  ]) {
    expect((await post('pdf', bad)).status).toBe(404);
    expect((await post('fhir', bad)).status).toBe(404);
    expect((await share(bad)).status).toBe(404);
  }
  expect((await share(body)).status).toBe(201);
  const { body: list } = await server.call('GET', '/api/condivisioni', { token: person.token });
  expect(list.data).toMatchObject([{ aree: [], id_livello_confidenzialita: 4, stato: 'attiva' }]);
});
