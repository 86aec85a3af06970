import { useId } from 'react';
import * as styles from './period-choice.css.ts';

interface PeriodChoiceProps<Period extends string> {
  label: string;
  /** From the shortest to the longest. */
  options: readonly { value: Period; label: string }[];
  value: Period;
  onChange: (period: Period) => void;
}

/** One of a few periods, chosen in one press; not on paper. */
export function PeriodChoice<Period extends string>({ label, options, value, onChange }: PeriodChoiceProps<Period>) {
  const name = useId();
  return (
    <fieldset className={styles.periods} aria-label={label} data-print="hidden">
      {options.map((option) => (
        <label key={option.value} className={styles.period}>
          <input
            className={styles.periodRadio}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
