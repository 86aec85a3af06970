import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { descriptionForm, entryForm } from './entry-form.ts';

const blank = { taccuino_intensita: null, taccuino_momento: null };

it('accepts the new day after midnight on a page opened the day before', () => {
  let day = '2026-02-28';
  const schema = entryForm.schema({ required: 'required', date: 'date', long: 'long', today: () => day });
  const accepts = (taccuino_data: string) =>
    v.safeParse(schema, { ...blank, taccuino_descrizione: '', taccuino_data, id_livello_confidenzialita: 4 }).success;
  expect([accepts('2026-02-28'), accepts('2026-03-01')]).toEqual([true, false]);
  day = '2026-03-01';
  expect(['2026-03-01', '2026-02-29', '2026-03-02'].map(accepts)).toEqual([true, false, false]);
});

it('starts at the strictest level, as the other kinds do', () => {
  expect(entryForm.initial(undefined, undefined).id_livello_confidenzialita).toBe(6);
});

const kept = {
  taccuino_descrizione: 'Dolore',
  taccuino_data: '2026-11-20',
  taccuino_intensita: 0,
  taccuino_momento: 'notte',
  id_livello_confidenzialita: null,
  disegno: { v: 1, at: 0, c: [] },
};

describe('the draft of a new entry', () => {
  it('is read as stored', () => {
    expect(entryForm.readDraft(kept)).toEqual(kept);
  });
  it('is read without a drawing', () => {
    const { disegno: _drawing, ...fields } = kept;
    expect(entryForm.readDraft(fields)?.taccuino_descrizione).toBe('Dolore');
  });
  it('of an older release, without score and time of day, is read', () => {
    const { taccuino_intensita: _score, taccuino_momento: _time, ...older } = kept;
    expect(entryForm.readDraft(older)).toEqual({ ...older, ...blank });
  });
  it('is ignored when malformed', () => {
    expect(entryForm.readDraft({ ...kept, taccuino_data: 20 })).toBeUndefined();
    expect(entryForm.readDraft({ ...kept, taccuino_intensita: 11 })).toBeUndefined();
    expect(entryForm.readDraft({})).toBeUndefined();
  });
});

it('the draft of a description contains its text', () => {
  expect(descriptionForm.readDraft({ taccuino_descrizione: 'Meglio' })).toEqual({ taccuino_descrizione: 'Meglio' });
  expect(descriptionForm.readDraft({ altro: 1 })).toBeUndefined();
});

it('sends score and time of day only if given', () => {
  const values = { ...blank, taccuino_descrizione: '', taccuino_data: '2026-11-20', id_livello_confidenzialita: 4 };
  expect(entryForm.body(values, undefined)).toEqual({
    taccuino_descrizione: '',
    taccuino_data: '2026-11-20',
    id_livello_confidenzialita: 4,
  });
  expect(entryForm.body({ ...values, taccuino_intensita: 0, taccuino_momento: 'sera' }, undefined)).toMatchObject({
    taccuino_intensita: 0,
    taccuino_momento: 'sera',
  });
});
