import { expect, it } from 'vitest';
import { placeOfDraft } from './forms.ts';

it('leads from the name of a draft to the page of its form', () => {
  expect(placeOfDraft('taccuino.nuova')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/Nuova' });
  expect(placeOfDraft('taccuino.12')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/12' });
});

it('knows nothing of forms that are not there', () => {
  expect(placeOfDraft('esami.3')).toBeUndefined();
  expect(placeOfDraft('taccuino')).toBeUndefined();
  expect(placeOfDraft('toString.1')).toBeUndefined();
});
