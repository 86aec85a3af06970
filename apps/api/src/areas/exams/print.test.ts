import { expect, test } from 'vitest';
import type { Exam } from './exams.repository.ts';
import { linesOf } from './print.ts';

const exam: Exam = {
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
};

const record = {
  person: { name: 'Ada Prova', birth: null, taxCode: null },
  centres: new Map([[4, 'San Luca']]),
  diagnoses: new Map([[3, 'Gastrite']]),
  levels: [{ id_livello_confidenzialita: 6, confidenzialita_descrizione: 'Strettamente riservato' }],
  today: '2026-03-21',
  at: 0,
};

test('an exam on paper says in words what it holds, and leaves out what it does not', () => {
  expect(linesOf(exam, record)).toEqual([
    'Data: 02/03/2026',
    'Gruppo: Studi Specialistici',
    'Centro: San Luca',
    'Motivo: Controllo',
    'Diagnosi: Gastrite',
    'Allegati: Referto.pdf, Tracciato.pdf',
    'Confidenzialità: Strettamente riservato',
  ]);
});
