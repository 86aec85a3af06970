import { Button } from '@libretto/design-system/button';
import { ResultPanel, type ResultValue } from '@libretto/design-system/result-panel';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limitSharedInputs } from '../../shared/calculator-page/build-questions.ts';
import { focusAnswer } from '../../shared/calculator-page/focus-answer.ts';
import type { Presented } from '../../shared/calculator-page/presentation.ts';
import { findConflict, QuestionField } from '../../shared/calculator-page/question-field.tsx';
import type { Answers, Inputs, NumberQuestion, Question } from '../../shared/calculator-page/questions.ts';
import { type Calculation, useCalculation } from '../../shared/calculator-page/use-calculation.ts';
import { useCopyLines } from '../../shared/calculator-page/use-copy-lines.ts';
import { useNumberFormat } from '../../shared/calculator-page/use-number-format.ts';
import { useRareText } from '../../shared/calculator-page/use-rare-text.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './calculator.css.ts';

interface CalculatorFormProps {
  title: string;
  questions: readonly Question[];
  start?: Answers | undefined;
  calculate: (inputs: Inputs) => Presented;
  blank: readonly ResultValue[];
  facts?: readonly string[] | undefined;
  disabledReason?: string | undefined;
  onClear?: (() => void) | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

const none: Answers = {};

export function CalculatorForm(props: CalculatorFormProps) {
  const { title, start = none, calculate, blank, facts = [], disabledReason, headingLevel = 3 } = props;
  const questions = limitSharedInputs(props.questions);
  const { t } = useTranslation('calculator');
  const { t: shared } = useTranslation('calculator-page');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const calculation = useCalculation(questions, start, calculate);
  const { answers, collected, tried, computed, stale } = calculation;
  const assumptions = useAssumptions(computed, questions);
  const copied = useCopyLines();
  const fieldId = ({ key }: Question) => `${id}-${key}`;
  const shown = questions.filter((question) => !isBodyMeasure(question));
  const sources = questions.filter(isBodyMeasure).map(({ key }) => key);
  const above =
    sources.length > 1 ? 'both' : sources[0] === 'weightKg' || sources[0] === 'heightCm' ? sources[0] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason !== undefined) return;
    const wrong = calculation.compute();
    if (wrong)
      focusAnswer(isBodyMeasure(wrong) ? `body-${wrong.source === 'weightKg' ? 'weight' : 'height'}` : fieldId(wrong));
  }

  function clear() {
    calculation.clear();
    props.onClear?.();
    const [first] = shown;
    if (first) focusAnswer(fieldId(first));
  }

  const missingMeasures = questions.filter((question) => isBodyMeasure(question) && collected.faults[question.key]);
  const faulty = Object.keys(collected.faults).length > 0;
  const refusal = tried && !computed && faulty ? describeMissing(missingMeasures) : computed?.presented.refusal;

  function describeMissing(above: readonly Question[]): string {
    const lines = above.map(({ key }) => {
      const measure = key === 'weightKg' ? 'weight' : 'height';
      return collected.faults[key] === 'required' ? t(`faults.${measure}`) : shared(`body.${measure}Range`);
    });
    return lines.length > 0 ? lines.join(' ') : t('faults.some');
  }

  return (
    <div className={styles.calculator}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={title}>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(dot)}</p>}
        {above && <p className={styles.facts}>{t(`fromAbove.${above}`)}</p>}
        <div className={styles.questions}>
          {shown.map((question) => {
            const blocker = findConflict(question, questions, answers);
            return (
              <QuestionField
                key={question.key}
                id={fieldId(question)}
                question={question}
                answers={answers}
                onAnswer={(answer) => calculation.answer(question, answer)}
                disabledReason={blocker && t('closedBy', { other: blocker.label })}
                fault={tried && !blocker ? collected.faults[question.key] : undefined}
              />
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabledReason={disabledReason}>
            {t('calculate')}
          </Button>
          <Button onClick={clear}>{t('clear')}</Button>
        </div>
      </form>
      <ResultPanel
        title={t('result', { title })}
        headingLevel={headingLevel}
        values={computed?.presented.values ?? blank}
        refusal={refusal}
        stale={stale}
        warnings={computed && [...assumptions.warnings, ...computed.presented.warnings]}
        assumptions={computed && [...facts, ...assumptions.lines, ...(computed.presented.used ?? [])]}
        working={computed?.presented.working}
        sources={computed?.presented.sources}
        extraCopyLines={computed && copied(shown, computed.answers)}
      />
    </div>
  );
}

function isBodyMeasure(question: Question): question is NumberQuestion {
  return question.kind === 'number' && (question.source === 'weightKg' || question.source === 'heightCm');
}

function useAssumptions(
  computed: Calculation['computed'],
  questions: readonly Question[],
): { warnings: string[]; lines: string[] } {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  const writeNumber = useNumberFormat();
  const { rare: rareText } = useRareText();
  if (!computed) return { warnings: [], lines: [] };
  const { collected, measured, answers } = computed;
  const format = (value: unknown) => (typeof value === 'number' ? writeNumber(value) : '');
  const defaults = collected.defaults.map(({ label, fallback, units: [unit] }) =>
    t('default', { what: [label, format(fallback), unit?.label].filter(Boolean).join(' ') }),
  );
  const rareWarnings = collected.rare.map((question) => {
    const parts = [question.usualMessage, rareText(question, answers[question.key] ?? { value: '' })];
    return `${question.label}: ${parts.filter(Boolean).join(' ')}`;
  });
  const above = (['weightKg', 'heightCm'] as const).filter((key) => Object.hasOwn(collected.inputs, key));
  const lines = above.map((key) => {
    const day = measured[key];
    const amount = `${format(collected.inputs[key])} ${key === 'weightKg' ? 'kg' : 'cm'}`;
    return day ? t(`used.${key}Measured`, { amount, date: formats.date(day) }) : t(`used.${key}`, { amount });
  });
  const defaultKeys = collected.defaults.map(({ key }) => key);
  const creatinine = questions.some(
    (question) => question.kind === 'number' && question.source === 'creatinine' && !defaultKeys.includes(question.key),
  );
  return { warnings: [...defaults, ...rareWarnings], lines: creatinine ? [...lines, t('used.creatinine')] : lines };
}
