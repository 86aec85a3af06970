import { DateField } from '@libretto/design-system/date-field';
import { NumberField } from '@libretto/design-system/number-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { TextField } from '@libretto/design-system/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../shared/forms/use-record-form.tsx';
import * as styles from './anamnesis.css.ts';
import {
  type Days,
  emptyDependents,
  type FieldName,
  type FieldSpec,
  type Habit,
  isAsked,
  limits,
  maxLengthFor,
  type PhysiologicalForm,
} from './physiological.ts';

type Value = string | number;

interface QuestionsProps {
  fields: readonly FieldSpec[];
  place: (name: FieldName, question: (bound: FieldBinding<Value>) => ReactNode) => ReactNode;
  setAnswer: (name: FieldName, value: Value) => void;
  values: PhysiologicalForm;
  days: Days;
}

const isHabit = (name: FieldName): name is Habit & FieldName =>
  name === 'fumo' || name === 'alcool' || name === 'droghe' || name === 'caffeina';

export function Questions({ fields, place, setAnswer, values, days }: QuestionsProps) {
  const { t } = useTranslation('anamnesis');
  const hints = t('fieldHints', { returnObjects: true }) as Partial<Record<FieldName, string>>;

  function change(name: FieldName, bound: FieldBinding<Value>, value: Value) {
    bound.onChange(value);
    if (!isHabit(name) || value === 'si') return;
    for (const [other, nothing] of emptyDependents(name)) setAnswer(other, nothing);
  }

  const question = (field: FieldSpec) =>
    place(field.name, (bound) => (
      <Question
        field={field}
        bound={{ ...bound, onChange: (value) => change(field.name, bound, value) }}
        hint={hints[field.name]}
        days={days}
      />
    ));

  return (
    <div className={styles.questions}>
      {fields
        .filter(({ habit }) => habit === undefined)
        .map((field) => {
          const more = fields.filter((other) => other.habit === field.name && isAsked(other, values));
          if (!isHabit(field.name)) return question(field);
          return (
            <div key={field.name} className={styles.habitGroup}>
              {question(field)}
              {more.length > 0 && <div className={styles.habit}>{more.map(question)}</div>}
            </div>
          );
        })}
    </div>
  );
}

interface QuestionProps {
  field: FieldSpec;
  bound: FieldBinding<Value>;
  hint: string | undefined;
  days: Days;
}

function Question({ field, bound, hint, days }: QuestionProps) {
  const { t } = useTranslation('anamnesis');
  const option = (value: string) => ({ value, label: t(`options.${value}`, { defaultValue: value }) });
  const text = { ...bound, value: String(bound.value), label: t(`fields.${field.name}`), hint };
  const isDose = field.name.startsWith('dosi');
  switch (field.kind) {
    case 'choice':
      return <SelectField {...text} options={field.options.map(option)} />;
    case 'yesNo':
      return <RadioGroup {...text} layout="inline" options={['no', 'si'].map(option)} />;
    case 'line':
      return <TextField {...text} required={isDose} autoComplete="off" />;
    case 'note':
      return (
        <div className={styles.wide}>
          <TextArea {...text} rows={3} maxLength={maxLengthFor(field.name)} />
        </div>
      );
    case 'date':
      return <DateField {...text} max={days.today} min={days.born ?? undefined} />;
    case 'dose':
    case 'age': {
      const [min, max] = limits[field.name] ?? [];
      return <NumberField {...bound} label={text.label} hint={hint} required={isDose} min={min} max={max} />;
    }
  }
}
