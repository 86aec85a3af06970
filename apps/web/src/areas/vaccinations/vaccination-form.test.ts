import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type VaccinationValues, vaccinationBody, vaccinationForm } from './vaccination-form.ts';

const today = '2026-03-21';
const filled: VaccinationValues = {
  vaccino: { id_farmaco_codifa: 'vacc-boostrix', descrizione_breve: 'Boostrix' },
  vaccinazione_data: '2019-05-14',
  vaccinazione_reazioni: 'Nessuna',
  vaccinazione_richiamo: '1',
  id_livello_confidenzialita: 6,
};
const problems = (change: Partial<VaccinationValues>) => {
  const messages = { required: 'required', long: 'long', date: 'date', early: 'early' };
  const schema = vaccinationForm.schema({ ...messages, today, born: '1984-03-12' });
  const read = v.safeParse(schema, { ...filled, ...change });
  return Object.fromEntries((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
};

// covers K-18
test('a new vaccination has the strictest level and is empty otherwise', () => {
  expect(vaccinationForm.initial(undefined)).toEqual({
    vaccino: null,
    vaccinazione_data: '',
    vaccinazione_reazioni: '',
    vaccinazione_richiamo: '',
    id_livello_confidenzialita: 6,
  });
});

// covers V-01 V-64 V-65 V-66 V-67 V-68
test.each<[Partial<VaccinationValues>, Record<string, string>]>([
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

test('reads its own drafts only', () => {
  const draft = { ...filled, id_vaccinazione: 4 };
  expect(vaccinationForm.readDraft(draft)).toEqual(draft);
  expect(vaccinationForm.initial(undefined, { ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(filled);
  expect(vaccinationForm.readDraft({ ...draft, vaccino: null })?.vaccino).toBeNull();
  expect(vaccinationForm.readDraft({ ...draft, vaccino: 'Boostrix' })).toBeUndefined();
  expect(vaccinationForm.readDraft({ ...filled })).toBeUndefined();
});

test('sends the id of the vaccine and the number of the dose', () => {
  expect(vaccinationBody({ ...filled, vaccinazione_reazioni: ' Nessuna ' }, undefined)).toEqual({
    id_vaccino: 'vacc-boostrix',
    vaccinazione_data: '2019-05-14',
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 1,
    id_livello_confidenzialita: 6,
  });
});
