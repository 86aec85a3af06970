import { en } from './messages/en.ts';
import { it, type MessageKey } from './messages/it.ts';
import type { Locale } from './parse.ts';
import { calculators } from './registry.ts';
import type { Result } from './types.ts';
import { say, writeResult } from './write.ts';

const catalogs: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { it, en };

/** Formats a result with `writeResult`, finding its calculator by the id. */
export function toText(result: Result, locale: Locale): string {
  const words = catalogs[locale];
  const definition = calculators.find(({ id }) => id === result.id);
  if (!definition) return say({ words, locale }, 'issue.unknown', { id: result.id });
  return writeResult(result, { definition, words, locale });
}
