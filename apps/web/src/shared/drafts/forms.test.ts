import { expect, it } from 'vitest';
import { type DraftPage, getDraftPage, isOfferedAbove } from './forms.ts';

it('returns the page of a draft', () => {
  expect(getDraftPage('taccuino.nuova')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/Nuova' });
  expect(getDraftPage('esami.nuova')).toEqual({ form: 'esami', path: '/Registro/Esami' });
  expect(getDraftPage('anamnesi.remota')).toEqual({
    form: 'anamnesi',
    path: '/Registro/Anamnesi',
    search: { modifica: 'remota' },
  });
  expect(getDraftPage('reazioni.3')).toEqual({ form: 'reazioni', path: '/Registro/Farmaci' });
  expect(getDraftPage('scheda.recapiti')).toEqual({ form: 'scheda', path: '/Registro/SchedaPaziente' });
  expect(getDraftPage('contatti.nuova')).toEqual({ form: 'contatti', path: '/Registro/SchedaPaziente' });
  expect(getDraftPage('diagnosi.nuova')).toEqual({ form: 'diagnosi', path: '/Registro/Diagnosi' });
  expect(getDraftPage('visite.nuova')).toEqual({ form: 'visite', path: '/Registro/Visite' });
  expect(getDraftPage('rilevazioni.nuova')).toEqual({ form: 'rilevazioni', path: '/Registro/Visite/rilevazioni' });
  expect(getDraftPage('gravidanze.nuova')).toEqual({ form: 'gravidanze', path: '/Registro/Anamnesi' });
  expect(getDraftPage('vaccini.nuova')).toEqual({ form: 'vaccini', path: '/Registro/Vaccini' });
  expect(getDraftPage('taccuino.modello')).toEqual({
    form: 'taccuino',
    path: '/Registro/Taccuino/Nuova',
    search: { da: 'modello' },
  });
  expect(getDraftPage('taccuino.modello.1x7k')).toEqual(getDraftPage('taccuino.modello'));
  expect(getDraftPage('preparavisita.foglio')).toEqual({ form: 'preparavisita', path: '/Registro/PreparaVisita' });
  expect(getDraftPage('nuovo.nuova')).toEqual({ form: 'nuovo', path: '/Registro/Nuovo' });
  expect(getDraftPage('taccuino.12')).toEqual({ form: 'taccuino', path: '/Registro/Taccuino/12' });
});

it('returns undefined for unknown forms', () => {
  expect(getDraftPage('inventato.3')).toBeUndefined();
  expect(getDraftPage('taccuino')).toBeUndefined();
  expect(getDraftPage('toString.1')).toBeUndefined();
});

it('offers a draft above the pages that lead to its form only', () => {
  const above = (modulo: string, path: string, more: { landing?: string; left?: DraftPage['form'] } = {}) =>
    isOfferedAbove(getDraftPage(modulo) as DraftPage, {
      path,
      landing: '/Registro/SchedaPaziente',
      left: undefined,
      ...more,
    });
  for (const path of ['/registro/schedapaziente', '/account/emergenza', '/registro/dottori', '/registro/visite']) {
    expect(above('visite.nuova', path)).toBe(false);
  }
  expect(above('taccuino.nuova', '/registro/taccuino')).toBe(true);
  expect(above('taccuino.nuova', '/registro/taccuino/nuova')).toBe(false);
  expect(above('esami.nuova', '/registro/diagnosi', { left: 'esami' })).toBe(true);
  expect(above('visite.nuova', '/registro/diagnosi', { left: 'esami' })).toBe(false);
  expect(above('visite.nuova', '/registro/nuovo')).toBe(true);
  expect(above('nuovo.nuova', '/registro/nuovo')).toBe(false);
  expect(above('visite.nuova', '/assistiti', { landing: '/Assistiti' })).toBe(true);
  expect(above('visite.nuova', '/registro/dottori', { landing: '/Assistiti' })).toBe(false);
});
