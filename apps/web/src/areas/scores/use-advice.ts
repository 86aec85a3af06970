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

/** What is said of values outside their usual range, by field: to check a rare one, or what a usual one is. */
export function useAdvice({ usual = {} }: ScoreSetup, questions: readonly Question[], answers: Answers) {
  const { t } = useTranslation('scores');
  const formats = useFormats();

  function sentence(question: NumberQuestion): string | undefined {
    const range = usual[question.key] ?? question.usual;
    const { value, unit = question.units[0]?.code } = answers[question.key] ?? {};
    if (!range || typeof value !== 'number') return undefined;
    const first = question.units[0]?.code;
    const { analyte } = question;
    const canonical = analyte && first && unit ? convertUnit(analyte, value, unit, first) : value;
    const advice = adviceOn(canonical, range);
    if (advice === undefined) return undefined;
    const [min = '', max = ''] = rangeIn(question, range, unit).map((limit) =>
      formats.number(limit, { maximumSignificantDigits: 3 }),
    );
    return advice === 'rare' || !(question.key in usual) ? t('rare') : t('invalid', { min, max });
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
