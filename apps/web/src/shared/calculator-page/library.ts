import { type CalculatorId, isCalculatorId, load, loadLocale } from '@libretto/medical-calc/load';
import type { Locale } from '@libretto/medical-calc/text';
import { queryClient } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { Language } from '../preferences/preferences.ts';

// Code and messages, not patient data; the query cache is used to await and share them.
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export function calculatorQuery(id: CalculatorId) {
  return { queryKey: ['calculator', id], queryFn: () => load(id), ...forever };
}

export function calculatorLocaleQuery(id: CalculatorId, language: Language) {
  return { queryKey: ['calculator', id, language], queryFn: () => loadLocale(id, language), ...forever };
}

export function loadCalculatorLocales(ids: readonly CalculatorId[]): Promise<unknown> {
  return Promise.all(ids.map((id) => queryClient.ensureQueryData(calculatorLocaleQuery(id, currentLanguage()))));
}

export function titlesQuery(language: Language) {
  const read = async (): Promise<Locale> =>
    language === 'it'
      ? (await import('@libretto/medical-calc/locales/it')).it
      : (await import('@libretto/medical-calc/locales/en')).en;
  return { queryKey: ['calculator', 'titles', language], queryFn: read, ...forever };
}

export const loadTitles = (): Promise<unknown> => queryClient.ensureQueryData(titlesQuery(currentLanguage()));

export async function loadCalculator(id: CalculatorId): Promise<void> {
  const [{ definition }] = await Promise.all([
    queryClient.ensureQueryData(calculatorQuery(id)),
    loadCalculatorLocales([id]),
  ]);
  const { supersededBy } = definition;
  if (supersededBy !== undefined && isCalculatorId(supersededBy)) await loadCalculatorLocales([supersededBy]);
}
