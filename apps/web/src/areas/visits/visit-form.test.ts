import { expect, it } from 'vitest';
import { formOfDraft, readVisitDraft } from './visit-form.ts';

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
