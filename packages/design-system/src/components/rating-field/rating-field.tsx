'use client';

import { devWarning, type Environment } from '../../internals/dev.ts';
import { FieldNotes, OptionalMark } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import * as styles from './rating-field.css.ts';
import { ratingFieldMessages } from './rating-field.messages.ts';

declare const process: Environment;

const max = 10;
const stepsFrom = (min: number) => Array.from({ length: max - min + 1 }, (_, index) => index + min);

export interface RatingFieldProps extends Omit<FieldProps<number | null>, 'autoComplete'> {
  /** Lowest choice: 0 where none at all is an answer, as on numeric scales of pain. Default 1. */
  min?: 0 | 1 | undefined;
  /** Meaning of the lowest choice, shown and read with it. */
  low: string;
  /** Meaning of 10, shown and read with that choice. */
  high: string;
}

/** A rating from 1 or 0 to 10; `null` without one. An optional rating can be cleared. */
export function RatingField(props: RatingFieldProps) {
  const { label, name, value, onChange, onBlur, min = 1, low, high, error, hint, required, disabledReason } = props;
  const messages = useMessages(ratingFieldMessages);
  const { ids, aria } = useField('RatingField', props);
  const locked = disabledReason !== undefined;
  const steps = stepsFrom(min);
  if (process.env.NODE_ENV !== 'production' && value !== null && !steps.includes(value)) {
    devWarning(
      'RatingField',
      `${value} is not an integer from ${min} to ${max}.`,
      'No option appears selected.',
      'Use `null` for no selection.',
    );
  }
  const getEndLabel = (step: number) => (step === min ? `, ${low}` : step === max ? `, ${high}` : '');
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
        <span id={ids.label}>
          {label}
          <OptionalMark {...{ required, disabledReason }} />
        </span>
      </legend>
      <div className={styles.scale} data-count={steps.length}>
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
        <span>
          {min}: {low}
        </span>
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
