import { createInstance, type i18n as I18n } from 'i18next';
import { keepLanguage, type Language, languages } from '../preferences/preferences.ts';
import { spoken } from './use-translation.ts';

/** Fetches the messages of an area in one language. */
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
    // Both languages are complete (see messages.test.ts), so no fallback is ever fetched.
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

/** For route loaders: fetches the messages of an area in parallel with its data and code. */
export function loadMessages(area: Area): Promise<void> {
  return i18n.loadNamespaces(area);
}
