import { expect, it } from 'vitest';
import { applyTheme, chosenLogin, keepLanguage, keepTheme, readPreferences } from './preferences.ts';

it('reads known values and ignores unknown ones', () => {
  expect(readPreferences('lang=en; theme=dark; browser=1')).toEqual({ language: 'en', theme: 'dark', browser: true });
  expect(readPreferences('lang=xx; theme=pink; other=1')).toEqual({
    language: undefined,
    theme: undefined,
    browser: false,
  });
  expect(readPreferences('')).toEqual({ language: undefined, theme: undefined, browser: false });
});

it('survives clearing local storage', () => {
  keepTheme('high-contrast');
  keepLanguage('en');
  localStorage.clear();
  expect(readPreferences(document.cookie)).toMatchObject({ theme: 'high-contrast', language: 'en' });
  keepTheme(undefined);
  expect(readPreferences(document.cookie).theme).toBeUndefined();
});

it('follows the system theme by default', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  applyTheme(undefined);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('returns the login page of the chosen language and keeps the query', () => {
  const at = { pathname: '/webui/login', search: '?code=a%2Bb' };
  expect(chosenLogin('en', 'it', at)).toBe('/webui/login?code=a%2Bb&lang=en');
  expect(chosenLogin('en', 'en', at)).toBeUndefined();
  expect(chosenLogin(undefined, 'it', at)).toBeUndefined();
  expect(chosenLogin('en', 'it', { pathname: '/webui/login', search: '?lang=it' })).toBeUndefined();
});
