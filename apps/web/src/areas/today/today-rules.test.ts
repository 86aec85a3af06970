import type { Schema } from '@libretto/api-client/schema';
import { expect, test } from 'vitest';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { example } from '../../testing/contract.ts';
import type { Today } from './today.queries.ts';
import {
  findAlerts,
  findCourse,
  findFirstSteps,
  findLastPain,
  findNextExam,
  findOtherNews,
  findToDos,
  isEmptyRecord,
} from './today-rules.ts';

const full = example('getToday');
const none = example('getToday', 'empty');
const [doctor] = example('listAssociatedDoctors').data;
if (!doctor) throw new Error('The example has no doctor.');
const patient: Patient = {
  ...example('getPatient', 'patient'),
  diagnosi: example('listDiagnoses'),
  tbl_taccuinos: example('listNotebookEntries'),
  contattiemergenza: example('listEmergencyContacts'),
  associated_doctors: [doctor],
};

const emptyPatient: Patient = {
  ...patient,
  paziente_nascita: null,
  paziente_gruppo: null,
  contattiemergenza: [],
  associated_doctors: [],
  diagnosi: [],
  tbl_taccuinos: [],
};

const exam = (indagine_stato: Schema<'ExamState'>, indagine_data_display: string | null, more = {}) => ({
  ...(full.esami[0] as Schema<'Exam'>),
  indagine_stato,
  indagine_data_display,
  deleted_at: null,
  ...more,
});
const day = '2026-11-26';
const withExams = (...esami: Schema<'Exam'>[]): Today => ({ ...none, giorno: day, esami });

test('alerts are allergies and intolerances that are not excluded, in the order of the server, and forbidden drugs', () => {
  const diagnosis = (
    tipo_diagnosi: Schema<'DiagnosisType'>,
    diagnosi_stato: Schema<'DiagnosisStatus'>,
    name: string,
  ) => ({
    ...(patient.diagnosi[0] as Schema<'Diagnosis'>),
    tipo_diagnosi,
    diagnosi_stato,
    diagnosi_patologia: name,
  });
  const diagnosi = [
    diagnosis('Intolleranza', '0', 'Acido acetilsalicilico'),
    diagnosis('Allergia', '1', 'Allergia alle graminacee'),
    diagnosis('Allergia', '2', 'Noci'),
    diagnosis('Diagnosi', '0', 'Asma'),
  ];
  expect(findAlerts({ diagnosi }, full)).toEqual({
    allergies: ['acido acetilsalicilico', 'graminacee'],
    forbiddenDrugs: ['Plasil', 'Augmentin'],
  });
});

test('the next exam is the soonest scheduled one from today to 60 days ahead', () => {
  expect(findNextExam(withExams(exam('1', '2027-01-25')))?.day).toBe('2027-01-25');
  expect(findNextExam(withExams(exam('1', '2027-01-25'), exam('1', '2026-11-26')))?.day).toBe('2026-11-26');
  const sameDay = [null, '15:00', '09:30'].map((indagine_ora) => exam('1', '2026-12-01', { indagine_ora }));
  expect(findNextExam(withExams(...sameDay))).toMatchObject({ day: '2026-12-01', hour: '09:30' });
  for (const other of [exam('1', '2026-11-25'), exam('1', '2027-01-26'), exam('0', '2026-12-01'), exam('1', null)]) {
    expect(findNextExam(withExams(other))).toBeUndefined();
  }
});

test('things to do are in order of their date, after the proposals of doctors', () => {
  const doctors = [
    { ...doctor, assegnazione_confidenzialita: 1, visibility: 2 } as const,
    { ...doctor, assegnazione_confidenzialita: 1, visibility: 1 } as const,
    { ...doctor, assegnazione_confidenzialita: 2, visibility: 2 } as const,
  ];
  const today = { ...full, esami: [exam('1', '2026-11-20', { id_indagine: 77 }), exam('0', null), exam('0', null)] };
  expect(findToDos({ associated_doctors: doctors }, today, {})).toMatchObject([
    { kind: 'proposal' },
    { kind: 'report', due: { as: 'past', day: '2026-11-20' } },
    { kind: 'share', due: { as: 'at', day: '2026-11-27' } },
    { kind: 'box', due: { as: 'at', day: '2026-11-29' } },
    { kind: 'doctor' },
    { kind: 'book', count: 2 },
  ]);
  const answered = { ...today, proposte: [] };
  expect(findToDos({ associated_doctors: [] }, answered, { 77: '2026-11-20' })[0]?.kind).toBe('share');
});

test('a vaccine is due by its earliest dose, and late only if a dose is', () => {
  const due = (...dosi: { stato: 'in_ritardo' | 'dovuta'; entro: string | null }[]) => {
    const [vaccine] = full.richiami;
    const [dose] = vaccine?.dosi ?? [];
    if (!vaccine || !dose) throw new Error('The example has no vaccine.');
    const richiami = [{ ...vaccine, dosi: dosi.map((one) => ({ ...dose, ...one })) }];
    return findToDos({ associated_doctors: [] }, { ...none, richiami }, {})[0]?.due;
  };
  const soon = { stato: 'dovuta', entro: '2026-12-10' } as const;
  const late = { stato: 'in_ritardo', entro: '2026-11-10' } as const;
  expect(due(soon, { ...soon, entro: '2026-12-05' })).toEqual({ as: 'by', day: '2026-12-05' });
  expect(due(soon, late)).toEqual({ as: 'late', day: '2026-11-10' });
  expect(due({ ...soon, entro: null })).toEqual({ as: 'now' });
  expect(due({ ...soon, entro: '2027-02-24' })).toEqual({ as: 'by', day: '2027-02-24' });
  expect(due({ ...soon, entro: '2027-02-25' })).toBeUndefined();
});

test('a box that lasts longer than a week is not on the list', () => {
  const therapy = full.terapie.find(({ confezione }) => confezione !== null) as Schema<'Therapy'>;
  const boxes = (dal: string) =>
    findToDos(
      { associated_doctors: [] },
      { ...none, giorno: day, terapie: [{ ...therapy, confezione: { pezzi: 10, dal, al_giorno: null } }] },
      {},
    );
  // One a day: ten pieces from 24 November last until 3 December, seven days away.
  expect(boxes('2026-11-24')).toMatchObject([{ kind: 'box', day: '2026-12-03', over: false }]);
  expect(boxes('2026-11-25')).toEqual([]);
  expect(boxes('2026-11-10')).toMatchObject([{ kind: 'box', day: '2026-11-19', over: true }]);
});

test('the course of a measure is oldest first, without readings that lack it', () => {
  const reading = (id_rilevazione: number, parametro_peso: number | null) => ({
    ...(full.rilevazioni[0] as Schema<'Reading'>),
    id_rilevazione,
    parametro_peso,
  });
  const course = findCourse([reading(3, 64), reading(2, null), reading(1, 66)], 'parametro_peso');
  expect(course).toMatchObject({ values: [66, 64], first: { id_rilevazione: 1 }, last: { id_rilevazione: 3 } });
  const many = Array.from({ length: 13 }, (_, index) => reading(13 - index, 60 + index));
  expect(findCourse(many, 'parametro_peso')).toMatchObject({ first: { id_rilevazione: 2 } });
  expect(findCourse([reading(2, null)], 'parametro_peso')).toBeUndefined();
});

test('the last pain is shown for 30 days', () => {
  const drawn = (taccuino_data: string) => ({
    tbl_taccuinos: [{ ...(patient.tbl_taccuinos[0] as Schema<'NotebookEntry'>), taccuino_data }],
  });
  expect(findLastPain(drawn('2026-10-27'), day)?.taccuino_data).toBe('2026-10-27');
  expect(findLastPain(drawn('2026-10-26'), day)).toBeUndefined();
});

test('news that the courses show already are not news', () => {
  const [pain] = patient.tbl_taccuinos as [Schema<'NotebookEntry'>];
  const [reading] = full.rilevazioni as [Schema<'Reading'>];
  const entry = full.novita[0] as (typeof full.novita)[number];
  const seen = { tbl_taccuinos: [{ ...pain, taccuino_data: day }] };
  const novita = [
    { ...entry, tipo: 'notebook', id_record: pain.id_taccuino },
    { ...entry, tipo: 'reading', id_record: reading.id_rilevazione },
    { ...entry, tipo: 'exam', id_record: pain.id_taccuino },
  ] as const;
  const today = { ...none, giorno: day, rilevazioni: [{ ...reading, parametro_peso: 64 }], novita: [...novita] };
  expect(findOtherNews(seen, today)).toEqual([novita[2]]);
  expect(findOtherNews({ tbl_taccuinos: [] }, { ...today, rilevazioni: [] })).toEqual([...novita]);
});

test('earlier values of a measure in the courses are not news, those of other measures are', () => {
  const [reading] = full.rilevazioni as [Schema<'Reading'>];
  const entry = full.novita[0] as (typeof full.novita)[number];
  const without = {
    ...{ parametro_pressione_max: null, parametro_pressione_min: null, parametro_peso: null },
    ...{ parametro_frequenza: null, parametro_altezza: null, parametro_saturazione: null, parametro_temperatura: null },
  };
  const news = (id_record: number, values: Partial<Schema<'Reading'>>): Schema<'TimelineEntry'> => ({
    ...{ ...entry, tipo: 'reading', id_record, data: '2026-11-20' },
    rilevazione: { ...reading, ...without, ...values },
  });
  const weight = news(901, { parametro_peso: 66 });
  const fever = news(902, { parametro_temperatura: 38.2 });
  const rilevazioni = [{ ...reading, data_rilevazione: '2026-11-25', parametro_peso: 65 }];
  const today = { ...none, giorno: day, rilevazioni, novita: [weight, fever] };
  expect(findOtherNews({ tbl_taccuinos: [] }, today)).toEqual([fever]);
});

test('the first steps are asked until all are done, and stand alone in an empty record', () => {
  expect(findFirstSteps(emptyPatient)).toEqual({ person: false, contact: false, doctor: false });
  const known = { ...emptyPatient, paziente_nascita: '1984-05-02', paziente_gruppo: null };
  expect(findFirstSteps(known)?.person).toBe(true);
  const { contattiemergenza, associated_doctors } = patient;
  expect(findFirstSteps({ ...known, contattiemergenza, associated_doctors })).toBeUndefined();
  expect(isEmptyRecord(emptyPatient, none)).toBe(true);
  expect(isEmptyRecord(emptyPatient, withExams(exam('0', null)))).toBe(false);
});

test('the newest draft comes first, older ones last, and none that the start page offers itself', () => {
  const drafts = [
    { modulo: 'visite.nuova', aggiornata_il: '2026-11-25T09:00:00Z', byte: 20 },
    { modulo: 'esami.nuova', aggiornata_il: '2026-11-26T09:00:00Z', byte: 20 },
    { modulo: 'scheda.dati', aggiornata_il: '2026-11-26T10:00:00Z', byte: 20 },
    { modulo: 'domande.passi', aggiornata_il: '2026-11-26T11:00:00Z', byte: 20 },
  ];
  const found = findToDos({ ...patient, associated_doctors: [] }, withExams(exam('0', null)), {}, drafts);
  expect(found.map((toDo) => (toDo.kind === 'draft' ? toDo.modulo : toDo.kind))).toEqual([
    'esami.nuova',
    'book',
    'visite.nuova',
  ]);
});
