'use client';

import type { ReactNode } from 'react';
import * as choice from '../../internals/choice/choice.css.ts';
import { classNames } from '../../internals/class-names.ts';
import { FieldNotes, OptionalMark } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import * as styles from './radio-group.css.ts';

/** One choice. */
export interface RadioOption {
  /** Unique within the group. */
  value: string;
  /** Accessible name of the choice. */
  label: string;
  /** Second line, read after the label. */
  description?: ReactNode;
  /** Reason why it cannot be chosen; replaces the description. The choice stays focusable. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps extends Omit<FieldProps<string>, 'autoComplete'> {
  /** In the given order. None is chosen unless `value` is one of them. */
  options: readonly RadioOption[];
  /**
   * `inline` places short choices side by side, an even number of them in pairs on a phone. `segmented` makes two or
   * three of one word each parts of one control, without their descriptions. Default `stacked`.
   */
  layout?: 'stacked' | 'inline' | 'segmented' | undefined;
}

/** One of a few choices, all of them visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, options, layout } = props;
  const { ids, aria } = useField('RadioGroup', props);
  const segmented = layout === 'segmented';
  return (
    <fieldset
      id={ids.control}
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
      <div
        className={styles.options}
        data-layout={layout ?? 'stacked'}
        data-pairs={options.length > 2 && options.length % 2 === 0}
      >
        {options.map((option) => {
          const locked = disabledReason !== undefined || option.disabledReason !== undefined;
          const id = `${ids.control}-${option.value}`;
          const more = segmented ? undefined : (option.disabledReason ?? option.description);
          return (
            <label key={option.value} className={segmented ? styles.segment : choice.row} htmlFor={id}>
              <input
                id={id}
                type="radio"
                className={segmented ? styles.segmentRadio : `${choice.mark} ${choice.dot}`}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => !locked && onChange(option.value)}
                onBlur={onBlur}
                aria-disabled={locked || undefined}
                aria-invalid={aria['aria-invalid']}
                aria-labelledby={`${id}-label`}
                aria-describedby={
                  classNames(Boolean(more) && `${id}-more`, error !== undefined && ids.error) || undefined
                }
              />
              <span className={segmented ? undefined : choice.content}>
                <span id={`${id}-label`}>{option.label}</span>
                {more && (
                  <span id={`${id}-more`} className={choice.description}>
                    {more}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <div className={styles.notes}>
        <FieldNotes {...{ ids, hint, error, disabledReason }} />
      </div>
    </fieldset>
  );
}
