import { describe, expect, it } from 'vitest';
import { readDescriptionDraft, readEntryDraft } from './entry-draft.ts';

const kept = {
  taccuino_descrizione: 'Dolore',
  taccuino_data: '2026-11-20',
  id_livello_confidenzialita: null,
  disegno: { v: 1, at: 0, c: [] },
};

describe('the draft of a new entry', () => {
  it('comes back as it was kept', () => {
    expect(readEntryDraft(kept)).toEqual(kept);
  });
  it('comes back without a drawing too', () => {
    const { disegno: _drawing, ...words } = kept;
    expect(readEntryDraft(words)?.taccuino_descrizione).toBe('Dolore');
  });
  it('is not offered when it is something else', () => {
    expect(readEntryDraft({ ...kept, taccuino_data: 20 })).toBeUndefined();
    expect(readEntryDraft({})).toBeUndefined();
  });
});

it('the draft of a description is its words', () => {
  expect(readDescriptionDraft({ taccuino_descrizione: 'Meglio' })).toEqual({ taccuino_descrizione: 'Meglio' });
  expect(readDescriptionDraft({ altro: 1 })).toBeUndefined();
});
