import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newProvider, toProviderName } from '../../shared/records/care-provider.ts';
import { type DiagnosisValues, diagnosisBody, diagnosisForm, diagnosisSchema } from './diagnosis-form.ts';

const filled: DiagnosisValues = {
  tipo_diagnosi: 'Diagnosi',
  diagnosi_patologia: 'Emicrania',
  medico: 'Elena Bianchi',
  altro_medico: '',
  diagnosi_stato: '1',
  id_livello_confidenzialita: 6,
};
const problems = (change: Partial<DiagnosisValues>) => {
  const read = v.safeParse(diagnosisSchema({ required: 'required', long: 'long' }), { ...filled, ...change });
  return Object.fromEntries((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
};

// covers T-32 K-16
test.each(['0', '1', '2'] as const)('a new diagnosis takes status %s of its list and the strictest level', (state) => {
  expect(diagnosisForm.initial(undefined, undefined, { diagnosi_stato: state })).toMatchObject({
    diagnosi_stato: state,
    id_livello_confidenzialita: 6,
  });
});

// covers V-37 V-38 V-39 V-40
test.each<[Partial<DiagnosisValues>, Record<string, string>]>([
  [{}, {}],
  [{ tipo_diagnosi: '' }, { tipo_diagnosi: 'required' }],
  [{ diagnosi_patologia: ' ' }, { diagnosi_patologia: 'required' }],
  [{ diagnosi_patologia: 'x'.repeat(301) }, { diagnosi_patologia: 'long' }],
  [{ medico: '' }, { medico: 'required' }],
  [{ medico: newProvider }, { altro_medico: 'required' }],
  [{ medico: newProvider, altro_medico: 'Ada Neri' }, {}],
  [{ medico: newProvider, altro_medico: 'x'.repeat(121) }, { altro_medico: 'long' }],
  [{ altro_medico: 'x'.repeat(121) }, {}],
  [{ id_livello_confidenzialita: null }, { id_livello_confidenzialita: 'required' }],
])('%j', (change, expected) => expect(problems(change)).toEqual(expected));

test('sends the selected doctor or the typed name', () => {
  expect(toProviderName({ medico: 'Elena Bianchi', altro_medico: 'Ada Neri' })).toBe('Elena Bianchi');
  expect(toProviderName({ medico: newProvider, altro_medico: ' Ada Neri ' })).toBe('Ada Neri');
});

test('reads its own drafts only', () => {
  const draft = { ...filled, id_diagnosi: 0, list: 'suspected' as const };
  expect(diagnosisForm.readDraft({ ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(draft);
  expect(diagnosisForm.initial(undefined, draft)).toEqual(filled);
  expect(diagnosisForm.readDraft({ ...draft, list: 'other' })).toBeUndefined();
  expect(diagnosisForm.readDraft({ ...filled })).toBeUndefined();
});

test('sends one doctor only', () => {
  const values = { ...filled, medico: newProvider, altro_medico: ' Ada Neri ' };
  expect(diagnosisBody(values, undefined)).toEqual({
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Emicrania',
    diagnosiDetails: { careprovider: 'Ada Neri' },
    diagnosi_stato: '1',
    id_livello_confidenzialita: 6,
  });
});
