import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reasonToStay } from './deletable.ts';
import { type FileValues, fileBody, fileForm } from './file-form.ts';
import type { File } from './files.queries.ts';

const messages = { type: 't', pdf: 'p', required: 'r', date: 'd', future: 'f', long: 'l' };
const file: File = {
  id_file: 3,
  id_paziente: 1,
  id_autore: 7,
  id_audit_log: null,
  id_a_log: null,
  id_indagine: null,
  indagine_tipologia: null,
  file_nome: 'Lettera.pdf',
  file_type: 'application/pdf',
  file_size: 1,
  type: 'documento',
  file_commento: '',
  created_at: '2026-03-01',
  data_rilievo: '2026-03-01',
  date_display: '01/03/2026',
  data_reg: '2026-03-01T10:00:00.000Z',
  id_livello_confidenzialita: 1,
  livello_effettivo: 1,
  tags: [],
  kardia: [],
  impronta_misura: null,
  specialita: [],
  specialita_scelta: false,
  deleted_at: null,
  versione: '2026-03-12T09:30:00.000Z',
};

const problems = (change: Partial<FileValues>, contentType = 'application/pdf') => {
  const schema = fileForm.schema({ ...messages, contentType, today: '2026-03-21' });
  const read = v.safeParse(schema, { ...fileForm.initial(file), ...change });
  return Object.fromEntries(
    (read.issues ?? []).toReversed().map((issue) => [String(issue.path?.[0]?.key), issue.message]),
  );
};

// covers V-56 V-57 V-58 V-59
test.each<[Partial<FileValues>, string, Record<string, string>]>([
  [{}, 'application/pdf', {}],
  [{ file_nome: ' ' }, 'application/pdf', { file_nome: 'r' }],
  [{ file_nome: 'x'.repeat(201) }, 'application/pdf', { file_nome: 'l' }],
  [{ type: '' }, 'application/pdf', { type: 't' }],
  [{ type: 'kardia' }, 'application/pdf', {}],
  [{ type: 'kardia' }, 'image/png', { type: 'p' }],
  [{ data_rilievo: '' }, 'application/pdf', { data_rilievo: 'r' }],
  [{ data_rilievo: '2026-02-30' }, 'application/pdf', { data_rilievo: 'd' }],
  [{ data_rilievo: '2026-03-21' }, 'application/pdf', {}],
  [{ data_rilievo: '2026-03-22' }, 'application/pdf', { data_rilievo: 'f' }],
  [{ nota: 'x'.repeat(1001) }, 'application/pdf', { nota: 'l' }],
])('%j of %s', (change, contentType, expected) => expect(problems(change, contentType)).toEqual(expected));

test('sends the note with a trace', () => {
  expect(fileForm.initial({ ...file, kardia: [{ kardia_note: 'Palpitazioni' }] }).nota).toBe('Palpitazioni');
  expect(fileForm.initial(file).nota).toBe('');
});

test('sends the note of a trace only, and detaches the exam only on request', () => {
  const values = { ...fileForm.initial(file), nota: 'Palpitazioni' };
  expect(fileBody(values, file)).toEqual({
    file_nome: 'Lettera.pdf',
    type: 'documento',
    data_rilievo: '2026-03-01',
    file_commento: '',
    tags: [],
  });
  const trace = fileBody({ ...values, type: 'kardia', detached: true }, file);
  expect(trace).toMatchObject({ type: 'kardia', kardia: [{ kardia_note: 'Palpitazioni' }], staccato: true });
});

// covers M-48
test('cannot delete a file of an exam or of another author', () => {
  expect(reasonToStay(file, 7)).toBeUndefined();
  expect(reasonToStay(file, 8)).toBe('author');
  expect(reasonToStay({ ...file, id_indagine: 4 }, 7)).toBe('attached');
});
