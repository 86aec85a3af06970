import { describe, expect, it, test } from 'vitest';
import { findCurrent, isAt } from './current.ts';
import type { MenuItem } from './places.ts';
import { findPlace, findPlaces } from './places.ts';

const entry = (url: string) => ({ label: url, url, image: '', active: true });
const item = (url: string, ...pages: string[]): MenuItem => ({ ...entry(url), submenu: pages.map(entry) });
const today = item('/Registro/SchedaPaziente');
const health = item('/Registro/Salute', '/Registro/Taccuino', '/centriConvezionati/CentriConvezionati');
const share = item('/Registro/Condividi', '/Registro/Dottori', '/account/Emergenza');
const patients = item('/Assistiti');
const administration = item('/admin/admin', '/admin/ruoli');
const unknown = item('/prova', '/prova/uno');

//
it('a page is found whatever its case and trailing slashes', () => {
  expect(isAt('/Registro/Taccuino', '/registro/TACCUINO/3')).toBe(true);
  expect(isAt('/Altro', '/altro/')).toBe(true);
  expect(isAt('/Registro', '/RegistroAltro')).toBe(false);
});

test.each([
  ['/Registro/Visite', '/Registro/Visite'],
  ['/Registro/Visite/3', '/Registro/Visite'],
  ['/Registro/Visite/rilevazioni/3', '/Registro/Visite/rilevazioni'],
  ['/Registro/Visite/misure/peso', '/Registro/Visite/rilevazioni'],
  ['/Registro/Esami', undefined],
])('at %s, the current page of the menu is %s', (path, url) => {
  const pages = [entry('/Registro/Visite'), entry('/Registro/Visite/rilevazioni')];
  expect(findCurrent(pages, path)?.url).toBe(url);
});

describe('the places of the frame', () => {
  it('are the items of the server', () => {
    expect(findPlaces([today, health, share])).toEqual({ first: today, health, share, work: [] });
  });

  it('begin with the first item that is no other place', () => {
    expect(findPlaces([health, share, patients, administration])).toEqual({
      ...{ first: patients, health, share },
      work: [administration],
    });
  });

  it('list unknown items under Salute, also when it is missing', () => {
    const { health: known } = findPlaces([today, unknown, item('/nuova'), health]);
    expect(known?.submenu.map(({ url }) => url)).toEqual([
      '/Registro/Taccuino',
      '/centriConvezionati/CentriConvezionati',
      '/prova/uno',
      '/nuova',
    ]);
    expect(findPlaces([today, item('/nuova')]).health?.submenu).toEqual([entry('/nuova')]);
  });

  it('are empty until the menu is known', () => {
    expect(findPlaces([today])).toEqual({ first: today, health: undefined, share: undefined, work: [] });
  });
});

describe('the current place', () => {
  const places = findPlaces([today, health, share]);

  it.each([
    ['/Registro/SchedaPaziente', 'first'],
    ['/registro/taccuino/3', 'health'],
    ['/centriconvezionati/centriconvezionati', 'health'],
    ['/farmacoDetails/farm-brufen', 'health'],
    ['/Registro/Nuovo', 'add'],
    ['/Registro/Dottori/3', 'share'],
    ['/account/Emergenza', 'share'],
    ['/account/Password', 'you'],
    ['/Registro/Paypal', 'you'],
    ['/nulla', undefined],
  ])('of %s is %s', (path, place) => {
    expect(findPlace(places, path)).toBe(place);
  });

  it('of an administrator who is a doctor is the account', () => {
    const both = findPlaces([patients, health, share, administration]);
    expect(findPlace(both, '/admin/ruoli')).toBe('you');
    expect(findPlace(both, '/Assistiti/3')).toBe('first');
  });
});
