import type { CalculatorId } from '@libretto/medical-calc/load';
import type { LocalizedCalculator } from '@libretto/medical-calc/text';
import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormWords } from '../../shared/calculator-page/build-questions.ts';
import { calculatorLocaleQuery } from '../../shared/calculator-page/library.ts';
import { withTerms } from '../../shared/calculator-page/readable-formula.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { type Language, languages } from '../../shared/preferences/preferences.ts';

export function useCalculatorLanguage(): Language {
  const { i18n } = useTranslation();
  return languages.find((known) => known === i18n.language) ?? 'it';
}

export function useLocalizedCalculator(id: CalculatorId, definition: CalculatorDefinition): LocalizedCalculator {
  const language = useCalculatorLanguage();
  const { t } = useTranslation('calculator-page');
  const { data: locale } = useSuspenseQuery(calculatorLocaleQuery(id, language));
  return { definition, locale: withTerms(locale, t('terms', { returnObjects: true })) };
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
