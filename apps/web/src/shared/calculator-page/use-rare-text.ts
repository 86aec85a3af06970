import { useTranslation } from 'react-i18next';
import { type Answer, inFirstUnit, likelierUnit, type NumberQuestion } from './questions.ts';

export interface RareText {
  /** Of a value outside its usual range: the words of the form or the common ones, and the unit it rather looks like. */
  rare: (question: NumberQuestion, answer: Answer) => string;
  /** The sentence about the unit that the number rather looks like, behind what is said of the value already. */
  withOtherUnit: (text: string | undefined, question: NumberQuestion, answer: Answer) => string | undefined;
}

export function useRareText(): RareText {
  const { t } = useTranslation('calculator-page');

  function withOtherUnit<Text extends string | undefined>(text: Text, question: NumberQuestion, answer: Answer) {
    const unit = likelierUnit(question, answer);
    if (unit === undefined) return text;
    // Some documented sentences have no full stop, which they need before another one.
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
