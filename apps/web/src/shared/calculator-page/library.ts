import { type CalculatorId, isCalculatorId, load, loadMessages } from '@libretto/medical-calc/load';
import type { Locale } from '@libretto/medical-calc/parse';
import { queryClient } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';

// Code and messages, not patient data; the query cache is used to await and share them.
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export function calculatorQuery(id: CalculatorId) {
  return { queryKey: ['calculator', id], queryFn: () => load(id), ...forever };
}

export function calculatorMessagesQuery(id: CalculatorId, locale: Locale) {
  return { queryKey: ['calculator', id, locale], queryFn: () => loadMessages(id, locale), ...forever };
}

export function loadCalculatorMessages(ids: readonly CalculatorId[]): Promise<unknown> {
  return Promise.all(ids.map((id) => queryClient.ensureQueryData(calculatorMessagesQuery(id, currentLanguage()))));
}

export function titlesQuery(locale: Locale) {
  const read = async (): Promise<Readonly<Record<string, string>>> =>
    locale === 'it'
      ? (await import('@libretto/medical-calc/messages/it')).it
      : (await import('@libretto/medical-calc/messages/en')).en;
  return { queryKey: ['calculator', 'titles', locale], queryFn: read, ...forever };
}

export const loadTitles = (): Promise<unknown> => queryClient.ensureQueryData(titlesQuery(currentLanguage()));

export async function loadCalculator(id: CalculatorId): Promise<void> {
  const [{ definition }] = await Promise.all([
    queryClient.ensureQueryData(calculatorQuery(id)),
    loadCalculatorMessages([id]),
  ]);
  const { supersededBy } = definition;
  if (supersededBy !== undefined && isCalculatorId(supersededBy)) await loadCalculatorMessages([supersededBy]);
}
