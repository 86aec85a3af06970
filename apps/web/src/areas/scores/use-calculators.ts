import type { CalculatorId } from '@libretto/medical-calc/load';
import type { Calculator } from '@libretto/medical-calc/types';
import type { LocalizedCalculator } from '@libretto/medical-calc/write';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calculatorMessagesQuery, calculatorQuery } from '../../shared/calculator-page/library.ts';
import { termWords } from '../../shared/calculator-page/readable-formula.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export interface ScoreCalculator extends LocalizedCalculator {
  calculate: Calculator['calculate'];
}

export function useCalculators(ids: readonly CalculatorId[]): ScoreCalculator[] {
  const { t } = useTranslation('calculator-page');
  const locale = currentLanguage();
  const terms = termWords(t('terms', { returnObjects: true }));
  const calculators = useSuspenseQueries({ queries: ids.map((id) => calculatorQuery(id)) });
  const messages = useSuspenseQueries({ queries: ids.map((id) => calculatorMessagesQuery(id, locale)) });
  return calculators.map(({ data: { calculate, definition } }, index) => ({
    calculate,
    definition,
    words: { ...messages[index]?.data, ...terms },
    locale,
  }));
}
