import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  formOf,
  formOfDraft,
  readVaccinationDraft,
  type VaccinationForm,
  vaccinationSchema,
} from './vaccination-form.ts';

const today = '2026-03-21';
const filled: VaccinationForm = {
  vaccino: { id_farmaco_codifa: 'vacc-boostrix', descrizione_breve: 'Boostrix' },
  vaccinazione_data: '2019-05-14',
  vaccinazione_reazioni: 'Nessuna',
  vaccinazione_richiamo: '1',
  id_livello_confidenzialita: 6,
};
const problems = (change: Partial<VaccinationForm>) => {
  const schema = vaccinationSchema(
    { required: 'required', long: 'long', date: 'date', early: 'early' },
    today,
    '1984-03-12',
  );
  const read = v.safeParse(schema, { ...filled, ...change });
  return Object.fromEntries((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
};

// covers K-18
test('a new one has the strictest level and says nothing else', () => {
  expect(formOf(undefined)).toEqual({
    vaccino: null,
    vaccinazione_data: '',
    vaccinazione_reazioni: '',
    vaccinazione_richiamo: '',
    id_livello_confidenzialita: 6,
  });
});

// covers V-01 V-64 V-65 V-66 V-67 V-68
test.each<[Partial<VaccinationForm>, Record<string, string>]>([
  [{}, {}],
  [{ vaccino: null }, { vaccino: 'required' }],
  [{ vaccinazione_data: '' }, { vaccinazione_data: 'required' }],
  [{ vaccinazione_data: today }, {}],
  [{ vaccinazione_data: '2026-03-22' }, { vaccinazione_data: 'date' }],
  [{ vaccinazione_data: '31/02/2019' }, { vaccinazione_data: 'date' }],
  [{ vaccinazione_data: '1984-03-12' }, {}],
  [{ vaccinazione_data: '1984-03-11' }, { vaccinazione_data: 'early' }],
  [{ vaccinazione_reazioni: ' ' }, { vaccinazione_reazioni: 'required' }],
  [{ vaccinazione_reazioni: 'x'.repeat(1001) }, { vaccinazione_reazioni: 'long' }],
  [{ vaccinazione_richiamo: '' }, { vaccinazione_richiamo: 'required' }],
  [{ vaccinazione_richiamo: '3' }, {}],
  [{ vaccinazione_richiamo: '4' }, { vaccinazione_richiamo: 'required' }],
  [{ id_livello_confidenzialita: null }, { id_livello_confidenzialita: 'required' }],
])('%j', (change, expected) => expect(problems(change)).toEqual(expected));

test('reads a draft of its own and no other', () => {
  const draft = { ...filled, id_vaccinazione: 4 };
  expect(readVaccinationDraft(draft)).toEqual(draft);
  expect(formOfDraft({ ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(filled);
  expect(readVaccinationDraft({ ...draft, vaccino: null })?.vaccino).toBeNull();
  expect(readVaccinationDraft({ ...draft, vaccino: 'Boostrix' })).toBeUndefined();
  expect(readVaccinationDraft({ ...filled })).toBeUndefined();
});
