'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { devWarning, type Environment } from '../internals/dev.ts';
import type { Catalog, Locale, MessageTree, Override } from './catalog.ts';
import { locales } from './catalog.ts';
import { createFormats, type Formats } from './formats.ts';

declare const process: Environment;

export interface LocaleValue {
  locale: Locale;
  /** BCP 47 tag for dates and numbers. */
  formatLocale: string;
  formats: Formats;
}

interface MessagesValue extends Omit<LocaleValue, 'formats'> {
  overrides: ReadonlyMap<string, MessageTree>;
}

const formatLocales: Readonly<Record<Locale, string>> = { it: 'it-IT', en: 'en-GB' };

const noOverrides: readonly Override[] = [];
const MessagesContext = createContext<MessagesValue>({
  locale: 'it',
  formatLocale: formatLocales.it,
  overrides: new Map(),
});

export interface MessagesProviderProps {
  locale: Locale;
  /** Locale of dates and numbers when it differs from the texts, e.g. `en-US`. */
  formatLocale?: string;
  /** Define the array outside the component (or memoise it): a new array re-renders every component. */
  overrides?: readonly Override[];
  children: ReactNode;
}

/** Sets the language of its children. The default without a provider is Italian. */
export function MessagesProvider({
  locale: requested,
  formatLocale,
  overrides = noOverrides,
  children,
}: MessagesProviderProps) {
  // The value may come from a setting, a header or a URL, so it is checked at run time.
  const isKnown = locales.includes(requested);
  if (process.env.NODE_ENV !== 'production' && !isKnown) {
    devWarning(
      'MessagesProvider',
      `\`locale\` is "${requested}".`,
      'There are no texts in this language, so Italian is used.',
      `Use one of: ${locales.join(', ')}; pass texts of other languages as \`overrides\`.`,
    );
  }
  const locale = isKnown ? requested : 'it';
  const format = formatLocale ?? formatLocales[locale];
  const value = useMemo(() => {
    const merged = new Map<string, MessageTree>();
    for (const { name, messages } of overrides) merged.set(name, { ...merged.get(name), ...messages });
    return { locale, formatLocale: format, overrides: merged };
  }, [locale, format, overrides]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** Returns the texts of a component in the current language. */
export function useMessages<Messages extends MessageTree>(catalog: Catalog<Messages>): Messages {
  const { locale, overrides } = use(MessagesContext);
  return useMemo(() => {
    const own = overrides.get(catalog.name);
    return own ? { ...catalog.messages[locale], ...own } : catalog.messages[locale];
  }, [catalog, locale, overrides]);
}

// Separate from the catalog: components that only show texts need no formats.
const formatsByLocale = /* @__PURE__ */ new Map<string, Formats>();

export function useLocale(): LocaleValue {
  const { locale, formatLocale } = use(MessagesContext);
  return useMemo(() => {
    const formats = formatsByLocale.get(formatLocale) ?? createFormats(formatLocale);
    formatsByLocale.set(formatLocale, formats);
    return { locale, formatLocale, formats };
  }, [locale, formatLocale]);
}
