import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { ToastProvider } from '@libretto/design-system/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../testing/contract.ts';
import { queryClient } from '../api/api.ts';
import attachments from '../attachments/messages.it.json' with { type: 'json' };
import enEntries from '../entries/messages.en.json' with { type: 'json' };
import entries from '../entries/messages.it.json' with { type: 'json' };
import painFacts from '../pain-facts/messages.it.json' with { type: 'json' };
import trend from '../trend/messages.it.json' with { type: 'json' };
import { RevealContext } from './arrival.ts';
import enWords from './messages.en.json' with { type: 'json' };
import words from './messages.it.json' with { type: 'json' };
import { RecordAlerts } from './record-alerts.tsx';
import { RecordCards } from './record-cards.tsx';
import type { Diagnosis, NotebookEntry, Reading, SharedRecord, Therapy } from './summary.ts';
import { useCards } from './use-cards.tsx';
import { useOpenCards } from './use-open-cards.ts';

const nothing = fetchedPart(async () => () => null);
const parts = { Habits: nothing, ReactionFacts: nothing };
const source = {
  useDrawings: () => {
    throw new Error('No row is opened here.');
  },
  getAddress: async () => '',
  downloadFailed: '',
};

const empty: SharedRecord = example('getSharedRecord');
const [anyDiagnosis] = example('listDiagnoses');
const [anyTherapy] = example('listTherapies');
const [anyExam] = example('listExams');
const [anyVaccination] = example('listVaccinations').data;
const [anyVisit] = example('listVisits');
const [anyPain] = example('listNotebookEntries');
const [anyReading] = example('listReadings');

const vaccinations = {
  schedule: {
    states: { in_ritardo: 'In ritardo', unrecorded: 'Non risulta nel libretto' },
    vaccines: { 'dtpa-adulti': { name: 'Tetano' }, hpv: { name: 'HPV' } },
  },
};

async function speak(lng: 'it' | 'en'): Promise<void> {
  const it = { 'record-summary': words, entries, attachments, 'pain-facts': painFacts, trend, vaccinations };
  const en = { 'record-summary': enWords, entries: enEntries };
  await createInstance().use(initReactI18next).init({ lng, resources: { it, en } });
}

// On a busy machine they take longer than the second that a test waits for them.
beforeAll(
  () => Promise.all([import('@libretto/design-system/pain-heat-map'), import('../trend/trend-course.tsx')]),
  60_000,
);

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  // jsdom has none of these; a window of usual size with text of usual size.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(request.url.endsWith('/api/termini') ? [{ it: 'Emocromo', en: 'Blood count' }] : []),
  );
  await speak('it');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Record({ record }: { record: SharedRecord }) {
  const { interazioni: interactions = [], richiami: dueVaccines = [] } = record.condivisione ?? {};
  const cards = useCards(record, parts, { ...source, interactions, dueVaccines });
  const openCards = { ...useOpenCards(), isOpen: () => true };
  return (
    <>
      <RecordAlerts record={record} cards={cards} openCards={openCards} />
      <RecordCards cards={cards} openCards={openCards} />
    </>
  );
}

async function show(more: Partial<SharedRecord>, reveal?: (key: string) => void): Promise<void> {
  const root = createRootRoute();
  const session = createRoute({
    getParentRoute: () => root,
    id: '_session',
    beforeLoad: () => ({ session: { userId: 1 } }),
    component: () => (
      <RevealContext value={reveal}>
        <Record record={{ ...empty, ...more }} />
      </RevealContext>
    ),
  });
  const index = createRoute({ getParentRoute: () => session, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([session.addChildren([index])]),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider<typeof router> router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /^(Avvisi|Alerts)$/ });
}

/** Title and line of each row of a card. */
function rowsOf(card: string): string[][] {
  const region = screen.getByRole('region', { name: card });
  return within(region)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('[id^="voce-"]'))
    .map((row) =>
      [...row.querySelectorAll('[id^="voce-"] > :is(summary, div, a) > span > span > span')].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
}

const alertLines = () =>
  [...screen.getByRole('region', { name: 'Avvisi' }).querySelectorAll('p')].map(({ textContent }) => textContent);

/** Label and value of each fact of a card's only row. */
function factsOf(card: string): Record<string, string> {
  const region = screen.getByRole('region', { name: card });
  const pairs = [...region.querySelectorAll('dl > div')].map(({ children: [term, value] }) => [
    term?.textContent ?? '',
    value?.textContent ?? '',
  ]);
  return Object.fromEntries(pairs);
}

const diagnosis = (tipo_diagnosi: Diagnosis['tipo_diagnosi'], diagnosi_stato: Diagnosis['diagnosi_stato']) =>
  ({
    ...anyDiagnosis,
    ...{ tipo_diagnosi, diagnosi_stato, diagnosi_patologia: 'Pollini', diagnosi_inserimento: '2024-03-05' },
    diagnosiDetails: { ...anyDiagnosis?.diagnosiDetails, careprovider: 'Bianchi' },
  }) as Diagnosis;

test.each([
  ['Diagnosi', '0', 'Problemi confermati', 'Inserita il 5 mar 2024 · Bianchi'],
  ['Diagnosi', '1', 'Problemi sospetti', 'Inserita il 5 mar 2024 · Bianchi'],
  ['Diagnosi', '2', 'Diagnosi escluse', 'Diagnosi esclusa · Inserita il 5 mar 2024 · Bianchi'],
  ['Intolleranza', '2', 'Diagnosi escluse', 'Intolleranza esclusa · Inserita il 5 mar 2024 · Bianchi'],
  ['Allergia', '1', 'Avvisi', 'Allergia sospetta · Inserita il 5 mar 2024 · Bianchi'],
  ['Allergia', '0', 'Avvisi', 'Allergia confermata · Inserita il 5 mar 2024 · Bianchi'],
] as const)(
  '%s in state %s is in %s, with its status and doctor, and has nothing to open',
  async (kind, state, card, line) => {
    await show({ diagnosi: [diagnosis(kind, state)] });
    expect(rowsOf(card)).toEqual([['Pollini', line]]);
    expect(screen.getByRole('region', { name: card }).querySelector('details')).toBeNull();
  },
);

test('a long word of a title is a box, which moves to the next line before it is hyphenated', async () => {
  await show({
    diagnosi: [{ ...diagnosis('Diagnosi', '0'), diagnosi_patologia: 'Grave ipercolesterolemia familiare' }],
  });
  expect(rowsOf('Problemi confermati')[0]?.[0]).toBe('Grave ipercolesterolemia familiare');
  const [long, ...others] = document.querySelectorAll('[id^="voce-diagnosis"] span > span > span > span');
  expect(long?.textContent).toBe('ipercolesterolemia');
  expect(others).toEqual([]);
});

test('a single short fact stands on its row, which then has nothing to open', async () => {
  const vaccination = {
    ...{ ...anyVaccination, vaccinazione_reazioni: 'Febbre la sera', vaccinazione_richiamo: 1, specialita: [] },
    vaccinidetails: { id_farmaco_codifa: 'vacc-boostrix', descrizione_breve: 'Boostrix' },
  };
  const words = 'Tosse secca da tre settimane, senza febbre. Torace libero.';
  await show({
    vaccinazioni: [vaccination] as SharedRecord['vaccinazioni'],
    visite: [{ ...anyVisit, visita_osservazioni: words, specialita: [] }] as SharedRecord['visite'],
  });
  expect(rowsOf('Vaccini')).toEqual([['Boostrix', '1ª dose · Reazioni: Febbre la sera']]);
  expect(screen.getByRole('region', { name: 'Vaccini' }).querySelector('details')).toBeNull();
  expect(factsOf('Visite')).toEqual({ Osservazioni: words });
});

test('a contact is called with one press, and one without a number has none to press', async () => {
  const [anyContact] = example('listEmergencyContacts');
  const contact = { ...anyContact, contatto_nominativo: 'Anna Bellini', specialita: [] };
  await show({
    contattiemergenza: [{ ...contact, contatto_telefono: '3471234567' }] as SharedRecord['contattiemergenza'],
    contattialtro: [{ ...contact, id_contatto: 99, contatto_telefono: 'interno 12' }] as SharedRecord['contattialtro'],
  });
  const contacts = within(screen.getByRole('region', { name: 'Contatti' }));
  const [call, ...others] = contacts.getAllByRole('link');
  expect(call?.getAttribute('href')).toMatch(/^tel:\+?(39)?3471234567$/);
  expect(call?.textContent).toContain('Anna Bellini');
  expect(others).toEqual([]);
  expect(contacts.getByText(/interno 12/)).toBeDefined();
});

test('an opened diagnosis names what belongs to it', async () => {
  const known = { ...diagnosis('Diagnosi', '0'), id_diagnosi: 7 };
  const therapy = {
    ...anyTherapy,
    tipo_terapia: 1,
    id_diagnosi: 7,
    farmaco: { descrizione_breve: 'Triatec', somministrazione: '' },
  };
  const exam = { ...anyExam, indagine_tipologia: 'TSH', indagine_data_display: '2026-01-02', diags: [7] };
  await show({
    diagnosi: [known],
    terapie: [
      { ...therapy, sostanza: null },
      {
        ...therapy,
        sostanza: null,
        id_terapie: 99,
        tipo_terapia: 0,
        farmaco: { ...therapy.farmaco, descrizione_breve: 'Augmentin' },
      },
    ] as Therapy[],
    esami: [exam] as SharedRecord['esami'],
  });
  expect(factsOf('Problemi confermati')).toEqual({
    'Terapie collegate': 'Triatec',
    'Esami collegati': 'TSH 2 gen 2026',
  });
  expect(factsOf('Terapie in corso')).toMatchObject({ Per: 'Pollini' });
});

test('what belongs to a row leads to its own row', async () => {
  const reveal = vi.fn();
  const known = { ...diagnosis('Diagnosi', '0'), id_diagnosi: 7 };
  const exam = { ...anyExam, id_indagine: 5, indagine_tipologia: 'TSH', diags: [7] };
  await show({ diagnosi: [known], esami: [exam] as SharedRecord['esami'] }, reveal);
  const problems = within(screen.getByRole('region', { name: 'Problemi confermati' }));
  fireEvent.click(problems.getByRole('button', { name: /^TSH/, hidden: true }));
  expect(reveal).toHaveBeenCalledWith('exam-5');
});

test('a therapy has its course, prescriber and note; a drug forbidden after that only the reason', async () => {
  const course = {
    ...anyTherapy,
    farmaco: { descrizione_breve: 'Triatec', somministrazione: 'Orale' },
    sostanza: { it: 'ramipril 5 mg', en: 'ramipril 5 mg' },
    codice_atc: 'C09AA05',
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Ogni giorno',
    orari: [{ ora: '08:00', quantita: 1 }],
    giorni: [1],
    data_inizio: '2026-01-01',
    data_fine: '2026-02-01',
    prescrittore: 'Bianchi',
    note: 'A digiuno',
    confezione: { pezzi: 28, dal: '2026-01-01', al_giorno: 1 },
  };
  const common = { 'Codice ATC': 'C09AA05' };
  const ofCourse = ['Orari', 'Giorni', 'Confezione'];
  const inLine = ['Dose', 'Frequenza', 'Dal', 'Al', 'Sostanza', 'Confidenzialità'];
  const line = '1 compressa · Ogni giorno · Dal 1 gen 2026 al 1 feb 2026';
  await show({ terapie: [{ ...course, id_diagnosi: null, tipo_terapia: 1 } as Therapy] });
  expect(rowsOf('Terapie in corso')).toEqual([['Triatec — ramipril 5 mg', `${line} · Note: A digiuno`]]);
  expect(factsOf('Terapie in corso')).not.toHaveProperty('Note');
  cleanup();

  const reason = { ...diagnosis('Diagnosi', '2'), id_diagnosi: 5, diagnosi_patologia: 'Ipertensione' };
  await show({ diagnosi: [reason], terapie: [{ ...course, id_diagnosi: 5, tipo_terapia: 1 } as Therapy] });
  expect(rowsOf('Terapie in corso')).toEqual([['Triatec — ramipril 5 mg', `${line} · Per: Ipertensione`]]);
  const current = factsOf('Terapie in corso');
  expect(current).toMatchObject({
    ...common,
    'Prescritto da': 'Bianchi',
    Note: 'A digiuno',
  });
  expect(Object.keys(current)).toEqual(expect.arrayContaining(ofCourse));
  expect(Object.keys(current).filter((term) => inLine.includes(term))).toEqual([]);
  cleanup();

  await show({ terapie: [{ ...course, tipo_terapia: 0 } as Therapy] });
  expect(rowsOf('Avvisi')).toEqual([['Triatec — ramipril 5 mg', 'A digiuno']]);
  const forbidden = factsOf('Avvisi');
  expect(forbidden).toMatchObject({ ...common, Dal: '1 gen 2026', Medico: 'Bianchi' });
  expect(alertLines()).toContain('Non prendere Triatec (ramipril): A digiuno');
  expect(Object.keys(forbidden).filter((term) => [...ofCourse, 'Motivo'].includes(term))).toEqual([]);
});

test('a vaccination says which dose it was as its list does', async () => {
  const vaccination = {
    ...anyVaccination,
    vaccinidetails: { id_farmaco_codifa: 'vacc-boostrix', descrizione_breve: 'Boostrix' },
    ...{ vaccinazione_data: '2019-05-14', vaccinazione_richiamo: 2 },
  };
  await show({ vaccinazioni: [vaccination] as SharedRecord['vaccinazioni'] });
  expect(rowsOf('Vaccini')).toEqual([['Boostrix', '2ª dose · Reazioni: Nessuna']]);
  const [row] = within(screen.getByRole('region', { name: 'Vaccini' })).getAllByRole('listitem');
  expect(row?.textContent).toBe('Boostrix2ª dose · Reazioni: Nessuna14 mag 2019');
});

test('vaccines that are due stand above those that were given, with how late they are', async () => {
  const dose = { stato: 'in_ritardo', numero: null, eta_mesi: null, data: null, id_vaccinazione: null } as const;
  const late = { ...dose, dal: '2026-01-02', entro: '2026-03-02' };
  const notice = { medico: '', parziale: false, ultima_lettura: null, novita: [], interazioni: [] };
  const given = { ...anyVaccination, vaccinazione_reazioni: '', vaccinazione_richiamo: 1 };
  await show({
    vaccinazioni: [given] as SharedRecord['vaccinazioni'],
    condivisione: {
      ...notice,
      richiami: [
        { vaccino: 'dtpa-adulti', obbligatorio: false, dosi: [late] },
        { vaccino: 'hpv', obbligatorio: false, dosi: [{ ...late, numero: 1, eta_mesi: 132 }] },
      ],
    },
  });
  const [booster, unrecorded, ...others] = rowsOf('Vaccini');
  expect(booster).toEqual(['Da fare: Tetano', 'In ritardo · dal 2 gen 2026']);
  // Many were given before the record began.
  expect(unrecorded?.at(-1)).toBe('1ª dose · Non risulta nel libretto');
  expect(others).toHaveLength(1);
});

test('an opened visit or exam adds to its line what it lacks; empty fields are left out', async () => {
  const near = { indagine_data_display: '2026-01-24' };
  const visit = { visita_motivazione: 'Febbre', visita_osservazioni: 'Gola rossa', visita_conclusioni: ' ' };
  await show({
    visite: [{ ...anyVisit, ...visit, visita_data: '2026-01-10' }] as SharedRecord['visite'],
    esami: [
      { ...anyExam, indagine_tipologia: 'TSH', indagine_stato: '0', indagine_motivo: '', careprovider: '', ...near },
      { ...anyExam, id_indagine: 99, indagine_tipologia: 'ECG', indagine_data_display: '2026-02-10' },
    ] as SharedRecord['esami'],
  });
  const seen = factsOf('Visite');
  expect(seen).toMatchObject({
    Osservazioni: 'Gola rossa',
    'Esami nei 14 giorni prima e dopo': 'TSH 24 gen 2026',
  });
  for (const term of ['Motivo', 'Conclusioni']) expect(seen).not.toHaveProperty(term);
  const exam = factsOf('Esami e referti');
  expect(exam).toMatchObject({ 'Visite nei 14 giorni prima e dopo': 'Febbre 10 gen 2026' });
  for (const term of ['Stato', 'Data', 'Medico', 'Confidenzialità']) expect(exam).not.toHaveProperty(term);
});

test('a pain has its score, and none if it was not given', async () => {
  const pain = (taccuino_intensita: number | null, id_taccuino: number) =>
    ({
      ...{ ...anyPain, id_taccuino, taccuino_intensita, taccuino_descrizione: 'Testa', taccuino_data: '2026-01-02' },
      ...{ taccuino_andamento: null, taccuino_momento: null },
    }) as NotebookEntry;
  await show({ tbl_taccuinos: [pain(0, 1), pain(null, 2)] });
  expect(rowsOf('Dolore')).toEqual([
    ['Testa', '2 gen 2026 · Dolore 0 su 10'],
    ['Testa', '2 gen 2026'],
  ]);
  // The title has the words of the patient.
  expect(screen.queryByText('Descrizione')).toBeNull();
});

const drawing = (taccuino_data: string, zona_regione: string, id_taccuino: number) =>
  ({
    ...{ ...anyPain, id_taccuino, taccuino_data },
    taccuino_zone: [{ zona_lato: 'anteriore', zona_regione, zona_livello: 3 }],
  }) as NotebookEntry;

test('a pain without words is called by its regions, and by nothing only without both', async () => {
  const nameless = {
    taccuino_intensita: null,
    taccuino_andamento: null,
    taccuino_momento: null,
    taccuino_descrizione: '',
  };
  await show({
    tbl_taccuinos: [
      { ...drawing('2026-01-02', '129', 1), ...nameless },
      { ...drawing('2026-01-02', '129', 2), ...nameless, taccuino_zone: [] },
    ],
  });
  expect(rowsOf('Dolore').map(([title]) => title)).toEqual(['Ginocchio destro', 'Senza descrizione']);
});

test('the pain map shows the last 30 days until another period is chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00'), toFake: ['Date'] });
  await show({ tbl_taccuinos: [drawing('2026-11-28', '129', 1), drawing('2026-08-01', '108', 2)] });
  const pain = within(screen.getByRole('region', { name: 'Dolore' }));
  expect(await pain.findByText('Una segnalazione, una zona con dolore.')).toBeDefined();
  expect(pain.getByText('Ginocchio destro, davanti')).toBeDefined();
  expect(pain.getByRole('list', { name: 'Legenda' })).toBeDefined();
  fireEvent.click(pain.getByRole('radio', { name: 'Anno' }));
  expect(pain.getByText('2 segnalazioni, 2 zone con dolore.')).toBeDefined();
});

test('without a drawing in the last 30 days the pain map opens on the shortest period that has one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00'), toFake: ['Date'] });
  await show({ tbl_taccuinos: [drawing('2026-10-01', '129', 1), drawing('2026-08-01', '108', 2)] });
  const pain = within(screen.getByRole('region', { name: 'Dolore' }));
  expect((pain.getByRole('radio', { name: '3 mesi' }) as HTMLInputElement).checked).toBe(true);
  expect(await pain.findByText('Una segnalazione, una zona con dolore.')).toBeDefined();
  fireEvent.click(pain.getByRole('radio', { name: '30 giorni' }));
  expect(pain.getByText('Nessun disegno in questo periodo. L’ultimo è del 1 ott 2026.')).toBeDefined();
});

const reading = (data_rilevazione: string, more: Partial<Reading>) =>
  ({
    ...anyReading,
    ...{ parametro_peso: null, parametro_altezza: null, parametro_frequenza: null, parametro_saturazione: null },
    ...{ parametro_temperatura: null, parametro_pressione_max: null, parametro_pressione_min: null },
    ...{ data_rilevazione, ...more },
  }) as Reading;

const openTrend = (id: string) => {
  const row = document.getElementById(`voce-trend-${id}`) as HTMLDetailsElement;
  row.open = true;
  fireEvent(row, new Event('toggle'));
  return within(row);
};

test('an opened trend says what it means, over a period that can be chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00'), toFake: ['Date'] });
  const pressure = (day: string, max: number, min: number) =>
    reading(day, { parametro_pressione_max: max, parametro_pressione_min: min });
  await show({
    rilevazioni: [
      ...[pressure('2026-11-27', 138, 78), pressure('2026-10-20', 130, 80)],
      ...[pressure('2026-10-05', 124, 80), pressure('2026-09-20', 120, 79)],
      ...[48, 70].map((parametro_frequenza, at) => reading(`2026-11-2${6 - at}`, { parametro_frequenza })),
      ...[38, 36].map((parametro_temperatura, at) => reading(`2026-11-2${6 - at}`, { parametro_temperatura })),
      ...[pressure('2025-11-27', 134, 82), pressure('2025-10-20', 134, 80), pressure('2025-09-20', 134, 84)],
    ],
  });
  const closed = (id: string) => document.querySelector(`#voce-trend-${id} > summary`)?.textContent;
  expect(closed('pressure')).toContain('▲Sopra la norma');
  expect(closed('rate')).toContain('▼Sotto la norma');
  expect(closed('temperature')).not.toContain('la norma');
  const trend = openTrend('pressure');
  const latest = 'Pressione massima sopra la norma: 138/78 il 27 novembre.';
  const rising = 'In aumento: 18 mmHg in 68 giorni.';
  // The mean of the same values stands above the drawing.
  expect(await trend.findByText(`${latest} ${rising} In media 6 punti meno di un anno fa.`)).toBeDefined();
  expect((trend.getByRole('radio', { name: 'Anno' }) as HTMLInputElement).checked).toBe(true);
  expect(trend.getByText('Media di un anno')).toBeDefined();
  fireEvent.click(trend.getByRole('radio', { name: 'Tutto' }));
  expect(trend.getByText('Media di tutti i valori')).toBeDefined();
});

test('an opened weight says its change over a year, also between two values', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00'), toFake: ['Date'] });
  await show({
    rilevazioni: [reading('2026-11-27', { parametro_peso: 65.4 }), reading('2025-11-28', { parametro_peso: 68.6 })],
  });
  const change = /65,4 kg il 27 novembre\. In un anno 3,2 kg in meno: erano 68,6 kg il 28 novembre 2025\.$/;
  expect(await openTrend('weight').findByText(change)).toBeDefined();
});

test('a trend of one reading has its value and day, and nothing to open', async () => {
  const only = { parametro_altezza: 168, parametro_pressione_max: 150, parametro_pressione_min: 80 };
  await show({ rilevazioni: [reading('2026-04-17', only)] });
  expect(document.getElementById('voce-trend-height')?.outerHTML).toMatch(/^<div/);
  expect(document.getElementById('voce-trend-height')?.textContent).toBe('Altezza17 apr 2026168 cm');
  expect(document.getElementById('voce-trend-pressure')?.textContent).toContain('Sopra la norma');
});

test('what is stored in Italian is in the language of the reader', async () => {
  await speak('en');
  const exam = { ...anyExam, indagine_tipologia: 'Emocromo', indagine_stato: '0', careprovider: 'Bianchi' };
  await show({ esami: [exam] as SharedRecord['esami'] });
  expect(await screen.findByText('Blood count')).toBeDefined();
  expect(rowsOf('Exams and reports')).toMatchObject([
    ['Blood count', expect.stringMatching(/Requested exam · Bianchi$/)],
  ]);
});

test('cards without rows are left out, except those whose absence must be said', async () => {
  await show({});
  const regions = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
  expect(regions).toEqual(['Avvisi', 'Problemi confermati', 'Terapie in corso']);
  expect(screen.getByText('Nessuna allergia condivisa')).toBeDefined();
});

test('alerts say the reaction and how severe it was, without opening them', async () => {
  const [report] = example('listReactionReports');
  const severe = {
    ...{ ...report, severity: 'Pericolo di vita', reaction: 'Gonfiore della gola' },
    farmaco: { ...report?.farmaco, descrizione_breve: 'Toradol' },
  };
  await show({ diagnosi: [diagnosis('Allergia', '1')], reazioni: [severe] as SharedRecord['reazioni'] });
  expect(alertLines()).toEqual([
    'Allergie: pollini (sospetta)',
    'Reazione grave con Toradol: Gonfiore della gola · Grave: pericolo di vita',
  ]);
});

test.each([
  ['2', '2 gen 2026 · Bianchi'],
  ['1', '2 gen 2026 · Esame programmato · Bianchi'],
] as const)('an exam in state %s says who it was for, and its state only before it is done', async (state, line) => {
  const exam = {
    ...{ ...anyExam, indagine_tipologia: 'TSH', indagine_stato: state },
    ...{ indagine_data_display: '2026-01-02', careprovider: 'Bianchi', indagine_motivo: 'Controllo' },
  };
  await show({ esami: [exam] as SharedRecord['esami'] });
  expect(rowsOf('Esami e referti')).toEqual([['TSH', line]]);
});

test('an appointment says its hour, one that is done its day only', async () => {
  const exam = { ...anyExam, indagine_data_display: '2027-02-02', indagine_ora: '10:30', careprovider: 'Bianchi' };
  await show({
    esami: [
      { ...exam, id_indagine: 1, indagine_tipologia: 'TSH', indagine_stato: '2' },
      { ...exam, id_indagine: 2, indagine_tipologia: 'ECG', indagine_stato: '1' },
    ] as SharedRecord['esami'],
  });
  expect(rowsOf('Esami e referti')).toEqual([
    ['TSH', '2 feb 2027 · Bianchi'],
    ['ECG', '2 feb 2027 alle\u00a010:30 · Esame programmato · Bianchi'],
  ]);
});

test('an exam shows its report without being opened, and says if a done one has none', async () => {
  const exam = { ...anyExam, indagine_stato: '2', id_allegati: [7, 9], allegati: ['vecchio.pdf', 'tsh.pdf'] };
  const bare = { ...exam, id_allegati: [], allegati: [] };
  await show({
    esami: [
      { ...exam, id_indagine: 1, indagine_tipologia: 'TSH' },
      { ...bare, id_indagine: 2, indagine_tipologia: 'ECG' },
      { ...bare, id_indagine: 3, indagine_tipologia: 'RM', indagine_stato: '1' },
    ] as SharedRecord['esami'],
  });
  const row = (id: number) => document.getElementById(`voce-exam-${id}`);
  expect(row(2)?.textContent).toContain('Nessun referto');
  expect(row(3)?.textContent).not.toContain('Nessun referto');
  expect(row(1)?.contains(screen.getByRole('button', { name: '2 referti: TSH' }))).toBe(false);
});

test('a document is shown without opening its row', async () => {
  const [anyFile] = example('listFiles').data;
  await show({ files: [{ ...anyFile, id_file: 4, file_nome: 'Neo.png' }] as SharedRecord['files'] });
  const row = document.getElementById('voce-file-4');
  expect(row?.contains(screen.getByRole('button', { name: 'Apri: Neo.png' }))).toBe(false);
});

test('a row with files has a thumbnail of its newest picture, or a symbol of its newest file', async () => {
  const requested: string[] = [];
  const near = (call: (entries: object[]) => void) => ({
    observe: () => call([{ isIntersecting: true }]),
    disconnect() {},
  });
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function observer(call) {
      return near(call);
    }),
  );
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requested.push(new URL(url).pathname);
    return url.includes('/api/miniatura/') ? new Response(new Blob(['jpeg'])) : Response.json([]);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
  const exam = { ...anyExam, indagine_stato: '2' };
  await show({
    esami: [
      {
        ...exam,
        id_indagine: 1,
        indagine_tipologia: 'RX',
        id_allegati: [7, 8, 9],
        allegati: ['a.png', 'b.jpg', 'c.pdf'],
      },
      { ...exam, id_indagine: 2, indagine_tipologia: 'TSH', id_allegati: [10], allegati: ['tsh.pdf'] },
    ] as SharedRecord['esami'],
  });
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(button('3 referti: RX').querySelector('img')?.src).toBe('blob:picture'));
  expect(button('1 referto: TSH').querySelector('svg')).not.toBeNull();
  expect(requested.filter((path) => path.startsWith('/api/miniatura'))).toEqual(['/api/miniatura/8']);
});

test('the note on a recording is read first, without opening its row', async () => {
  const [anyFile] = example('listFiles').data;
  const note = 'Battito irregolare per qualche minuto';
  await show({ files: [{ ...anyFile, id_file: 4, kardia: [{ kardia_note: note }] }] as SharedRecord['files'] });
  const line = screen.getByText(new RegExp(`^${note} · `));
  expect(document.getElementById('voce-file-4')?.querySelector('summary')?.contains(line)).toBe(true);
  expect(screen.getAllByText(new RegExp(note))).toHaveLength(1);
});

test('an opened exam shows its reports above its data', async () => {
  const exam = { ...anyExam, id_indagine: 1, id_allegati: [7], allegati: ['tsh.pdf'] };
  await show({ esami: [exam] as SharedRecord['esami'] });
  const row = document.getElementById('voce-exam-1') as HTMLDetailsElement;
  row.open = true;
  fireEvent(row, new Event('toggle'));
  const report = await within(row).findByText('tsh.pdf');
  const [fact] = row.querySelectorAll('dl');
  expect(fact?.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a therapy names its most severe interaction and how many others there are', async () => {
  const found = (gravita: 'grave' | 'lieve', farmaco_in_corso: string) => ({
    ...{ tipo: 'interazione' as const, gravita, farmaco_in_corso, interazione_con: 'Brufen', stretta: true },
    ...{ effetto: '', consiglio: '', fonte: 'RCP' as const, voce: '' },
  });
  const notice = { medico: '', parziale: false, ultima_lettura: null, novita: [], richiami: [] };
  const id_terapie = anyTherapy?.id_terapie ?? 0;
  await show({
    terapie: [{ ...anyTherapy, tipo_terapia: 1 } as Therapy],
    condivisione: {
      ...notice,
      interazioni: [
        { id_terapie, messaggi: [found('grave', 'Coumadin'), found('lieve', 'Inderal')], revisione_clinica: false },
      ],
    },
  });
  expect(rowsOf('Terapie in corso')[0]?.at(-1)).toBe('Interazione grave con Coumadin (+1)');
});
