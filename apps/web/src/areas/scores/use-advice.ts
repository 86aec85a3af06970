import { say } from '@libretto/medical-calc/text';
import type { Range } from '@libretto/medical-calc/types';
import { useTranslation } from 'react-i18next';
import {
  type Answers,
  inFirstUnit,
  type NumberQuestion,
  type Question,
} from '../../shared/calculator-page/questions.ts';
import { useRareText } from '../../shared/calculator-page/use-rare-text.ts';
import { rateValue, type ScoreSetup } from './score-kinds.ts';
import { isUnusualFor } from './score-result.ts';
import type { ScoreCalculator } from './use-calculators.ts';
import { useRangeFormat } from './use-range-format.ts';

export function useAdvice(
  setup: ScoreSetup,
  calculators: readonly ScoreCalculator[],
  questions: readonly Question[],
  answers: Answers,
) {
  const { t } = useTranslation('scores');
  const formatRange = useRangeFormat();
  const { withOtherUnit } = useRareText();
  const { usual = {} } = setup;

  function warningFor(question: NumberQuestion): string | undefined {
    const range = usual[question.key] ?? question.usual;
    const answer = answers[question.key];
    const canonical = answer && inFirstUnit(question, answer);
    if (!range || canonical === undefined) return undefined;
    const formatLimits = (limits: Range) => formatRange(question, limits, answer?.unit);

    const advice = rateValue(canonical, range);
    const documented =
      advice && (advice === 'rare' || !(question.key in usual) ? t('rare') : t('invalid', formatLimits(range)));
    return [documented, unvalidatedWarning(question, canonical, formatLimits)].filter(Boolean).join(' ') || undefined;
  }

  function unvalidatedWarning(
    question: NumberQuestion,
    value: number,
    formatLimits: (limits: Range) => { min: string; max: string },
  ): string | undefined {
    const [first, ...others] = calculators;
    if (!setup.validated || !first || !question.usual) return undefined;
    const [min, max] = question.usual;
    if (value >= min && value <= max) return undefined;
    const unit = question.units.find(({ code }) => code === answers[question.key]?.unit) ?? question.units[0];
    const title = say(first, first.definition.titleKey);
    const too = others
      .filter(({ definition }) => isUnusualFor(definition, question, value))
      .map((calculator) => t('beyondToo', { title: say(calculator, calculator.definition.titleKey) }));
    return [t('beyond', { title, ...formatLimits(question.usual), unit: unit?.label ?? '' }), ...too].join(' ');
  }

  const numbers = questions.filter((question) => question.kind === 'number');
  const messages: Record<string, string> = {};
  for (const question of numbers) {
    const text = warningFor(question);
    if (text !== undefined) messages[question.key] = text;
  }
  return {
    messages,
    lines: numbers.flatMap((question) => {
      const { key, label } = question;
      const text = withOtherUnit(messages[key], question, answers[key] ?? { value: '' });
      return text === undefined ? [] : [`${label}: ${text}`];
    }),
  };
}
