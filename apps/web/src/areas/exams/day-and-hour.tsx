import { DateField } from '@libretto/design-system/date-field';
import { useTranslation } from 'react-i18next';
import { type ListState, scheduled } from '../../shared/exams/exam-state.ts';
import { shortPair } from '../../shared/forms/form.css.ts';
import { TimeField } from '../../shared/forms/time-field.tsx';
import type { FieldBinding } from '../../shared/forms/use-checked-form.ts';
import { hourAfter } from './exam-form.ts';
import type { Exam } from './exams.queries.ts';

interface DayAndHourProps {
  /** Undefined for a new one. */
  exam: Exam | undefined;
  state: ListState;
  day: FieldBinding<string>;
  onDay?: (day: string) => void;
  hour: FieldBinding<string>;
  maxDay?: string | undefined;
}

/** The day of an exam, and the hour of one that is booked. */
export function DayAndHour({ exam, state, day, onDay, hour, maxDay }: DayAndHourProps) {
  const { t } = useTranslation('exams');
  const before = exam?.indagine_ora;
  const isMoved = before && day.value !== exam.indagine_data_display;

  function changeDay(next: string) {
    day.onChange(next);
    onDay?.(next);
    const nextHour = hourAfter(exam, day.value, next, hour.value);
    if (nextHour !== hour.value) hour.onChange(nextHour);
  }

  return (
    <div className={shortPair}>
      <DateField
        {...day}
        onChange={changeDay}
        label={t('fields.date')}
        hint={t(`fields.dateHint.${state}`)}
        max={maxDay}
      />
      {state === scheduled && (
        <TimeField
          {...hour}
          label={t('fields.time')}
          hint={isMoved ? t('fields.timeBefore', { time: before }) : t('fields.timeHint')}
        />
      )}
    </div>
  );
}
