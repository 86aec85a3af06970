import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ListState } from '../../shared/exams/exam-state.ts';
import { newProvider } from '../../shared/records/care-provider.ts';
import {
  dateProblem,
  dayAfterMove,
  type ExamValues,
  examBody,
  examForm,
  examSchema,
  groupAfter,
  hourAfter,
  otherCentre,
  toMoveBody,
} from './exam-form.ts';
import type { Exam } from './exams.queries.ts';
import italian from './messages.it.json' with { type: 'json' };

const tooLong = 'x'.repeat(130);
const messages = { required: 'r', date: 'd', future: 'f', time: 't', day: 'n', long: 'l' };

const exam: Exam = {
  id_indagine: 7,
  id_paziente: 1,
  author_id: 1,
  indagine_tipologia: 'ECG',
  indagine_categoria: 'SS',
  indagine_stato: '1',
  indagine_motivo: '',
  indagine_data_display: null,
  indagine_ora: null,
  id_diagn_investigations: null,
  id_centro_indagine: 4,
  altro_centro: '',
  careprovider: 'Elena Bianchi',
  id_livello_confidenzialita: 3,
  diags: [9],
  allegati: [],
  id_allegati: [],
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};
const booked = { ...exam, indagine_data_display: '2026-04-02', indagine_ora: '10:30' };

// covers K-13 K-14
it('gives a new exam level 6, and level 4 to one without a level', () => {
  const initialLevel = (saved: Exam | undefined) => examForm.initial(saved).id_livello_confidenzialita;
  expect(initialLevel(undefined)).toBe(6);
  expect(initialLevel({ ...exam, id_livello_confidenzialita: null })).toBe(4);
  expect(initialLevel(exam)).toBe(3);
});

it('sends an exam back unchanged, whatever its centre', () => {
  for (const kept of [
    exam,
    booked,
    { ...exam, id_centro_indagine: null, altro_centro: 'San Luca', careprovider: '' },
  ]) {
    expect(kept).toMatchObject(examBody(examForm.initial(kept), kept, '1'));
  }
});

it('sends the level only where it was shown', () => {
  expect(examBody(examForm.initial(exam), exam, '1')).not.toHaveProperty('id_livello_confidenzialita');
  const unset = { ...exam, id_livello_confidenzialita: null };
  expect(examBody(examForm.initial(unset), unset, '1').id_livello_confidenzialita).toBe(4);
  expect(examBody(examForm.initial(undefined), undefined, '1').id_livello_confidenzialita).toBe(6);
});

it('sends no centre of another category', () => {
  const typed = { centro: otherCentre, altro_centro: ' San Luca ', medico: '+', altro_medico: ' Ada ' };
  expect(examBody({ ...examForm.initial(exam), ...typed }, exam, '1')).toMatchObject({
    id_centro_indagine: null,
    altro_centro: 'San Luca',
    careprovider: 'Ada',
  });
});

it.each<[Partial<ExamValues>, string[]]>([
  [{ medico: newProvider, altro_medico: tooLong }, ['altro_medico']],
  [{ medico: 'Elena Bianchi', altro_medico: tooLong }, []],
  [{ centro: otherCentre, altro_centro: tooLong }, ['altro_centro']],
  [{ centro: '4', altro_centro: tooLong }, []],
])('reports only visible fields as too long: %o', (typed, wrong) => {
  const schema = examSchema({ ...messages, state: '0', today: '2026-03-21' });
  const read = v.safeParse(schema, { ...examForm.initial(exam), ...typed });
  expect(read.issues?.map(({ path }) => path?.[0]?.key) ?? []).toEqual(wrong);
});

// covers V-25 V-26
it.each<[Partial<ExamValues>, string[]]>([
  [{}, []],
  [{ indagine_tipologia: ' ' }, ['indagine_tipologia Questo campo è obbligatorio!']],
  [{ id_livello_confidenzialita: null }, ['id_livello_confidenzialita Questo campo è obbligatorio!']],
])('reports missing fields: %o', (typed, wrong) => {
  const read = v.safeParse(examSchema({ ...italian.errors, state: '0', today: '2026-03-21' }), {
    ...examForm.initial(exam),
    ...typed,
  });
  expect(read.issues?.map(({ path, message }) => `${path?.[0]?.key} ${message}`) ?? []).toEqual(wrong);
});

it('allows a future date for appointments but not for completed exams', () => {
  expect(dateProblem('2026-03-22', '1', '2026-03-21', messages)).toBeUndefined();
  expect(dateProblem('2026-03-22', '2', '2026-03-21', messages)).toBe('f');
  expect(dateProblem('2026-03-21', '2', '2026-03-21', messages)).toBeUndefined();
  expect(dateProblem('2026-02-30', '1', '2026-03-21', messages)).toBe('d');
});

it.each<[string, string, string[]]>([
  ['2026-03-22', '', []],
  ['', '', []],
  ['2026-03-22', '9.30', []],
  ['2026-03-22', ' 9 ', []],
  ['2026-03-22', '25', ['indagine_ora t']],
  ['2026-03-22', 'mattina', ['indagine_ora t']],
  ['', '9.30', ['indagine_data_display n']],
])('an appointment on %j at %j is reported as %j', (day, hour, wrong) => {
  const typed = { ...examForm.initial(exam), indagine_data_display: day, indagine_ora: hour };
  const report = (state: ListState) =>
    v
      .safeParse(examSchema({ ...messages, state, today: '2026-03-22' }), typed)
      .issues?.map(({ path, message }) => `${path?.[0]?.key} ${message}`) ?? [];
  expect(report('1')).toEqual(wrong);
  // There the hour cannot be seen.
  expect([report('0'), report('2')]).toEqual([[], []]);
});

it('sends the hour of an appointment only', () => {
  const typed = (indagine_ora: string) => ({ ...examForm.initial(booked), indagine_ora });
  expect(examBody(typed('9.15'), booked, '1').indagine_ora).toBe('09:15');
  expect(examBody(typed(''), booked, '1').indagine_ora).toBeNull();
  expect(examBody(typed('9.15'), undefined, '0')).not.toHaveProperty('indagine_ora');
  expect(examBody(typed('9.15'), booked, '2')).not.toHaveProperty('indagine_ora');
});

it('asks for the hour again on another day', () => {
  const [day, otherDay] = ['2026-04-02', '2026-04-09'];
  expect(hourAfter(booked, day, '02/04/202', '10:30')).toBe('');
  expect(hourAfter(booked, '02/04/202', day, '')).toBe('10:30');
  expect(hourAfter(booked, day, otherDay, '12:00')).toBe('12:00');
  expect(hourAfter(booked, '09/04/202', otherDay, '10:30')).toBe('10:30');
  expect(hourAfter(exam, '', otherDay, '08:00')).toBe('08:00');
  expect(hourAfter(undefined, day, otherDay, '08:00')).toBe('08:00');
});

it('uses the group of the current selection', () => {
  expect(groupAfter({ categoria: 'LA' }, 'SR', undefined)).toBe('LA');
  expect(groupAfter(undefined, 'LA', 'LA')).toBe('');
  expect(groupAfter(undefined, 'SR', 'LA')).toBe('SR');
  expect(groupAfter(undefined, 'SR', undefined)).toBe('SR');
});

// covers V-01
it('is moved with its date only when it changed', () => {
  const dated = { ...exam, indagine_data_display: '2026-04-02' };
  expect(toMoveBody(dated, '2', '2026-04-02')).toEqual({ indagine_stato: '2' });
  expect(toMoveBody(exam, '2', '')).toEqual({ indagine_stato: '2' });
  expect(toMoveBody(dated, '2', '2026-04-03')).toEqual({ indagine_stato: '2', indagine_data_display: '2026-04-03' });
  expect(toMoveBody(dated, '0', '')).toEqual({ indagine_stato: '0', indagine_data_display: null });
});

it('is moved to the appointments with an hour, and from there without one', () => {
  const toBook = { ...booked, indagine_stato: '0' } as const;
  expect(toMoveBody(toBook, '1', '2026-04-02', '10:30')).toEqual({ indagine_stato: '1' });
  expect(toMoveBody(toBook, '1', '2026-04-02', '9')).toEqual({ indagine_stato: '1', indagine_ora: '09:00' });
  expect(toMoveBody(toBook, '1', '2026-04-02', '')).toEqual({ indagine_stato: '1', indagine_ora: null });
  const moved = { indagine_stato: '1', indagine_data_display: '2026-04-09' };
  expect(toMoveBody(toBook, '1', '2026-04-09', '10:30')).toEqual({ ...moved, indagine_ora: '10:30' });
  expect(toMoveBody(booked, '2', '2026-04-02', '12:00')).toEqual({ indagine_stato: '2' });
});

const values = {
  indagine_tipologia: 'Ecografia',
  id_diagn_investigations: 12,
  indagine_categoria: 'SR',
  indagine_data_display: '2026-04',
  indagine_ora: '10.3',
  indagine_motivo: 'Controllo',
  centro: 'altro',
  altro_centro: 'San Luca',
  medico: '+',
  altro_medico: 'Ada Neri',
  diags: [9, 4],
  id_livello_confidenzialita: null,
};
const draft = { ...values, id_indagine: 7, indagine_stato: '1', versione: '2026-03-12T09:30:00.000Z' };

it('reads its draft, whatever the exam is by now', () => {
  const read = examForm.readDraft(draft);
  expect(read).toMatchObject({ id_indagine: 7, indagine_stato: '1' });
  expect(examForm.initial(exam, read)).toEqual(values);
  expect(examForm.initial(undefined, examForm.readDraft({ ...values, id_indagine: 0, indagine_stato: '0' }))).toEqual(
    values,
  );
});

it('reads a draft from before exams had an hour', () => {
  const { indagine_ora: _, ...older } = draft;
  expect(examForm.readDraft(older)).toMatchObject({ indagine_tipologia: 'Ecografia', indagine_ora: '' });
});

it('reads no draft of another form', () => {
  expect(examForm.readDraft({ ...draft, indagine_stato: '3' })).toBeUndefined();
  expect(examForm.readDraft({ ...draft, diags: 'x' })).toBeUndefined();
  expect(examForm.readDraft({})).toBeUndefined();
});

it('moves an exam booked for later to the completed ones with the day of today', () => {
  const withDay = (indagine_data_display: string | null) => ({ ...exam, indagine_data_display });
  expect(dayAfterMove(withDay('2026-12-21'), '2', '2026-11-28')).toBe('2026-11-28');
  expect(dayAfterMove(withDay('2026-11-20'), '2', '2026-11-28')).toBe('2026-11-20');
  expect(dayAfterMove(withDay(null), '2', '2026-11-28')).toBe('2026-11-28');
  expect(dayAfterMove(withDay('2026-12-21'), '0', '2026-11-28')).toBe('2026-12-21');
  expect(dayAfterMove(withDay(null), '1', '2026-11-28')).toBe('');
});
