import type { Schema } from '@libretto/api-client/schema';
import { expect, it } from 'vitest';
import { addDeclined, pastExams, readDeclined } from './past-exams.ts';

type Exam = Schema<'Exam'>;

const exam = (id_indagine: number, indagine_data_display: string | null, more: Partial<Exam> = {}): Exam => ({
  id_indagine,
  id_paziente: 1,
  author_id: 1,
  indagine_tipologia: 'ECG',
  indagine_categoria: 'SS',
  indagine_stato: '1',
  indagine_motivo: '',
  indagine_data_display,
  indagine_ora: null,
  id_diagn_investigations: null,
  id_centro_indagine: null,
  altro_centro: '',
  careprovider: '',
  id_livello_confidenzialita: 6,
  diags: [],
  allegati: [],
  id_allegati: [],
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: 'a',
  ...more,
});
const ids = (exams: readonly Exam[]) => exams.map(({ id_indagine }) => id_indagine);

it('asks about scheduled exams from the day after, latest first', () => {
  const exams = [
    exam(1, '2026-03-08'),
    exam(2, '2026-03-09'),
    exam(3, '2026-03-10'),
    exam(4, null),
    exam(5, '2026-03-01', { indagine_stato: '2' }),
    exam(6, '2026-03-01', { indagine_stato: '0' }),
    exam(7, '2026-03-01', { deleted_at: '2026-03-02T00:00:00.000Z' }),
  ];
  expect(ids(pastExams(exams, {}, '2026-03-10'))).toEqual([2, 1]);
});

it('asks again only for a new date', () => {
  const declined = addDeclined({}, exam(1, '2026-03-08'), []);
  expect(pastExams([exam(1, '2026-03-08')], declined, '2026-03-10')).toEqual([]);
  expect(ids(pastExams([exam(1, '2026-03-09')], declined, '2026-03-10'))).toEqual([1]);
});

it('drops exams that have changed', () => {
  const declined = { 1: '2026-03-01', 2: '2026-03-01', 3: '2026-03-01', 4: '2026-03-01' };
  const exams = [exam(1, '2026-03-01'), exam(2, '2026-03-05'), exam(3, '2026-03-01', { indagine_stato: '2' })];
  expect(addDeclined(declined, exam(9, '2026-03-02'), exams)).toEqual({ 1: '2026-03-01', 9: '2026-03-02' });
});

it('ignores malformed content', () => {
  expect(readDeclined({ declinati: { 1: '2026-03-01', 2: 7 } })).toEqual({ 1: '2026-03-01' });
  expect([readDeclined({}), readDeclined({ declinati: null })]).toEqual([{}, {}]);
});
