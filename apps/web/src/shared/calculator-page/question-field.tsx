import { NumberField } from '@libretto/design-system/number-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { useTranslation } from 'react-i18next';
import * as styles from './question-field.css.ts';
import {
  type Answer,
  type Answers,
  type ChoiceQuestion,
  convertRange,
  convertUnit,
  type Fault,
  isAnswered,
  isRequired,
  type NumberQuestion,
  type Question,
} from './questions.ts';
import { useNumberFormat } from './use-number-format.ts';
import { useRareText } from './use-rare-text.ts';

interface QuestionFieldProps<Asked extends Question> {
  id: string;
  question: Asked;
  answers: Answers;
  onAnswer: (answer: Partial<Answer>) => void;
  disabledReason?: string | undefined;
  fault?: Fault | undefined;
}

/** A hard limit that means "greater than zero". */
const aboveZero = 0.0001;

/** More options than this are shown as a select. */
const maxRadioOptions = 5;

export function QuestionField({ question, ...props }: QuestionFieldProps<Question>) {
  return question.kind === 'number' ? (
    <NumberQuestionField question={question} {...props} />
  ) : (
    <ChoiceQuestionField question={question} {...props} />
  );
}

export function findConflict(
  question: Question,
  questions: readonly Question[],
  answers: Answers,
): Question | undefined {
  if (question.conflictsWith === undefined || isAnswered(answers[question.key])) return undefined;
  const other = questions.find(({ key }) => key === question.conflictsWith);
  return other && isAnswered(answers[other.key]) ? other : undefined;
}

function NumberQuestionField(props: QuestionFieldProps<NumberQuestion>) {
  const { id, question, answers, onAnswer, disabledReason, fault } = props;
  const { t } = useTranslation('calculator-page');
  const write = useNumberFormat();
  const { rare, withOtherUnit } = useRareText();
  const { value = '', unit = question.units[0]?.code } = answers[question.key] ?? {};
  const [min, max] = convertRange(question, question.hard, unit);
  const usual = question.usual && convertRange(question, question.usual, unit);
  const { analyte, fallback } = question;
  // Converted to the unit of the field: 1 mg/dL is shown as 88.4 µmol/L.
  const [standIn] = fallback === undefined ? [] : convertRange(question, [fallback, fallback], unit);
  const rangeMessage =
    unit === question.units[0]?.code && question.rangeMessage !== undefined
      ? question.rangeMessage
      : min < aboveZero
        ? t('faults.aboveZero', { max: write(max) })
        : t('faults.range', { min: write(min), max: write(max) });
  const answer = { value, unit };
  const rangeText = withOtherUnit(rangeMessage, question, answer);
  const faults = {
    required: t('faults.number'),
    range: rangeText,
    whole: t('faults.whole'),
    // NumberField reports unreadable text itself.
    unreadable: undefined,
  };
  return (
    <NumberField
      id={id}
      label={question.label}
      name={question.key}
      hint={question.hint}
      value={value}
      onChange={(next) => onAnswer({ value: next })}
      units={question.units.length > 0 ? question.units : undefined}
      unit={unit}
      onUnitChange={(next) => onAnswer({ unit: next })}
      convert={analyte && ((amount, from, to) => convertUnit(analyte, amount, from, to))}
      min={min}
      max={max}
      usual={usual && { min: usual[0], max: usual[1] }}
      usualMessage={question.usualMessage}
      rangeMessage={rangeText}
      rareMessage={rare(question, answer)}
      placeholder={standIn === undefined ? undefined : write(standIn)}
      required={isRequired(question, answers) && fallback === undefined}
      disabledReason={disabledReason}
      error={fault && faults[fault]}
    />
  );
}

function ChoiceQuestionField(props: QuestionFieldProps<ChoiceQuestion>) {
  const { id, question, answers, onAnswer, disabledReason, fault } = props;
  const { t } = useTranslation('calculator-page');
  const common = {
    id,
    label: question.label,
    name: id,
    hint: question.hint,
    value: String(answers[question.key]?.value ?? ''),
    onChange: (value: string) => onAnswer({ value }),
    required: isRequired(question, answers),
    disabledReason,
    error: fault && t('faults.choice'),
  };
  if (question.options.length > maxRadioOptions) {
    const options = question.options.map(({ value, label, description }) => ({
      value,
      label: description ? `${label} (${description})` : label,
    }));
    return <SelectField {...common} options={options} />;
  }
  return (
    <div className={styles.question}>
      <RadioGroup {...common} options={question.options} layout={question.yesNo ? 'inline' : 'stacked'} />
      <Criteria includes={question.includes} excludes={question.excludes} />
    </div>
  );
}

/** Lists the criteria for yes and no, so that two people answer alike. */
function Criteria({ includes, excludes }: Pick<ChoiceQuestion, 'includes' | 'excludes'>) {
  const { t } = useTranslation('calculator-page');
  if (includes.length + excludes.length === 0) return null;
  const lists = [
    [t('counts.includes'), includes],
    [t('counts.excludes'), excludes],
  ] as const;
  return (
    <details className={styles.counts}>
      <summary className={styles.countsTitle}>{t('counts.title')}</summary>
      <dl className={styles.countsLines}>
        {lists.map(([title, lines]) =>
          lines.length === 0 ? null : (
            <div key={title}>
              <dt className={styles.term}>{title}</dt>
              {lines.map((line) => (
                <dd key={line} className={styles.line}>
                  {line}
                </dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </details>
  );
}
