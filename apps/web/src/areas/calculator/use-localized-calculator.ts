import type { CalculatorId } from '@libretto/medical-calc/load';
import type { Locale } from '@libretto/medical-calc/parse';
import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import type { LocalizedCalculator } from '@libretto/medical-calc/write';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormWords } from '../../shared/calculator-page/build-questions.ts';
import { calculatorMessagesQuery } from '../../shared/calculator-page/library.ts';
import { termWords } from '../../shared/calculator-page/readable-formula.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { languages } from '../../shared/preferences/preferences.ts';

export function useCalculatorLocale(): Locale {
  const { i18n } = useTranslation();
  return languages.find((known) => known === i18n.language) ?? 'it';
}

export function useLocalizedCalculator(id: CalculatorId, definition: CalculatorDefinition): LocalizedCalculator {
  const locale = useCalculatorLocale();
  const { t } = useTranslation('calculator-page');
  const { data: messages } = useSuspenseQuery(calculatorMessagesQuery(id, locale));
  return { definition, words: { ...messages, ...termWords(t('terms', { returnObjects: true })) }, locale };
}

export function useFormMessages(): FormWords {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  return {
    yes: t('yes'),
    no: t('no'),
    points: (count) => t('points', { count, amount: formats.number(count) }),
  };
}
