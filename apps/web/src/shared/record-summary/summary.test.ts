import { expect, it } from 'vitest';
import { example } from '../../testing/contract.ts';
import { listHistory } from '../sharing/history-texts.ts';
import {
  attachmentTargets,
  type Diagnosis,
  type Exam,
  findAlerts,
  findCourses,
  findProblems,
  findTherapies,
  type Reaction,
  type Reading,
  type SharedRecord,
  sortExams,
  type Therapy,
} from './summary.ts';

const empty: SharedRecord = example('getSharedRecord');
const [anyDiagnosis] = example('listDiagnoses');
const [anyTherapy] = example('listTherapies');
const [anyExam] = example('listExams');
const [anyReading] = example('listReadings');

const diagnosis = (name: string, more: Partial<Diagnosis>) =>
  ({ ...anyDiagnosis, diagnosi_patologia: name, ...more }) as Diagnosis;
const therapy = (name: string, tipo_terapia: Therapy['tipo_terapia']) =>
  ({ ...anyTherapy, tipo_terapia, farmaco: { descrizione_breve: name, somministrazione: '' } }) as Therapy;
const reaction = (name: string, severity: Reaction['severity']) =>
  ({ severity, farmaco: { descrizione_breve: name, id_farmaco_codifa: null } }) as Reaction;
const names = (rows: readonly Diagnosis[]) => rows.map(({ diagnosi_patologia }) => diagnosi_patologia);
const drugs = (rows: readonly (Therapy | Reaction)[]) => rows.map(({ farmaco }) => farmaco.descrizione_breve);

const record: SharedRecord = {
  ...empty,
  diagnosi: [
    diagnosis('Ernia', { tipo_diagnosi: 'Diagnosi', diagnosi_stato: '2' }),
    diagnosis('Pollini', { tipo_diagnosi: 'Allergia', diagnosi_stato: '1' }),
    diagnosis('Nichel', { tipo_diagnosi: 'Allergia', diagnosi_stato: '2' }),
    diagnosis('Lattosio', { tipo_diagnosi: 'Intolleranza', diagnosi_stato: '0' }),
    diagnosis('Emicrania', { tipo_diagnosi: 'Diagnosi', diagnosi_stato: '0' }),
    diagnosis('Reflusso', { tipo_diagnosi: 'Diagnosi', diagnosi_stato: '1' }),
  ],
  terapie: [therapy('Augmentin', 0), therapy('Inderal', 1), therapy('Zirtec', 2)],
  reazioni: [reaction('Plasil', 'Pericolo di vita'), reaction('Brufen', 'Non grave')],
};

it('warns of allergies and intolerances that are not excluded, forbidden drugs and severe reactions', () => {
  const { allergies, forbiddenDrugs, severeReactions } = findAlerts(record);
  expect(names(allergies)).toEqual(['Pollini', 'Lattosio']);
  expect([drugs(forbiddenDrugs), drugs(severeReactions)]).toEqual([['Augmentin'], ['Plasil']]);
});

it('separates what is excluded, of every kind, from problems', () => {
  const { confirmed, suspected, excluded } = findProblems(record);
  expect([names(confirmed), names(suspected)]).toEqual([['Emicrania'], ['Reflusso']]);
  expect(names(excluded)).toEqual(['Ernia', 'Nichel']);
  expect([drugs(findTherapies(record).current), drugs(findTherapies(record).ended)]).toEqual([['Inderal'], ['Zirtec']]);
});

it('lists done exams with the newest first, then those to come', () => {
  const exam = (
    indagine_stato: Exam['indagine_stato'],
    indagine_data_display: string | null,
    indagine_ora: string | null = null,
  ) => ({ ...anyExam, indagine_stato, indagine_data_display, indagine_ora }) as Exam;
  const sorted = sortExams([
    exam('0', null),
    exam('2', '2026-01-02'),
    exam('1', '2026-12-01', '09:00'),
    exam('1', '2026-12-01', '15:00'),
    exam('2', '2026-11-14'),
    exam('2', null),
  ]);
  const moments = sorted.map((one) => `${one.indagine_stato} ${one.indagine_data_display} ${one.indagine_ora ?? ''}`);
  expect(moments.map((moment) => moment.trim())).toEqual([
    '2 2026-11-14',
    '2 2026-01-02',
    '2 null',
    '1 2026-12-01 15:00',
    '1 2026-12-01 09:00',
    '0 null',
  ]);
});

it('finds the course of each measure that has values, newest first', () => {
  const reading = (data_rilevazione: string, more: Partial<Reading>) =>
    ({
      ...anyReading,
      ...{ parametro_peso: null, parametro_altezza: null, parametro_frequenza: null, parametro_saturazione: null },
      ...{ parametro_temperatura: null, parametro_pressione_max: null, parametro_pressione_min: null },
      data_rilevazione,
      ...more,
    }) as Reading;
  const rilevazioni = [
    reading('2026-01-01', { parametro_peso: 64 }),
    reading('2026-02-01', { parametro_pressione_max: 120, parametro_pressione_min: 80, parametro_peso: 65 }),
  ];
  const courses = findCourses({ ...empty, rilevazioni });
  expect(courses.map(({ chart, readings }) => [chart.id, readings.map(({ data_rilevazione: day }) => day)])).toEqual([
    ['pressure', ['2026-02-01']],
    ['weight', ['2026-02-01', '2026-01-01']],
  ]);
  expect(findCourses(empty)).toEqual([]);
});

it('leads from an attachment to its exam and lists the written parts of the history', () => {
  const exam = { ...anyExam, id_indagine: 3, id_allegati: [11, 12], allegati: ['a', 'b'] } as Exam;
  expect([...attachmentTargets({ ...empty, esami: [exam] })]).toEqual([
    ['file-11', exam],
    ['file-12', exam],
  ]);
  expect(listHistory(empty.anamnesi)).toEqual([]);
});
