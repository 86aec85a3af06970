import type { CalculatorId } from '@libretto/medical-calc/load';
import type { LocalizedCalculator } from '@libretto/medical-calc/text';
import type { Calculator } from '@libretto/medical-calc/types';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calculatorLocaleQuery, calculatorQuery } from '../../shared/calculator-page/library.ts';
import { withTerms } from '../../shared/calculator-page/readable-formula.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export interface ScoreCalculator extends LocalizedCalculator {
  calculate: Calculator['calculate'];
}

export function useCalculators(ids: readonly CalculatorId[]): ScoreCalculator[] {
  const { t } = useTranslation('calculator-page');
  const terms = t('terms', { returnObjects: true });
  const calculators = useSuspenseQueries({ queries: ids.map((id) => calculatorQuery(id)) });
  const locales = useSuspenseQueries({ queries: ids.map((id) => calculatorLocaleQuery(id, currentLanguage())) });
  return calculators.flatMap(({ data: { calculate, definition } }, index) => {
    const locale = locales[index]?.data;
    return locale ? [{ calculate, definition, locale: withTerms(locale, terms) }] : [];
  });
}
