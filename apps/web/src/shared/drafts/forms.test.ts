import { expect, it } from 'vitest';
import { placeOfDraft } from './forms.ts';

it('returns the page of a draft', () => {
  expect(placeOfDraft('taccuino.nuova')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/Nuova' });
  expect(placeOfDraft('esami.nuova')).toEqual({ form: 'esami', path: '/Registro/Esami' });
  expect(placeOfDraft('anamnesi.remota')).toEqual({
    form: 'anamnesi',
    path: '/Registro/Anamnesi',
    search: { modifica: 'remota' },
  });
  expect(placeOfDraft('reazioni.3')).toEqual({ form: 'reazioni', path: '/Registro/Farmaci' });
  expect(placeOfDraft('scheda.recapiti')).toEqual({ form: 'scheda', path: '/Registro/SchedaPaziente' });
  expect(placeOfDraft('contatti.nuova')).toEqual({ form: 'contatti', path: '/Registro/SchedaPaziente' });
  expect(placeOfDraft('diagnosi.nuova')).toEqual({ form: 'diagnosi', path: '/Registro/Diagnosi' });
  expect(placeOfDraft('visite.nuova')).toEqual({ form: 'visite', path: '/Registro/Visite' });
  expect(placeOfDraft('rilevazioni.nuova')).toEqual({ form: 'rilevazioni', path: '/Registro/Visite' });
  expect(placeOfDraft('gravidanze.nuova')).toEqual({ form: 'gravidanze', path: '/Registro/Anamnesi' });
  expect(placeOfDraft('vaccini.nuova')).toEqual({ form: 'vaccini', path: '/Registro/Vaccini' });
  expect(placeOfDraft('taccuino.modello')).toEqual({
    form: 'taccuino',
    path: '/Registro/Taccuino/Nuova',
    search: { da: 'modello' },
  });
  expect(placeOfDraft('taccuino.modello.1x7k')).toEqual(placeOfDraft('taccuino.modello'));
  expect(placeOfDraft('preparavisita.foglio')).toEqual({ form: 'preparavisita', path: '/Registro/PreparaVisita' });
  expect(placeOfDraft('taccuino.12')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/12' });
});

it('returns undefined for unknown forms', () => {
  expect(placeOfDraft('inventato.3')).toBeUndefined();
  expect(placeOfDraft('taccuino')).toBeUndefined();
  expect(placeOfDraft('toString.1')).toBeUndefined();
});
