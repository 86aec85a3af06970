import { beforeEach, expect, it } from 'vitest';
import { keepLanguage, keepTheme, readPreferences } from '../../shared/preferences/preferences.ts';
import { allowCookies, consentDate, revokeCookies } from './cookie-consent.ts';

beforeEach(() => revokeCookies());

//
it('remembers when cookies were allowed', () => {
  expect(consentDate()).toBeUndefined();
  allowCookies(new Date('2026-03-02T10:15:00.000Z'));
  expect(consentDate()).toBe('2026-03-02T10:15:00.000Z');
});

//
it('revoking deletes all cookies, including the consent', () => {
  keepTheme('dark');
  keepLanguage('en');
  allowCookies(new Date());
  revokeCookies();
  expect(document.cookie).toBe('');
  expect(readPreferences(document.cookie).theme).toBeUndefined();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('ignores a malformed consent', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as somebody else may have written it.
  document.cookie = 'cookie_consent=ieri; path=/';
  expect(consentDate()).toBeUndefined();
});
