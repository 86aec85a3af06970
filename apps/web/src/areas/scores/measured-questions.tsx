import { NumberField } from '@libretto/design-system/number-field';
import { useTranslation } from 'react-i18next';
import { QuestionField } from '../../shared/calculator-page/question-field.tsx';
import type { NumberQuestion } from '../../shared/calculator-page/questions.ts';
import type { QuestionsProps } from './question-props.ts';
import { usualRange } from './score-kinds.ts';
import * as styles from './scores.css.ts';
import { useRangeFormat } from './use-range-format.ts';

export function MeasuredQuestions(props: QuestionsProps) {
  const { setup, definition, questions, answers, person, isSubmitted, faults, advice, id, onAnswer } = props;
  const { t } = useTranslation('scores');
  const { t: shared } = useTranslation('calculator-page');
  const formatRange = useRangeFormat();
  // The warning also covers values for which the equation was not validated.
  const documented = (question: NumberQuestion) => {
    const range = setup.usual?.[question.key];
    return range && shared('usual', formatRange(question, range, answers[question.key]?.unit));
  };
  const shown = questions.map((question) =>
    question.kind === 'number'
      ? {
          ...question,
          usual: usualRange(setup, question.key, question.usual),
          usualMessage: documented(question),
          rareMessage: () => advice[question.key],
        }
      : question,
  );
  const field = (question: (typeof shown)[number]) => (
    <QuestionField
      key={question.key}
      id={`${id}-${question.key}`}
      question={question}
      answers={answers}
      onAnswer={(answer) => onAnswer(question, answer)}
      fault={isSubmitted ? faults[question.key] : undefined}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {definition && 'age' in definition.inputs && (
          <NumberField
            id={`${id}-age`}
            label={t('age')}
            name="age"
            units={[{ code: 'a', label: t('years') }]}
            value={person.age ?? ''}
            onChange={() => undefined}
            disabledReason={t('fromRecord')}
          />
        )}
        {shown.filter(({ kind }) => kind === 'number').map(field)}
      </div>
      {shown.filter(({ kind }) => kind === 'choice').map(field)}
    </>
  );
}
