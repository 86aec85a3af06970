import { say } from '@libretto/medical-calc/write';
import { useTranslation } from 'react-i18next';
import {
  type Answers,
  convertUnit,
  type NumberQuestion,
  type Question,
  rangeIn,
} from '../../shared/calculator-page/questions.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { adviceOn, type ScoreSetup } from './score-kinds.ts';
import { isUnusualFor } from './score-result.ts';
import type { CalculatorBook } from './use-calculators.ts';

/** What is said of values outside their usual range, by field: to check a rare one, or what a usual one is. */
export function useAdvice(
  setup: ScoreSetup,
  books: readonly CalculatorBook[],
  questions: readonly Question[],
  answers: Answers,
) {
  const { t } = useTranslation('scores');
  const formats = useFormats();
  const { usual = {} } = setup;

  function sentence(question: NumberQuestion): string | undefined {
    const range = usual[question.key] ?? question.usual;
    const { value, unit = question.units[0]?.code } = answers[question.key] ?? {};
    if (!range || typeof value !== 'number') return undefined;
    const first = question.units[0]?.code;
    const { analyte } = question;
    const canonical = analyte && first && unit ? convertUnit(analyte, value, unit, first) : value;
    const write = (limits: readonly [number, number]) => {
      const [min = '', max = ''] = rangeIn(question, limits, unit).map((limit) =>
        formats.number(limit, { maximumSignificantDigits: 3 }),
      );
      return { min, max };
    };

    const advice = adviceOn(canonical, range);
    const documented =
      advice && (advice === 'rare' || !(question.key in usual) ? t('rare') : t('invalid', write(range)));
    return [documented, beyond(question, canonical, write)].filter(Boolean).join(' ') || undefined;
  }

  /** Which of the equations were not validated for such a value. */
  function beyond(
    question: NumberQuestion,
    value: number,
    write: (limits: readonly [number, number]) => { min: string; max: string },
  ): string | undefined {
    const [first, ...others] = books;
    if (!setup.validated || !first || !question.usual) return undefined;
    const [min, max] = question.usual;
    if (value >= min && value <= max) return undefined;
    const unit = question.units.find(({ code }) => code === answers[question.key]?.unit) ?? question.units[0];
    const title = say(first, first.definition.titleKey);
    const too = others
      .filter(({ definition }) => isUnusualFor(definition, question, value))
      .map((book) => t('beyondToo', { title: say(book, book.definition.titleKey) }));
    return [t('beyond', { title, ...write(question.usual), unit: unit?.label ?? '' }), ...too].join(' ');
  }

  const numbers = questions.filter((question) => question.kind === 'number');
  const messages: Record<string, string> = {};
  for (const question of numbers) {
    const text = sentence(question);
    if (text !== undefined) messages[question.key] = text;
  }
  return {
    messages,
    lines: numbers.flatMap(({ key, label }) => (messages[key] === undefined ? [] : [`${label}: ${messages[key]}`])),
  };
}
