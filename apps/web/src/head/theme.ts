import { applyTheme, readPreferences } from '../shared/preferences/preferences.ts';

// Before anything is painted: the colours and the language that were chosen.
const { theme, language, browser } = readPreferences(document.cookie);
applyTheme(theme);
if (browser) document.documentElement.dataset.browser = '';

const { pathname, search } = window.location;
if (/^\/webui\/login$/i.test(pathname)) {
  // The login page exists once per language; who has chosen one and asks for none gets that one.
  const query = new URLSearchParams(search);
  if (language && language !== document.documentElement.lang && !query.has('lang')) {
    query.set('lang', language);
    window.location.replace(`${pathname}?${query}`);
  }
} else if (language) {
  document.documentElement.lang = language;
}
