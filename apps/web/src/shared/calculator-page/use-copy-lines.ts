import { useTranslation } from 'react-i18next';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { type Answers, isAnswered, type Question } from './questions.ts';
import { useNumberFormat } from './use-number-format.ts';

export function useCopyLines(): (questions: readonly Question[], answers: Answers) => string[] {
  const { t } = useTranslation('calculator-page');
  const formats = useFormats();
  const write = useNumberFormat();
  return (questions, answers) => [
    ...questions.flatMap((question) => {
      const answer = answers[question.key];
      if (!answer || !isAnswered(answer)) return [];
      const { label } = question;
      if (question.kind === 'choice') {
        return `${label}: ${question.options.find(({ value }) => value === answer.value)?.label ?? ''}`;
      }
      const unit = question.units.find(({ code }) => code === answer.unit) ?? question.units[0];
      const value = typeof answer.value === 'number' ? write(answer.value) : '';
      return `${label}: ${[value, unit?.label].filter(Boolean).join(' ')}`;
    }),
    t('copiedOn', { date: formats.date(today()) }),
    t('disclaimer'),
  ];
}
