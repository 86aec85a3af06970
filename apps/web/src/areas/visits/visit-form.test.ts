import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formOfDraft, readVisitDraft, visitSchema } from './visit-form.ts';

it('reads a draft of its own and no other', () => {
  const form = {
    visita_data: '2026-03-01',
    visita_motivazione: 'Tosse',
    visita_osservazioni: '',
    visita_conclusioni: '',
  };
  const draft = { ...form, id_visita: 12 };
  expect(readVisitDraft(draft)).toEqual(draft);
  expect(formOfDraft(draft)).toEqual(form);
  expect(readVisitDraft({ ...draft, visita_motivazione: 3 })).toBeUndefined();
  expect(readVisitDraft(form)).toBeUndefined();
});

it.each([
  ['2026-03-21', []],
  ['2026-03-22', ['date']],
  ['31/02/2026', ['date']],
  ['1984-03-12', []],
  ['1984-03-11', ['early']],
  [' ', ['required', 'date']],
])('is of the day %s', (visita_data, expected) => {
  const schema = visitSchema(
    { required: 'required', long: 'long', date: 'date', early: 'early' },
    '2026-03-21',
    '1984-03-12',
  );
  const texts = { visita_motivazione: 'Tosse', visita_osservazioni: 'Catarro', visita_conclusioni: 'Riposo' };
  expect((v.safeParse(schema, { visita_data, ...texts }).issues ?? []).map(({ message }) => message)).toEqual(expected);
});
