import { expect, it, test } from 'vitest';
import type { NewsKind } from '../../shared/record-kinds/news-kinds.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { example } from '../../testing/contract.ts';
import { newsWeights, sortNews } from './news-order.ts';

const [anyDiagnosis] = example('listDiagnoses');
const [anyTherapy] = example('listTherapies');
const [anyExam] = example('listExams');
const [anyReading] = example('listReadings');
const [anyEntry] = example('listNotebookEntries');
const [anyFile] = example('listFiles').data;
const empty = example('getSharedRecord');

const values = { parametro_pressione_max: null, parametro_pressione_min: null, parametro_frequenza: null };
const others = {
  parametro_saturazione: null,
  parametro_temperatura: null,
  parametro_peso: null,
  parametro_altezza: null,
};
const reading = (id_rilevazione: number, some: object) => ({
  ...anyReading,
  ...values,
  ...others,
  id_rilevazione,
  ...some,
});
const exam = (id_indagine: number, indagine_stato: string, id_allegati: number[] = []) => ({
  ...anyExam,
  ...{ id_indagine, indagine_stato, id_allegati, allegati: id_allegati.map(String) },
});
const diagnosis = (id_diagnosi: number, tipo_diagnosi: string, diagnosi_stato: string) => ({
  ...anyDiagnosis,
  ...{ id_diagnosi, tipo_diagnosi, diagnosi_stato },
});

const record: SharedRecord = {
  ...empty,
  identita: { ...empty.identita, paziente_eta: 42 },
  esami: [exam(1, '0', [11]), exam(2, '1'), exam(3, '2', [12])] as SharedRecord['esami'],
  diagnosi: [
    diagnosis(1, 'Diagnosi', '1'),
    diagnosis(2, 'Allergia', '1'),
    diagnosis(3, 'Allergia', '2'),
    diagnosis(4, 'Diagnosi', '2'),
  ] as SharedRecord['diagnosi'],
  terapie: [
    { ...anyTherapy, id_terapie: 1, tipo_terapia: 1 },
    { ...anyTherapy, id_terapie: 2, tipo_terapia: 0 },
  ] as SharedRecord['terapie'],
  tbl_taccuinos: [4, 7, null, 9, 2].map((score, id_taccuino) => ({
    ...anyEntry,
    id_taccuino,
    taccuino_intensita: score,
    taccuino_andamento: id_taccuino === 4 ? 'peggio' : 'uguale',
  })) as SharedRecord['tbl_taccuinos'],
  rilevazioni: [
    reading(1, { parametro_pressione_max: 118, parametro_pressione_min: 76 }),
    reading(2, { parametro_pressione_max: 182, parametro_pressione_min: 76 }),
    reading(3, { parametro_saturazione: 85 }),
    reading(4, { parametro_peso: 140 }),
    reading(5, { parametro_pressione_max: 140, parametro_pressione_min: 76 }),
  ] as SharedRecord['rilevazioni'],
  reazioni: [],
  files: [[{ kardia_note: 'Battito irregolare' }], [{ kardia_note: '' }], []].map((kardia, index) => ({
    ...anyFile,
    id_file: 21 + index,
    kardia,
  })) as SharedRecord['files'],
};

const weigh = newsWeights(record);
const kind = (tipo: NewsKind, id_record: number) => weigh({ tipo, id_record });

test('an allergy and a medicine that must not be taken are alerts; what is excluded is neither', () => {
  expect([kind('diagnosis', 1), kind('diagnosis', 2), kind('diagnosis', 3)]).toEqual([
    'diagnosis',
    'alert',
    'excluded',
  ]);
  expect(kind('diagnosis', 4)).toBe('excluded');
  expect([kind('therapy', 1), kind('therapy', 2)]).toEqual(['therapy', 'alert']);
});

test('an exam is a result once it is done, and so is its report', () => {
  expect([kind('exam', 1), kind('exam', 2), kind('exam', 3)]).toEqual(['exam', 'exam', 'result']);
  // A referral is none.
  expect([kind('file', 11), kind('file', 12), kind('file', 13)]).toEqual(['file', 'result', 'file']);
});

test('pain is severe from 7 of 10', () => {
  expect([kind('notebook', 0), kind('notebook', 1), kind('notebook', 2)]).toEqual([
    'notebook',
    'severe-pain',
    'notebook',
  ]);
});

test('readings out of range count, except for the weight', () => {
  expect([1, 4, 5].map((id) => kind('reading', id))).toEqual(['reading', 'reading', 'outside']);
  // Something has to be done now.
  expect([2, 3].map((id) => kind('reading', id))).toEqual(['danger', 'danger']);
});

test('pain is worst from 9 of 10, or when it is worse than the last one', () => {
  expect([kind('notebook', 3), kind('notebook', 4)]).toEqual(['worst-pain', 'worst-pain']);
});

test('a recording with a note of the patient may tell of a symptom', () => {
  expect([kind('file', 21), kind('file', 22), kind('file', 23)]).toEqual(['symptom', 'file', 'file']);
});

test('a medicine with a serious interaction weighs more than another', () => {
  const [found] = example('checkDrugInteractions').messaggiInterazioni;
  const weighWith = (gravita: string) =>
    newsWeights({
      ...record,
      condivisione: {
        ...empty.condivisione,
        interazioni: [{ id_terapie: 1, messaggi: [{ ...found, gravita }], revisione_clinica: false }],
      } as NonNullable<SharedRecord['condivisione']>,
    })({ tipo: 'therapy', id_record: 1 });
  expect(['controindicata', 'grave', 'moderata'].map(weighWith)).toEqual(['interaction', 'interaction', 'therapy']);
});

it('puts the most severe first, then what may change a decision, alike ones newest first and without a day last', () => {
  const news = [
    { weight: 'exam', day: '2026-11-24' },
    { weight: 'alert', day: '2026-11-03' },
    { weight: 'excluded', day: undefined },
    { weight: 'outside', day: '2026-11-21T08:30:00' },
    { weight: 'visit', day: undefined },
    { weight: 'notebook', day: '2026-11-30' },
    { weight: 'result', day: '2026-11-12' },
    { weight: 'worst-pain', day: '2026-11-19' },
    { weight: 'severe-pain', day: '2026-11-29' },
    { weight: 'therapy', day: '2026-11-22' },
  ] as const;
  expect(sortNews(news).map(({ weight }) => weight)).toEqual([
    ...['alert', 'worst-pain', 'result', 'severe-pain', 'therapy', 'outside', 'visit'],
    ...['notebook', 'exam', 'excluded'],
  ]);
});
