import { describe, expect, test } from 'vitest';
import { emergencyCard } from './emergency-card.ts';
import { habitFacts, historySections, notebookSection, pregnancySection, readingSection } from './history.ts';
import { formatFact, messagesFor, type Schemas, type Section } from './render-context.ts';
import { scoreSection } from './scores.ts';

const context = {
  messages: messagesFor('it'),
  centres: new Map<number, string>(),
  medicines: new Map(),
  levels: true,
  timeZone: 'Europe/Rome',
};
const toLines = ({ entries: [first] }: Section) => first?.facts.map(formatFact);

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
    id_livello_confidenzialita: 6,
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };

  test.each([
    ['2025-12-01', null, null, 'dal 01/12/2025', 'In corso'],
    ['2013-05-20', '2014-02-21', 'aborto', '20/05/2013 – 21/02/2014', 'Aborto'],
    [null, '2014-02-21', 'aborto', 'fino al 21/02/2014', 'Aborto'],
    [null, null, null, 'Gravidanza', 'In corso'],
  ] as const)(
    'from %s until %s with outcome %s has the right title and outcome',
    (start, end, esito, name, outcome) => {
      const row = { ...pregnancy, inizio_gravidanza: start, fine_gravidanza: end, esito };
      const section = pregnancySection([row], context);
      expect(section.entries[0]?.name).toBe(name);
      expect(toLines(section)).toEqual(['Età: 31 anni', `Esito: ${outcome}`]);
    },
  );

  // 43 weeks before 21 March 2026 is 24 May 2025.
  test.each([
    ['2026-01-10', pregnancy.versione, { inizio: '2026-01-10' }],
    ['2025-05-24', pregnancy.versione, { inizio: '2025-05-24' }],
    ['2025-05-23', pregnancy.versione, null],
    [null, pregnancy.versione, { inizio: null }],
    [null, '2024-03-12T09:30:00.000Z', null],
  ])('begun on %s and last changed at %s is on the emergency card for at most 43 weeks', (start, at, section) => {
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
    expect(emergencyCard(record, new Map(), '2026-03-21T00:00:00.000Z').gravidanza).toEqual(section);
  });
});

test('treats property names of objects as plain text, and shows ages in years', () => {
  const habits = { professione: 'constructor', livelloScol: 'laurea', etaMenarca: 12 } as Parameters<
    typeof habitFacts
  >[0];
  expect(habitFacts(habits, context)).toEqual([
    ['Titolo di studio', 'Laurea'],
    ['Professione', 'constructor'],
    ['Età del menarca', '12 anni'],
  ]);
});

test('a habit that has ended is told as a past one', () => {
  const fumo = { fumo: 'si', dataFineFumo: '2025-02-14', alcool: 'si', dataFineAlcool: null, caffeina: 'si' };
  const facts = new Map(habitFacts(fumo as Parameters<typeof habitFacts>[0], context));
  expect([facts.get('Fumo'), facts.get('Alcool'), facts.get('Caffeina')]).toEqual([
    'In passato, fino al 14/02/2025',
    'Sì',
    'Sì',
  ]);
});

test('marks a half-measured blood pressure', () => {
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
    id_livello_confidenzialita: 6,
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(toLines(readingSection([reading], context))).toEqual([
    'Pressione: 120/– mmHg',
    'Ossigeno nel sangue: 97 %',
    'Temperatura: 36,5 °C',
    'Peso: 65,5 kg',
    'Fonte: inserita a mano',
  ]);
});

test('lists painful regions, front and back', () => {
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
      { zona_lato: 'posteriore', zona_regione: '220', zona_livello: 1 },
    ],
    taccuino_intensita: 0,
    taccuino_andamento: 'peggio',
    taccuino_momento: 'notte',
    id_livello_confidenzialita: 4,
    specialita: [],
    specialita_scelta: false,
    deleted_at: null,
    versione: '2026-03-12T09:30:00.000Z',
  };
  expect(toLines(notebookSection([entry], { ...context, levels: false }))).toEqual([
    'Note: Dopo le scale',
    'Davanti: Ginocchio destro (moderato)',
    'Dietro: Zona lombare sinistra (forte); Zona lombare destra (lieve)',
    'Dolore più forte: Forte',
    'Intensità del dolore, da 0 a 10: 0',
    'Rispetto alla volta precedente: Peggio',
    'Momento della giornata: Notte',
  ]);
});

test('dates an entry after midnight by the local day, not the UTC day', () => {
  const at = '2026-07-31T22:30:00.000Z';
  const own = { id_paziente: 1, author_id: 1 };
  const score: Schemas['Score'] = {
    ...own,
    id_score: 1,
    nome_score: 'meld-score',
    valore_score: 9,
    additional_score: null,
    risposte: null,
    created_at: at,
  };
  expect(scoreSection([score], context).entries[0]?.facts[0]).toEqual(['Data', '01/08/2026']);
  const familiare = {
    ...own,
    id_anamnesi_log: 1,
    anamnesi_familiare_contenuto: 'Diabete',
    id_livello_confidenzialita: 6,
    dataAggiornamento: at,
  };
  const written = historySections({ anamnesi: { familiare } }, context).flatMap(({ entries }) => entries);
  expect(written.map(({ name }) => name)).toEqual(['01/08/2026']);
});
