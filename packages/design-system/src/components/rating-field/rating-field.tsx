'use client';

import { devWarning, type Environment } from '../../internals/dev.ts';
import { FieldNotes, RequiredMark } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import * as styles from './rating-field.css.ts';
import { ratingFieldMessages } from './rating-field.messages.ts';

declare const process: Environment;

const max = 10;
const steps = Array.from({ length: max }, (_, index) => index + 1);

export interface RatingFieldProps extends Omit<FieldProps<number | null>, 'autoComplete'> {
  low: string;
  high: string;
}

export function RatingField(props: RatingFieldProps) {
  const { label, name, value, onChange, onBlur, low, high, error, hint, required, disabledReason } = props;
  const messages = useMessages(ratingFieldMessages);
  const { ids, aria } = useField('RatingField', props);
  const locked = disabledReason !== undefined;
  if (process.env.NODE_ENV !== 'production' && value !== null && !steps.includes(value)) {
    devWarning(
      'RatingField',
      `${value} is not an integer from 1 to ${max}.`,
      'No option appears selected.',
      'Use `null` for no selection.',
    );
  }
  const getEndLabel = (step: number) => (step === 1 ? `, ${low}` : step === max ? `, ${high}` : '');
  return (
    <fieldset
      id={ids.control}
      className={styles.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; a plain group cannot be required or invalid
      role="radiogroup"
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
      aria-disabled={aria['aria-disabled']}
      aria-labelledby={ids.label}
    >
      <legend className={styles.legend}>
        <span id={ids.label}>{label}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles.scale}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={step}
              checked={step === value}
              onChange={() => !locked && onChange(step)}
              onBlur={onBlur}
              aria-label={`${messages.of(step, max)}${getEndLabel(step)}`}
              aria-disabled={locked || undefined}
              aria-invalid={aria['aria-invalid']}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>1: {low}</span>
        <span className={styles.high}>
          {max}: {high}
        </span>
      </div>
      <div className={styles.notes}>
        {!required && !locked && value !== null && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {messages.clear}
          </Button>
        )}
        <FieldNotes {...{ ids, hint, error, disabledReason }} />
      </div>
    </fieldset>
  );
}
