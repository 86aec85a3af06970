'use client';

import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './select-field.css.ts';
import { selectFieldMessages } from './select-field.messages.ts';

/** One choice. */
export interface SelectOption {
  /** Unique among the options; an empty text stands for no choice. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Cannot be chosen. Prefer to leave the option out, or `RadioGroup` with a reason. */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps<string> {
  /** In the given order. A `value` that is not among them is shown as no choice. */
  options: readonly SelectOption[];
  /** Text for no choice. Defaults to "Scegli…" in the language of the page. */
  placeholder?: string | undefined;
  /** Native `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of many choices, based on the native `<select>`. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, options } = props;
  const messages = useMessages(selectFieldMessages);
  const { ids, aria } = useField('SelectField', props);
  const known = options.some((option) => option.value === value);
  const locked = disabledReason !== undefined;
  const needsPlaceholder = !options.some((option) => option.value === '') && (!known || !required);

  function keepClosed(event: KeyboardEvent<HTMLSelectElement> | MouseEvent<HTMLSelectElement>) {
    if (!locked || ('key' in event && event.key === 'Tab')) return;
    event.preventDefault();
    event.currentTarget.focus();
  }

  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      <div className={styles.box}>
        <select
          {...aria}
          ref={props.ref}
          className={`${control} ${styles.select}`}
          name={name}
          value={known ? value : ''}
          data-empty={!known}
          onChange={(event) => !locked && onChange(event.target.value)}
          onMouseDown={keepClosed}
          onKeyDown={keepClosed}
          onBlur={onBlur}
          autoComplete={props.autoComplete}
        >
          {needsPlaceholder && <option value="">{props.placeholder ?? messages.choose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow} aria-hidden="true">
          <ChevronDown />
        </span>
      </div>
    </FieldFrame>
  );
}
