import { useTranslation } from 'react-i18next';
import { type Answer, findLikelierUnit, inFirstUnit, type NumberQuestion } from './questions.ts';

export interface RareText {
  rare: (question: NumberQuestion, answer: Answer) => string;
  withOtherUnit: (text: string | undefined, question: NumberQuestion, answer: Answer) => string | undefined;
}

export function useRareText(): RareText {
  const { t } = useTranslation('calculator-page');

  function withOtherUnit<Text extends string | undefined>(text: Text, question: NumberQuestion, answer: Answer) {
    const unit = findLikelierUnit(question, answer);
    if (unit === undefined) return text;
    // Some documented texts lack the full stop needed before another sentence.
    const before = text?.replace(/[^.]$/, '$&.');
    return [before, t('otherUnit', { unit: unit.label })].filter(Boolean).join(' ');
  }

  return {
    withOtherUnit,
    rare(question, answer) {
      const value = inFirstUnit(question, answer);
      const own = value === undefined ? undefined : question.rareMessage?.(value);
      return withOtherUnit(own ?? t('rare'), question, answer);
    },
  };
}
