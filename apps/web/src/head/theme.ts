import { applyTheme, chosenLogin, readPreferences } from '../shared/preferences/preferences.ts';

// Before anything is painted: the colours and the language that were chosen.
const { theme, language, browser } = readPreferences(document.cookie);
applyTheme(theme);
if (browser) document.documentElement.dataset.browser = '';

if (/^\/webui\/login$/i.test(window.location.pathname)) {
  const address = chosenLogin(language, document.documentElement.lang, window.location);
  if (address) window.location.replace(address);
} else if (language) {
  document.documentElement.lang = language;
}
