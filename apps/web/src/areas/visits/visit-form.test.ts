import * as v from 'valibot';
import { expect, it } from 'vitest';
import { visitForm } from './visit-form.ts';
import type { Visit } from './visits.queries.ts';

it('reads its own drafts only', () => {
  const form = {
    visita_data: '2026-03-01',
    visita_motivazione: 'Tosse',
    visita_osservazioni: '',
    visita_conclusioni: '',
  };
  const draft = { ...form, id_visita: 12, id_livello_confidenzialita: 4 };
  const versione = '2026-03-12T09:30:00.000Z';
  expect(visitForm.readDraft({ ...draft, versione })).toEqual(draft);
  expect(visitForm.initial(undefined, { ...draft, versione })).toEqual({ ...form, id_livello_confidenzialita: 4 });
  expect(visitForm.readDraft({ ...draft, visita_motivazione: 3 })).toBeUndefined();
  expect(visitForm.readDraft(form)).toBeUndefined();
  // Drafts of the time before visits had levels.
  expect(visitForm.readDraft({ ...form, id_visita: 12 })).toEqual({ ...draft, id_livello_confidenzialita: 6 });
});

it('sends the level of a new visit only', () => {
  const level = { id_livello_confidenzialita: 4 };
  expect(visitForm.body({ ...visitForm.initial(undefined), ...level }, undefined)).toMatchObject(level);
  const saved: Visit = {
    ...{ id_visita: 12, id_paziente: 1, author_id: 1, deleted_at: null, versione: '2026-03-12T09:30:00.000Z' },
    ...{ visita_data: '2026-03-01', visita_motivazione: 'Tosse', visita_osservazioni: '', visita_conclusioni: '' },
    ...{ id_livello_confidenzialita: null, specialita: [], specialita_scelta: false },
  };
  expect(visitForm.initial(saved)).toMatchObject({ id_livello_confidenzialita: 6 });
  expect(visitForm.body({ ...visitForm.initial(saved), ...level }, saved)).not.toMatchObject(level);
});

// covers V-01
it.each([
  ['2026-03-21', []],
  ['2026-03-22', ['date']],
  ['31/02/2026', ['date']],
  ['1984-03-12', []],
  ['1984-03-11', ['early']],
  [' ', ['required']],
])('is dated %s', (visita_data, expected) => {
  const messages = { required: 'required', long: 'long', date: 'date', early: 'early' };
  const schema = visitForm.schema({ ...messages, today: '2026-03-21', born: '1984-03-12' });
  const texts = { visita_motivazione: 'Tosse', visita_osservazioni: 'Catarro', visita_conclusioni: 'Riposo' };
  expect(
    (v.safeParse(schema, { visita_data, ...texts, id_livello_confidenzialita: 6 }).issues ?? []).map(
      ({ message }) => message,
    ),
  ).toEqual(expected);
});
