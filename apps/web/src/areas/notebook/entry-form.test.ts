import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { descriptionForm, entryForm } from './entry-form.ts';

it('takes the new day once it has begun, also on a page that was opened the day before', () => {
  let day = '2026-02-28';
  const schema = entryForm.schema({ required: 'required', date: 'date', long: 'long', today: () => day });
  const takes = (taccuino_data: string) =>
    v.safeParse(schema, { taccuino_descrizione: '', taccuino_data, id_livello_confidenzialita: 4 }).success;
  expect([takes('2026-02-28'), takes('2026-03-01')]).toEqual([true, false]);
  day = '2026-03-01';
  expect(['2026-03-01', '2026-02-29', '2026-03-02'].map(takes)).toEqual([true, false, false]);
});

const kept = {
  taccuino_descrizione: 'Dolore',
  taccuino_data: '2026-11-20',
  id_livello_confidenzialita: null,
  disegno: { v: 1, at: 0, c: [] },
};

describe('the draft of a new entry', () => {
  it('comes back as it was kept', () => {
    expect(entryForm.readDraft(kept)).toEqual(kept);
  });
  it('comes back without a drawing too', () => {
    const { disegno: _drawing, ...fields } = kept;
    expect(entryForm.readDraft(fields)?.taccuino_descrizione).toBe('Dolore');
  });
  it('is not offered when it is something else', () => {
    expect(entryForm.readDraft({ ...kept, taccuino_data: 20 })).toBeUndefined();
    expect(entryForm.readDraft({})).toBeUndefined();
  });
});

it('the draft of a description is its words', () => {
  expect(descriptionForm.readDraft({ taccuino_descrizione: 'Meglio' })).toEqual({ taccuino_descrizione: 'Meglio' });
  expect(descriptionForm.readDraft({ altro: 1 })).toBeUndefined();
});
