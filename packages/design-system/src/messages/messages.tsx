import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Catalog, Locale, MessageTree, Override } from './catalog.ts';
import { defineMessages } from './catalog.ts';
import { en } from './en.ts';
import { type Formats, makeFormats } from './formats.ts';
import { it } from './it.ts';

export interface LocaleValue {
  locale: Locale;
  /** The BCP 47 tag that dates and numbers follow. */
  formatLocale: string;
  formats: Formats;
}

interface MessagesValue extends Omit<LocaleValue, 'formats'> {
  overrides: ReadonlyMap<string, MessageTree>;
}

const formatLocales: Readonly<Record<Locale, string>> = { it: 'it-IT', en: 'en-GB' };

const none: readonly Override[] = [];
const MessagesContext = createContext<MessagesValue>({
  locale: 'it',
  formatLocale: formatLocales.it,
  overrides: new Map(),
});

export interface MessagesProviderProps {
  locale: Locale;
  /** Where dates and numbers follow another custom than the words, for instance `en-US`. */
  formatLocale?: string;
  /** Keep the array outside the component (or memoised): a new array gives every component its words anew. */
  overrides?: readonly Override[];
  children: ReactNode;
}

/** Language of everything below. Without a provider the components speak Italian. */
export function MessagesProvider({
  locale,
  formatLocale = formatLocales[locale],
  overrides = none,
  children,
}: MessagesProviderProps) {
  const value = useMemo(() => {
    const merged = new Map<string, MessageTree>();
    for (const { name, words } of overrides) merged.set(name, { ...merged.get(name), ...words });
    return { locale, formatLocale, overrides: merged };
  }, [locale, formatLocale, overrides]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The words of a component in the language of the page. */
export function useMessages<Words extends MessageTree>(catalog: Catalog<Words>): Words {
  const { locale, overrides } = use(MessagesContext);
  return useMemo(() => {
    const own = overrides.get(catalog.name);
    return own ? { ...catalog.words[locale], ...own } : catalog.words[locale];
  }, [catalog, locale, overrides]);
}

// Made here and not with the language: a component that has only words to say needs no formats.
const formatsOf = /* @__PURE__ */ new Map<string, Formats>();

export function useLocale(): LocaleValue {
  const { locale, formatLocale } = use(MessagesContext);
  return useMemo(() => {
    const formats = formatsOf.get(formatLocale) ?? makeFormats(formatLocale);
    formatsOf.set(formatLocale, formats);
    return { locale, formatLocale, formats };
  }, [locale, formatLocale]);
}

export const commonMessages = defineMessages('common', { it, en });
