import { describe, expect, test } from 'vitest';
import { diagnosisNames, diagnosisSection } from './conditions.ts';
import { examSection } from './exams.ts';
import { therapySection } from './medicines.ts';
import { formatFact, messagesFor, type Schemas, type Section } from './render-context.ts';
import { scoreSection } from './scores.ts';

const context = {
  messages: messagesFor('it'),
  centres: new Map([[4, 'San Luca']]),
  medicines: new Map(),
  levels: true,
  timeZone: 'Europe/Rome',
};
const toLines = ({ entries: [first] }: Section) => first?.facts.map(formatFact);

const therapy: Schemas['Therapy'] = {
  id_terapie: 1,
  id_paziente: 1,
  author_id: 1,
  id_farmaco_codifa: null,
  farmaco: { descrizione_breve: 'Metotrexato', somministrazione: 'orale' },
  tipo_terapia: 1,
  terapie_stato: 1,
  quantita_farmaceutica: '10 mg',
  frequenza_farmaceutica: 'Una volta alla settimana',
  data_inizio: '2026-01-12',
  data_fine: null,
  id_diagnosi: 3,
  id_prescrittore: null,
  prescrittore: 'Elena Bianchi',
  note: '',
  orari: [{ ora: '09:00', quantita: 2.5 }],
  giorni: [1],
  confezione: null,
  interazioni_accettate: null,
  id_livello_confidenzialita: 6,
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};
const diagnoses = new Map([[3, 'Artrite reumatoide']]);

// covers K-01 K-02 K-03 K-04 K-05 K-06
test.each([
  [1, 'Nessuna Restrizione'],
  [2, 'Basso'],
  [3, 'Moderato'],
  [4, 'Normale'],
  [5, 'Riservato'],
  [6, 'Strettamente riservato'],
])('prints level %i as %s', (level, name) => {
  const section = therapySection('therapies', [{ ...therapy, id_livello_confidenzialita: level }], diagnoses, context);
  expect(toLines(section)?.at(-1)).toBe(`Confidenzialità: ${name}`);
});

describe('a therapy', () => {
  test('lists the known facts and omits empty ones', () => {
    expect(toLines(therapySection('therapies', [therapy], diagnoses, context))).toEqual([
      'Somministrazione: orale',
      'Dose: 10 mg',
      'Frequenza: Una volta alla settimana',
      'Orari: 09:00 (2,5); lunedì',
      'Dal: 12/01/2026',
      'Medico: Elena Bianchi',
      'Diagnosi: Artrite reumatoide',
      'Confidenzialità: Strettamente riservato',
    ]);
  });

  test('translates terms, spells out months and keeps user text in English', () => {
    const section = therapySection('therapies', [therapy], diagnoses, { ...context, messages: messagesFor('en') });
    expect(toLines(section)).toEqual([
      'How it is taken: oral',
      'Dose: 10 mg',
      'Frequency: Una volta alla settimana',
      'Times: 09:00 (2.5); Monday',
      'Since: 12 Jan 2026',
      'Doctor: Elena Bianchi',
      'Diagnosis: Artrite reumatoide',
      'Confidentiality: Strictly confidential',
    ]);
  });

  test('lists a forbidden medicine without dose and end, with the reason first, and in no other section', () => {
    const forbidden = { ...therapy, tipo_terapia: 0 as const, note: 'Orticaria', data_fine: '2026-02-01' };
    const lines = toLines(therapySection('forbidden', [forbidden], diagnoses, context));
    expect(lines?.[0]).toBe('Motivo: Orticaria');
    expect(lines).toContain('Dal: 12/01/2026');
    expect(lines?.join()).not.toMatch(/Periodo|Dose|Frequenza|Orari/);
    expect(therapySection('therapies', [forbidden], diagnoses, context).entries).toEqual([]);
  });
});

test('lists the known facts of an exam, the hour of an appointment, and omits empty ones', () => {
  const exam: Schemas['Exam'] = {
    id_indagine: 1,
    id_paziente: 1,
    author_id: 1,
    indagine_tipologia: 'ECG',
    indagine_categoria: 'SS',
    indagine_stato: '2',
    indagine_motivo: 'Controllo',
    indagine_data_display: '2026-03-02',
    indagine_ora: '10:30',
    id_diagn_investigations: null,
    id_centro_indagine: 4,
    altro_centro: '',
    careprovider: '',
    id_livello_confidenzialita: null,
    specialita: [],
    specialita_scelta: false,
    diags: [2, 3],
    allegati: ['Referto.pdf', 'Tracciato.pdf'],
    id_allegati: [8, 9],
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(toLines(examSection('completed', [exam], new Map([[3, 'Gastrite']]), context))).toEqual([
    'Data: 02/03/2026',
    'Gruppo: Studi Specialistici',
    'Centro: San Luca',
    'Motivo: Controllo',
    'Diagnosi: Gastrite',
    'Allegati: Referto.pdf, Tracciato.pdf',
    'Confidenzialità: Strettamente riservato',
  ]);
  const appointment = examSection('scheduled', [{ ...exam, indagine_stato: '1' }], new Map(), context);
  expect(toLines(appointment)).toContain('Data: 02/03/2026, 10:30');
});

test.each([
  ['Diagnosi', '0', 'conditions', 'Asma'],
  ['Diagnosi', '1', 'suspected', 'Asma'],
  ['Diagnosi', '2', 'excluded', 'Asma'],
  ['Allergia', '0', 'allergies', 'Asma'],
  ['Allergia', '1', 'allergies', 'Asma (sospetta)'],
  ['Intolleranza', '2', 'excluded', 'Asma'],
] as const)('lists %s in the state %s among the %s only', (tipo_diagnosi, diagnosi_stato, place, name) => {
  const row: Schemas['Diagnosis'] = {
    id_diagnosi: 1,
    id_paziente: 1,
    author_id: 1,
    diagnosi_stato,
    tipo_diagnosi,
    diagnosi_patologia: 'Asma',
    diagnosiDetails: { careprovider: 'Vera Rossi' },
    diagnosi_inserimento: '2026-03-02',
    id_livello_confidenzialita: 1,
    specialita: [],
    specialita_scelta: false,
    id_livelo_confidenzialita: 1,
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  const kinds = ['allergies', 'conditions', 'suspected', 'excluded'] as const;
  const listed = kinds.flatMap((kind) => diagnosisSection(kind, [row], context).entries.map((one) => [kind, one.name]));
  expect(listed).toEqual([[place, name]]);
});

test('marks uncertain diagnoses wherever another record names them', () => {
  const named = (id_diagnosi: number, diagnosi_stato: '0' | '1' | '2') => ({
    id_diagnosi,
    diagnosi_stato,
    diagnosi_patologia: 'Asma',
  });
  const rows = [named(1, '0'), named(2, '1'), named(3, '2')];
  expect([...diagnosisNames(rows, context).values()]).toEqual(['Asma', 'Asma (sospetta)', 'Asma (esclusa)']);
});

test('states the unit of a score', () => {
  const score = { id_score: 1, id_paziente: 1, author_id: 1, created_at: '2026-03-02T09:30:00.000Z' };
  const saved: Schemas['Score'][] = [
    { ...score, nome_score: 'cha2-ds2-score', valore_score: 3, additional_score: 4.6, risposte: null },
    { ...score, nome_score: 'framingham-score', valore_score: 0.3, additional_score: null, risposte: null },
  ];
  expect(scoreSection(saved, context).entries.map(({ name, facts }) => [name, ...facts.map(formatFact)])).toEqual([
    ['CHA2DS2-VASc Score', 'Data: 02/03/2026', 'Punti: 3', 'Ictus, TIA o embolia in un anno: 4,6 %'],
    ['Framingham Risk Score', 'Data: 02/03/2026', 'Rischio in dieci anni: 0,3 %'],
  ]);
});

test('uses the singular for an age of one year', () => {
  expect([1, 0, 42].map(messagesFor('it').person.age)).toEqual(['1 anno', '0 anni', '42 anni']);
  expect([1, 0, 42].map(messagesFor('en').person.age)).toEqual(['1 year', '0 years', '42 years']);
});

test.each(['it', 'en'] as const)('adds no colon to labels in %s', (language) => {
  const { facts, person, physiological } = messagesFor(language);
  const labels = [facts, person, physiological.fields].flatMap((some) => Object.values<unknown>(some));
  expect(labels.filter((label) => typeof label === 'string' && label.includes(':'))).toEqual([]);
});
