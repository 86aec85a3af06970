import { expect, it } from 'vitest';
import { getDraftSubject } from './draft-subject.ts';

it('names a draft by its title, or else by its day', () => {
  const visit = { visita_data: '2026-11-12', visita_motivazione: '' };
  expect(getDraftSubject('visite', visit)).toEqual({ day: '2026-11-12' });
  expect(getDraftSubject('visite', { ...visit, visita_motivazione: ' Tosse ' })).toEqual({ title: 'Tosse' });
  expect(getDraftSubject('farmaci', { farmaco: { descrizione_breve: 'Pantorc' } })).toEqual({ title: 'Pantorc' });
  expect(getDraftSubject('farmaci', { farmaco: null, altro_farmaco: 'Sciroppo' })).toEqual({ title: 'Sciroppo' });
});

it('leaves out what an older draft does not have', () => {
  expect(getDraftSubject('visite', { visita_data: 'domani' })).toEqual({});
  expect(getDraftSubject('esami', { indagine_tipologia: 7 })).toEqual({});
  expect(getDraftSubject('taccuino', { taccuino_descrizione: 'Dolore' })).toEqual({});
});
