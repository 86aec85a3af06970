/** Stored in cookies, because logging out clears local storage and the login page should keep language and theme. */
export const themes = ['light', 'dark', 'high-contrast'] as const;
export type ThemeChoice = (typeof themes)[number];

export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

export interface Preferences {
  /** Follows the system if absent. */
  theme: ThemeChoice | undefined;
  language: Language | undefined;
  /** The user prefers the browser to the installed app. */
  browser: boolean;
}

const year = 365 * 24 * 60 * 60;

export function readPreferences(cookie: string): Preferences {
  const values = new Map(cookie.split('; ').map((part) => [part.split('=')[0], part.split('=')[1]]));
  return {
    theme: themes.find((theme) => theme === values.get('theme')),
    language: languages.find((language) => language === values.get('lang')),
    browser: values.get('browser') === '1',
  };
}

/** The preferred login page, if it was opened without a language and another one is shown. */
export function chosenLogin(chosen: Language | undefined, shown: string, at: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(at.search);
  if (!chosen || chosen === shown || query.has('lang')) return undefined;
  query.set('lang', chosen);
  return `${at.pathname}?${query}`;
}

function preferenceCookie(name: 'theme' | 'lang' | 'browser', value: string | undefined): string {
  return `${name}=${value ?? ''}; path=/; max-age=${value ? year : 0}; samesite=lax`;
}

export function keepTheme(theme: ThemeChoice | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = preferenceCookie('theme', theme);
  applyTheme(theme);
}

export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = preferenceCookie('lang', language);
}

export function keepBrowser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = preferenceCookie('browser', '1');
}

export function applyTheme(theme: ThemeChoice | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
