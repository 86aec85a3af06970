import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './readings.css.ts';
import { type Period, periodNames } from './trend.ts';

interface PeriodChoiceProps {
  value: Period;
  onChange: (period: Period) => void;
}

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('readings');
  const name = useId();
  return (
    <fieldset className={styles.periods} aria-label={t('period')} data-print="hidden">
      {periodNames.map((period) => (
        <label key={period} className={styles.period}>
          <input
            className={styles.periodRadio}
            type="radio"
            name={name}
            checked={period === value}
            onChange={() => onChange(period)}
          />
          {t(`periods.${period}`)}
        </label>
      ))}
    </fieldset>
  );
}
