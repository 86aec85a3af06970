import { type CalculatorId, isCalculatorId, load, loadMessages } from '@libretto/medical-calc/load';
import type { Locale } from '@libretto/medical-calc/parse';
import { queryClient } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';

// Code and words, kept for as long as the page is open. Not data of anybody, but the cache knows how to wait for them.
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export function calculatorQuery(id: CalculatorId) {
  return { queryKey: ['calculator', id], queryFn: () => load(id), ...forever };
}

export function wordsQuery(id: CalculatorId, locale: Locale) {
  return { queryKey: ['calculator', id, locale], queryFn: () => loadMessages(id, locale), ...forever };
}

/** For a route's loader: the words of the calculators that its page shows. */
export function loadWordsOf(ids: readonly CalculatorId[]): Promise<unknown> {
  return Promise.all(ids.map((id) => queryClient.ensureQueryData(wordsQuery(id, currentLanguage()))));
}

/** The words of all calculators, for the index: which has no other way to their titles. */
export function titlesQuery(locale: Locale) {
  const read = async (): Promise<Readonly<Record<string, string>>> =>
    locale === 'it'
      ? (await import('@libretto/medical-calc/messages/it')).it
      : (await import('@libretto/medical-calc/messages/en')).en;
  return { queryKey: ['calculator', 'titles', locale], queryFn: read, ...forever };
}

export const loadTitles = (): Promise<unknown> => queryClient.ensureQueryData(titlesQuery(currentLanguage()));

/** The code and the words of one calculator, and the title of the one that has replaced it. */
export async function loadCalculator(id: CalculatorId): Promise<void> {
  const [{ definition }] = await Promise.all([queryClient.ensureQueryData(calculatorQuery(id)), loadWordsOf([id])]);
  const { supersededBy } = definition;
  if (supersededBy !== undefined && isCalculatorId(supersededBy)) await loadWordsOf([supersededBy]);
}
