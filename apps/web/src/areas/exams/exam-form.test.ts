import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newProvider } from '../../shared/records/care-provider.ts';
import {
  dateProblem,
  type ExamForm,
  examSchema,
  formOf,
  groupAfter,
  moveOf,
  other,
  readExamDraft,
  saveOf,
} from './exam-form.ts';
import type { Exam } from './exams.queries.ts';

const tooLong = 'x'.repeat(130);
const words = { required: 'r', date: 'd', future: 'f', long: 'l' };

const exam: Exam = {
  id_indagine: 7,
  id_paziente: 1,
  author_id: 1,
  indagine_tipologia: 'ECG',
  indagine_categoria: 'SS',
  indagine_stato: '1',
  indagine_motivo: '',
  indagine_data_display: null,
  id_diagn_investigations: null,
  id_centro_indagine: 4,
  altro_centro: '',
  careprovider: 'Elena Bianchi',
  id_livello_confidenzialita: 3,
  diags: [9],
  allegati: [],
  id_allegati: [],
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};

// covers K-13 K-14
it('gives a new exam level 6, and level 4 to one that came without', () => {
  expect(formOf(undefined).id_livello_confidenzialita).toBe(6);
  expect(formOf({ ...exam, id_livello_confidenzialita: null }).id_livello_confidenzialita).toBe(4);
  expect(formOf(exam).id_livello_confidenzialita).toBe(3);
});

it('sends back an exam as it came, whatever its centre is', () => {
  for (const kept of [exam, { ...exam, id_centro_indagine: null, altro_centro: 'San Luca', careprovider: '' }]) {
    expect(kept).toMatchObject(saveOf(formOf(kept), true));
  }
});

it('sends the level only where it was shown', () => {
  expect(saveOf(formOf(exam), false)).not.toHaveProperty('id_livello_confidenzialita');
});

it('sends no centre of another list beside the chosen one', () => {
  const form = { ...formOf(exam), centro: other, altro_centro: ' San Luca ', medico: '+', altro_medico: ' Ada ' };
  expect(saveOf(form, false)).toMatchObject({
    id_centro_indagine: null,
    altro_centro: 'San Luca',
    careprovider: 'Ada',
  });
});

it.each<[Partial<ExamForm>, string[]]>([
  [{ medico: newProvider, altro_medico: tooLong }, ['altro_medico']],
  [{ medico: 'Elena Bianchi', altro_medico: tooLong }, []],
  [{ centro: other, altro_centro: tooLong }, ['altro_centro']],
  [{ centro: '4', altro_centro: tooLong }, []],
])('finds too long only what is on the screen: %o', (typed, wrong) => {
  const read = v.safeParse(examSchema(words, '0', '2026-03-21'), { ...formOf(exam), ...typed });
  expect(read.issues?.map(({ path }) => path?.[0]?.key) ?? []).toEqual(wrong);
});

// covers V-25 V-26
it.each<[Partial<ExamForm>, string[]]>([
  [{}, []],
  [{ indagine_tipologia: ' ' }, ['indagine_tipologia r']],
  [{ id_livello_confidenzialita: null }, ['id_livello_confidenzialita r']],
])('says what is missing: %o', (typed, wrong) => {
  const read = v.safeParse(examSchema(words, '0', '2026-03-21'), { ...formOf(exam), ...typed });
  expect(read.issues?.map(({ path, message }) => `${path?.[0]?.key} ${message}`) ?? []).toEqual(wrong);
});

it('lets an appointment be in the future, and nothing that is completed', () => {
  expect(dateProblem('2026-03-22', '1', '2026-03-21', words)).toBeUndefined();
  expect(dateProblem('2026-03-22', '2', '2026-03-21', words)).toBe('f');
  expect(dateProblem('2026-03-21', '2', '2026-03-21', words)).toBeUndefined();
  expect(dateProblem('2026-02-30', '1', '2026-03-21', words)).toBe('d');
});

it('has the group of what is chosen, and not of what was', () => {
  expect(groupAfter({ categoria: 'LA' }, 'SR', undefined)).toBe('LA');
  expect(groupAfter(undefined, 'LA', 'LA')).toBe('');
  expect(groupAfter(undefined, 'SR', 'LA')).toBe('SR');
  expect(groupAfter(undefined, 'SR', undefined)).toBe('SR');
});

it('is moved with its day only when that was changed', () => {
  const dated = { ...exam, indagine_data_display: '2026-04-02' };
  expect(moveOf(dated, '2', '2026-04-02')).toEqual({ indagine_stato: '2' });
  expect(moveOf(exam, '2', '')).toEqual({ indagine_stato: '2' });
  expect(moveOf(dated, '2', '2026-04-03')).toEqual({ indagine_stato: '2', indagine_data_display: '2026-04-03' });
  expect(moveOf(dated, '0', '')).toEqual({ indagine_stato: '0', indagine_data_display: null });
});

it('reads a draft of its own and no other', () => {
  const draft = { ...formOf(exam), id_indagine: 0, indagine_stato: '1' };
  expect(readExamDraft(draft)).toEqual(draft);
  expect(readExamDraft({ ...draft, indagine_stato: '3' })).toBeUndefined();
  expect(readExamDraft({ ...draft, diags: 'x' })).toBeUndefined();
  expect(readExamDraft({})).toBeUndefined();
});
