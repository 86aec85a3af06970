import { expect, test } from 'vitest';
import { areaPreviews, type PreviewArea, type RowFormatter } from './preview-rows.ts';

const formatter: RowFormatter = {
  term: (text) => (text === 'TSH' ? 'Thyrotropin' : text),
  history: (part) => part,
  pregnancy: (outcome) => `gravidanza ${outcome}`,
  kind: (kind) => `tipo ${kind}`,
  status: (status) => ({ 0: 'confermata', 1: 'sospetta', 2: 'esclusa' })[status],
  exam: (state) => `stato ${state}`,
  pain: ({ taccuino_intensita: score }) => (score === null ? '' : `${score} su 10`),
  child: (sex) => sex,
  severity: (severity) => severity,
  medicine: ({ nome, sostanza }) => [nome, sostanza?.it].filter(Boolean).join(' — '),
  fact: (name, value) => `${name}: ${value}`,
  day: (day) => day,
  measure: (value, unit) => `${value} ${unit}`,
};

const rows = (area: PreviewArea, part: object) => areaPreviews[area].rows(part as never, formatter);

const diagnosis = (tipo_diagnosi: string, diagnosi_stato: string) => ({
  diagnosi: [{ tipo_diagnosi, diagnosi_stato, diagnosi_patologia: 'x', diagnosiDetails: { careprovider: 'Bianchi' } }],
});

test.each([
  ['diagnoses', 'Diagnosi', '2', 'esclusa'],
  ['diagnoses', 'Diagnosi', '1', 'sospetta'],
  ['diagnoses', 'Intolleranza', '2', 'esclusa'],
  ['allergies', 'Allergia', '1', 'sospetta'],
  ['allergies', 'Allergia', '0', 'confermata'],
] as const)('in %s, %s in state %s is described as %s', (area, type, status, word) => {
  expect(rows(area, diagnosis(type, status))).toMatchObject([
    { what: 'x', more: `tipo ${type}`, facts: [word, 'careprovider: Bianchi'] },
  ]);
});

test('a therapy shows frequency, end, prescriber and note; a forbidden drug has no dose and no end', () => {
  const therapy = {
    farmaco: { descrizione_breve: 'Triatec' },
    sostanza: { it: 'ramipril 5 mg', en: 'ramipril 5 mg' },
    codice_atc: 'C09AA05',
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Ogni giorno',
    data_inizio: '2026-01-01',
    data_fine: '2026-02-01',
    prescrittore: 'Bianchi',
    note: 'A digiuno',
  };
  expect(rows('current-therapies', { terapie: [{ ...therapy, tipo_terapia: 1 }] })).toMatchObject([
    {
      what: 'Triatec — ramipril 5 mg',
      more: '1 compressa',
      facts: ['atc: C09AA05', 'frequency: Ogni giorno', 'until: 2026-02-01', 'prescriber: Bianchi', 'notes: A digiuno'],
    },
  ]);
  expect(rows('forbidden-drugs', { terapie: [{ ...therapy, tipo_terapia: 0 }] })).toMatchObject([
    { more: 'A digiuno', facts: ['atc: C09AA05', 'prescriber: Bianchi'] },
  ]);
});

test('a visit shows findings and conclusions, an exam its state; empty fields are omitted', () => {
  const visit = { visita_motivazione: 'Febbre', visita_osservazioni: 'Gola rossa', visita_conclusioni: ' ' };
  expect(rows('visits', { visite: [visit] })).toMatchObject([{ what: 'Febbre', facts: ['observations: Gola rossa'] }]);
  const exam = { indagine_tipologia: 'TSH', indagine_stato: '0', indagine_motivo: '', careprovider: '', allegati: [] };
  expect(rows('exams', { esami: [exam] })).toMatchObject([{ what: 'Thyrotropin', facts: ['stato 0'] }]);
});

test('a pain shows its score, and nothing without one', () => {
  const pains = [{ taccuino_intensita: 0 }, { taccuino_intensita: null }];
  expect(rows('notebook', { tbl_taccuinos: pains }).map(({ facts }) => facts)).toEqual([['0 su 10'], []]);
});
