import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { IconButton } from '@libretto/design-system/icon-button';
import { NumberField } from '@libretto/design-system/number-field';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime } from '../../shared/forms/read-time.ts';
import { TimeField } from '../../shared/forms/time-field.tsx';
import type { FieldBinding } from '../../shared/forms/use-checked-form.ts';
import * as styles from './therapies.css.ts';
import { week } from './therapy-form.ts';
import type { TimeForm } from './times.ts';

const maxTimes = 12;

export function TimesField({ name, value: times, onChange, error }: FieldBinding<TimeForm[]>) {
  const { t } = useTranslation('therapies');
  const errorId = useId();
  const change = (index: number, next: Partial<TimeForm>) =>
    onChange(times.map((time, at) => (at === index ? { ...time, ...next } : time)));

  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('reminders.times')}</legend>
      {times.map((time, index) => {
        const number = index + 1;
        return (
          <div key={index} className={styles.timeRow}>
            <div className={styles.timeFields}>
              <TimeField
                label={t('reminders.time', { number })}
                name={`${name}.${index}.ora`}
                value={time.ora}
                onChange={(ora) => change(index, { ora })}
                hint={index === 0 ? t('reminders.timeHint') : undefined}
                error={error && readTime(time.ora) === undefined ? t('errors.time') : undefined}
                required
              />
              <NumberField
                label={t('reminders.amount', { number })}
                name={`${name}.${index}.quantita`}
                value={time.quantita}
                onChange={(quantita) => change(index, { quantita })}
                error={error && typeof time.quantita !== 'number' ? t('errors.amount') : undefined}
                min={0.01}
                max={100}
                required
              />
            </div>
            <div className={styles.timeRemove}>
              <IconButton
                label={t('reminders.removeTime', { number })}
                icon={<X />}
                onClick={() => onChange(times.filter((_, at) => at !== index))}
              />
            </div>
          </div>
        );
      })}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.start}>
        <Button
          iconStart={<Plus />}
          onClick={() => times.length < maxTimes && onChange([...times, { ora: '', quantita: 1 }])}
        >
          {t('reminders.addTime')}
        </Button>
      </div>
    </fieldset>
  );
}

/** All days selected means every day. */
export function DaysField({ name, value: days, onChange, error }: FieldBinding<number[]>) {
  const { t } = useTranslation('therapies');
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('reminders.days')}</legend>
      <div className={styles.days}>
        {week.map((day) => (
          <Checkbox
            key={day}
            name={`${name}.${day}`}
            label={t(`reminders.weekdays.${day}`)}
            value={days.includes(day)}
            onChange={(on) => onChange(week.filter((one) => (one === day ? on : days.includes(one))))}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
