import { elide } from '@libretto/design-system/internals/elide';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepLanguage, type Language, languages } from '../preferences/preferences.ts';

type Messages = Record<string, Record<string, unknown>>;

/** Messages of the shell, the start page and most record pages: one file per language, for the sake of few requests. */
const commonMessages = {
  it: async (): Promise<Messages> => (await import('./common.it.ts')).common,
  en: async (): Promise<Messages> => (await import('./common.en.ts')).common,
};

/** What the page of therapies and reactions loads, also one file per language. */
const medicineAreas = ['therapies', 'drugs', 'reactions'];
const medicineMessages = {
  it: async (): Promise<Messages> => (await import('./medicines.it.ts')).medicines,
  en: async (): Promise<Messages> => (await import('./medicines.en.ts')).medicines,
};

const messages = import.meta.glob<Record<string, unknown>>(
  [
    '../../{areas,shared}/*/messages.*.json',
    '!../../areas/{contacts,patient,therapies,today,vaccinations}/messages.*.json',
    '!../{attachments,confidentiality,doses,drugs,entries,pain-facts,reactions,record-kinds,records,shell,space}/messages.*.json',
  ],
  { import: 'default' },
);

async function fetchMessages(language: Language, area: string): Promise<Record<string, unknown>> {
  const file = `${area}/messages.${language}.json`;
  const paths = [`../../areas/${file}`, `../${file}`];
  const bundle = medicineAreas.includes(area) ? medicineMessages : commonMessages;
  const bundled = await bundle[language]();
  for (const path of paths) {
    const found = bundled[path] ?? (await messages[path]?.());
    if (found) return found;
  }
  throw new Error(`No messages of ${area} in ${language}`);
}

function read(language: Language, area: string, done: (error: unknown, messages?: Record<string, unknown>) => void) {
  fetchMessages(language, area).then(
    (found) => done(null, found),
    (error: unknown) => done(error),
  );
}

export const i18n: I18n = createInstance();

export function currentLanguage(): Language {
  return languages.find((language) => language === i18n.language) ?? 'it';
}

export async function startI18n(): Promise<void> {
  const wanted = document.documentElement.lang;
  i18n
    .use({ type: 'backend', read })
    // Texts with a date: "il 8 marzo".
    .use({ type: 'postProcessor', name: 'elision', process: elide })
    .use(initReactI18next);
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18n.init({
    lng: languages.find((language) => language === wanted) ?? 'it',
    supportedLngs: languages,
    // A test compares the languages, so one is never fetched to complete the other.
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    postProcess: 'elision',
    returnNull: false,
  });
}

export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18n.changeLanguage(language);
}

export type Area = Parameters<I18n['loadNamespaces']>[0];

/** For route loaders: requested together with the data and code of the page. */
export function loadMessages(area: Area): Promise<void> {
  return i18n.loadNamespaces(area);
}
