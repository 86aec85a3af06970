import { createInstance, type i18n as I18n } from 'i18next';
import { keepLanguage, type Language, languages } from '../preferences/preferences.ts';
import { spoken } from './use-translation.ts';

/** The words of an area, one file per area and language; fetched when its area and language are shown. */
async function fetchWords(language: string, area: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${import.meta.env.WORDS}${language}/${area}.json`);
  if (!response.ok) throw new Error(`No words of ${area} in ${language}`);
  return response.json();
}

function read(language: string, area: string, done: (error: unknown, words?: Record<string, unknown>) => void) {
  fetchWords(language, area).then(
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
  i18n.use({ type: 'backend', read }).use(spoken);
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
