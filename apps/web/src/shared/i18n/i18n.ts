import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { keepLanguage, type Language, languages } from '../preferences/preferences.ts';

/** The words of every area, one file per area and language; a file is fetched when its area and language are shown. */
const files = import.meta.glob<Record<string, unknown>>(['../../areas/*/messages.*.json', '../*/messages.*.json'], {
  import: 'default',
});

const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, area, language] = /([^/]+)\/messages\.(\w+)\.json$/.exec(path) ?? [];
    return [`${language}/${area}`, load];
  }),
);

function read(language: string, area: string, done: (error: unknown, words?: Record<string, unknown>) => void) {
  const load = loaders.get(`${language}/${area}`);
  if (!load) return done(new Error(`No words of ${area} in ${language}`));
  load().then(
    (words) => done(null, words),
    (error: unknown) => done(error),
  );
}

export const i18n: I18n = createInstance();

export function currentLanguage(): Language {
  return languages.find((language) => language === i18n.language) ?? 'it';
}

export async function startI18n(): Promise<void> {
  const wanted = document.documentElement.lang;
  i18n.use({ type: 'backend', read }).use(initReactI18next);
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18n.init({
    lng: languages.find((language) => language === wanted) ?? 'it',
    supportedLngs: languages,
    // Both languages are complete (a test compares them), so one is never fetched to fill the holes of the other.
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18n.changeLanguage(language);
}

export type Area = Parameters<I18n['loadNamespaces']>[0];

/** For a route's loader: the words of an area, asked for beside its data and its code. */
export function loadMessages(area: Area): Promise<void> {
  return i18n.loadNamespaces(area);
}
