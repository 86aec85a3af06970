import { expect, it } from 'vitest';
import { paintedForm } from './painted-draft.ts';

const modello = {
  anteriore: 'data:image/png;base64,AA==',
  posteriore: 'data:image/png;base64,AA==',
  segni: [{ view: 'front', region: '129', level: 'strong' }],
};
const kept = { taccuino_descrizione: '', taccuino_data: '2026-11-20', id_livello_confidenzialita: null, modello };

it('reads a painted body as stored', () => {
  expect(paintedForm.readDraft(kept)).toEqual({ ...kept, taccuino_intensita: null, taccuino_momento: null });
});

it.each([
  ['no pictures', { ...kept, modello: undefined }],
  ['a picture from elsewhere', { ...kept, modello: { ...modello, anteriore: 'https://altrove.example/a.png' } }],
  ['a mark without a place', { ...kept, modello: { ...modello, segni: [{ view: 'front', level: 'strong' }] } }],
  [
    'a region that is no number',
    { ...kept, modello: { ...modello, segni: [{ ...modello.segni[0], region: 'mano' }] } },
  ],
  [
    'a level that does not exist',
    { ...kept, modello: { ...modello, segni: [{ ...modello.segni[0], level: 'huge' }] } },
  ],
])('ignores it with %s', (_, content) => {
  expect(paintedForm.readDraft(content)).toBeUndefined();
});
