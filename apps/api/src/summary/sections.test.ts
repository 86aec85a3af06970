import { describe, expect, test } from 'vitest';
import { unanswered } from '../areas/anamnesis/physiological.ts';
import { diagnosisSection, namesOfDiagnoses } from './conditions.ts';
import { emergencyCard } from './emergency-card.ts';
import { examSection } from './exams.ts';
import { habitsInWords, historySections, notebookSection, pregnancySection, readingSection } from './history.ts';
import { therapySection } from './medicines.ts';
import { scoreSection } from './scores.ts';
import { lineOf, type Schemas, type Section, wordsOf } from './telling.ts';

const telling = { words: wordsOf('it'), centres: new Map([[4, 'San Luca']]), levels: true, timeZone: 'Europe/Rome' };
const linesOf = ({ entries: [first] }: Section) => first?.facts.map(lineOf);

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
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};
const diagnoses = new Map([[3, 'Artrite reumatoide']]);

describe('a therapy', () => {
  test('says in words what it holds, and leaves out what it does not', () => {
    expect(linesOf(therapySection('therapies', [therapy], diagnoses, telling))).toEqual([
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

  test('in English has English words, a month that nobody takes for a day, and what was written as it was', () => {
    const section = therapySection('therapies', [therapy], diagnoses, { ...telling, words: wordsOf('en') });
    expect(linesOf(section)).toEqual([
      'How it is taken: orale',
      'Dose: 10 mg',
      'Frequency: Una volta alla settimana',
      'Times: 09:00 (2.5); Monday',
      'Since: 12 Jan 2026',
      'Doctor: Elena Bianchi',
      'Diagnosis: Artrite reumatoide',
      'Confidentiality: Strictly confidential',
    ]);
  });

  test('that is forbidden says the reason first, has no dose and no end, and stands in no other list', () => {
    const forbidden = { ...therapy, tipo_terapia: 0 as const, note: 'Orticaria', data_fine: '2026-02-01' };
    const lines = linesOf(therapySection('forbidden', [forbidden], diagnoses, telling));
    expect(lines?.[0]).toBe('Motivo: Orticaria');
    expect(lines).toContain('Dal: 12/01/2026');
    expect(lines?.join()).not.toMatch(/Periodo|Dose|Frequenza|Orari/);
    expect(therapySection('therapies', [forbidden], diagnoses, telling).entries).toEqual([]);
  });
});

describe('a pregnancy', () => {
  const pregnancy: Schemas['Pregnancy'] = {
    id_gravidanza: 1,
    id_paziente: 1,
    author_id: 1,
    eta: 31,
    inizio_gravidanza: null,
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
    note_gravidanza: '',
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };

  test.each([
    ['2025-12-01', null, null, 'dal 01/12/2025', 'In corso'],
    ['2013-05-20', '2014-02-21', 'aborto', '20/05/2013 – 21/02/2014', 'Aborto'],
    [null, '2014-02-21', 'aborto', 'fino al 21/02/2014', 'Aborto'],
    [null, null, null, 'Gravidanza', 'In corso'],
  ] as const)('from %s until %s with the outcome %s is told as such', (start, end, esito, name, outcome) => {
    const row = { ...pregnancy, inizio_gravidanza: start, fine_gravidanza: end, esito };
    const told = pregnancySection([row], telling);
    expect(told.entries[0]?.name).toBe(name);
    expect(linesOf(told)).toEqual(['Età: 31 anni', `Esito: ${outcome}`]);
  });

  // 43 weeks before the 21st of March 2026 it was the 24th of May 2025.
  test.each([
    ['2026-01-10', pregnancy.versione, { inizio: '2026-01-10' }],
    ['2025-05-24', pregnancy.versione, { inizio: '2025-05-24' }],
    ['2025-05-23', pregnancy.versione, null],
    [null, pregnancy.versione, { inizio: null }],
    [null, '2024-03-12T09:30:00.000Z', null],
  ])('that began on %s and was last written at %s is on the emergency card while it can last', (start, at, told) => {
    const record = {
      identita: {
        id_paziente: 1,
        paziente_nome: 'Giulia',
        paziente_cognome: 'Ferraro',
        paziente_codfiscale: null,
        paziente_nascita: '1984-03-12',
        paziente_sesso: 'female' as const,
        paziente_eta: 42,
      },
      paziente_gruppo: null,
      contattiemergenza: [],
      diagnosi: [],
      terapie: [],
      gravidanze: [{ ...pregnancy, inizio_gravidanza: start, versione: at }],
    };
    expect(emergencyCard(record, '2026-03-21T00:00:00.000Z').gravidanza).toEqual(told);
  });
});

test('a word that means something to a program is told as any other; ages have years', () => {
  const habits = { professione: 'constructor', livelloScol: 'laurea', etaMenarca: 12 } as Parameters<
    typeof habitsInWords
  >[0];
  expect(habitsInWords(habits, telling)).toEqual([
    ['Titolo di studio', 'Laurea'],
    ['Professione', 'constructor'],
    ['Età del menarca', '12 anni'],
  ]);
});

test('an exam says in words what it holds, and leaves out what it does not', () => {
  const exam: Schemas['Exam'] = {
    id_indagine: 1,
    id_paziente: 1,
    author_id: 1,
    indagine_tipologia: 'ECG',
    indagine_categoria: 'SS',
    indagine_stato: '2',
    indagine_motivo: 'Controllo',
    indagine_data_display: '2026-03-02',
    id_diagn_investigations: null,
    id_centro_indagine: 4,
    altro_centro: '',
    careprovider: '',
    id_livello_confidenzialita: null,
    diags: [2, 3],
    allegati: ['Referto.pdf', 'Tracciato.pdf'],
    id_allegati: [8, 9],
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(linesOf(examSection('completed', [exam], new Map([[3, 'Gastrite']]), telling))).toEqual([
    'Data: 02/03/2026',
    'Gruppo: Studi Specialistici',
    'Centro: San Luca',
    'Motivo: Controllo',
    'Diagnosi: Gastrite',
    'Allegati: Referto.pdf, Tracciato.pdf',
    'Confidenzialità: Strettamente riservato',
  ]);
});

test.each([
  ['Diagnosi', '0', 'conditions', 'Asma'],
  ['Diagnosi', '1', 'suspected', 'Asma'],
  ['Diagnosi', '2', 'excluded', 'Asma'],
  ['Allergia', '0', 'allergies', 'Asma'],
  ['Allergia', '1', 'allergies', 'Asma (sospetta)'],
  ['Intolleranza', '2', 'excluded', 'Asma'],
] as const)(
  '%s in the state %s is told among the %s, and nowhere else',
  (tipo_diagnosi, diagnosi_stato, place, name) => {
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
      id_livelo_confidenzialita: 1,
      deleted_at: null,
      versione: '2026-03-12T09:30:00.000Z',
    };
    const kinds = ['allergies', 'conditions', 'suspected', 'excluded'] as const;
    const told = kinds.flatMap((kind) => diagnosisSection(kind, [row], telling).entries.map((one) => [kind, one.name]));
    expect(told).toEqual([[place, name]]);
  },
);

test('another record that names a diagnosis says what is not certain of it', () => {
  const named = (id_diagnosi: number, diagnosi_stato: '0' | '1' | '2') => ({
    id_diagnosi,
    diagnosi_stato,
    diagnosi_patologia: 'Asma',
  });
  const rows = [named(1, '0'), named(2, '1'), named(3, '2')];
  expect([...namesOfDiagnoses(rows, telling).values()]).toEqual(['Asma', 'Asma (sospetta)', 'Asma (esclusa)']);
});

test('a reading of which half was measured says so', () => {
  const reading: Schemas['Reading'] = {
    id_rilevazione: 1,
    id_paziente: 1,
    author_id: 1,
    data_rilevazione: '2026-03-02',
    parametro_peso: 65.5,
    parametro_altezza: null,
    parametro_pressione_min: null,
    parametro_pressione_max: 120,
    parametro_frequenza: null,
    parametro_saturazione: 97,
    parametro_temperatura: 36.5,
    impronta_misura: null,
    fonte: 'manuale',
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(linesOf(readingSection([reading], telling))).toEqual([
    'Pressione: 120/– mmHg',
    'Ossigeno nel sangue: 97 %',
    'Temperatura: 36,5 °C',
    'Peso: 65,5 kg',
    'Fonte: inserita a mano',
  ]);
});

test('an entry of the notebook says where it hurts, in front and behind', () => {
  const entry: Schemas['NotebookEntry'] = {
    id_taccuino: 1,
    id_paziente: 1,
    author_id: 1,
    taccuino_2d_drawn: 1,
    taccuino_data: '2026-03-02',
    taccuino_descrizione: 'Dopo le scale',
    taccuino_zone: [
      { zona_lato: 'anteriore', zona_regione: '129', zona_livello: 3 },
      { zona_lato: 'posteriore', zona_regione: '218', zona_livello: 5 },
      { zona_lato: 'posteriore', zona_regione: '219', zona_livello: 2 },
      // Said to be free of pain.
      { zona_lato: 'posteriore', zona_regione: '220', zona_livello: 1 },
    ],
    id_livello_confidenzialita: 4,
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(linesOf(notebookSection([entry], { ...telling, levels: false }))).toEqual([
    'Note: Dopo le scale',
    'Davanti: Ginocchio destro (moderato)',
    'Dietro: Zona lombare sinistra (forte); Zona lombare destra (lieve)',
    'Dolore più forte: Forte',
  ]);
});

test('a score says what its number is', () => {
  const score = { id_score: 1, id_paziente: 1, author_id: 1, created_at: '2026-03-02T09:30:00.000Z' };
  const saved: Schemas['Score'][] = [
    { ...score, nome_score: 'cha2-ds2-score', valore_score: 3, additional_score: 4.6 },
    { ...score, nome_score: 'framingham-score', valore_score: 0.3, additional_score: null },
  ];
  expect(scoreSection(saved, telling).entries.map(({ name, facts }) => [name, ...facts.map(lineOf)])).toEqual([
    ['CHA2DS2-VASc Score', 'Data: 02/03/2026', 'Punti: 3', 'Ictus, TIA o embolia in un anno: 4,6 %'],
    ['Framingham Risk Score', 'Data: 02/03/2026', 'Rischio in dieci anni: 0,3 %'],
  ]);
});

test('what was written after midnight was written on the new day, whatever day it still is in Greenwich', () => {
  const at = '2026-07-31T22:30:00.000Z';
  const own = { id_paziente: 1, author_id: 1 };
  const score: Schemas['Score'] = {
    ...own,
    id_score: 1,
    nome_score: 'meld-score',
    valore_score: 9,
    additional_score: null,
    created_at: at,
  };
  expect(scoreSection([score], telling).entries[0]?.facts[0]).toEqual(['Data', '01/08/2026']);
  const familiare = { ...own, id_anamnesi_log: 1, anamnesi_familiare_contenuto: 'Diabete', dataAggiornamento: at };
  const written = historySections({ anamnesi: { familiare } }, telling).flatMap(({ entries }) => entries);
  expect(written.map(({ name }) => name)).toEqual(['01/08/2026']);
});

test('a text of the history that is called like something of every object is just that text', () => {
  const owner = { id_anamnesi_log: 1, id_paziente: 1, author_id: 1, dataAggiornamento: null };
  const habits = { ...unanswered, ...owner, alvo: 'stitico', professione: 'toString' } as const;
  expect(habitsInWords(habits, telling)).toEqual([
    ['Professione', 'toString'],
    ['Alvo (intestino)', 'Stitico'],
  ]);
});

test('nobody is “1 anni” old', () => {
  expect([1, 0, 42].map(wordsOf('it').person.age)).toEqual(['1 anno', '0 anni', '42 anni']);
  expect([1, 0, 42].map(wordsOf('en').person.age)).toEqual(['1 year', '0 years', '42 years']);
});

test.each(['it', 'en'] as const)('no label in %s has a colon of its own', (language) => {
  const { facts, person, physiological } = wordsOf(language);
  const labels = [facts, person, physiological.fields].flatMap((some) => Object.values<unknown>(some));
  expect(labels.filter((label) => typeof label === 'string' && label.includes(':'))).toEqual([]);
});
