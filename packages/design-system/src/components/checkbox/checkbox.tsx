'use client';

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import * as choice from '../../internals/choice/choice.css.ts';
import { FieldNotes } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'autoComplete'> {
  /** Explanation below the label, which is not part of the accessible name. */
  description?: ReactNode;
  /** Some but not all of the controlled items are checked. A press reports the opposite of `value`. */
  indeterminate?: boolean | undefined;
  /** Native `<input type="checkbox">`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes-or-no field in a form. It takes effect when the form is saved; use `Switch` for an immediate effect. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, value, onChange, onBlur, error, hint, disabledReason, description } = props;
  const { indeterminate = false, ref } = props;
  const { ids, aria } = useField('Checkbox', props);
  const input = useRef<HTMLInputElement>(null);

  // There is no HTML attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={styles.checkbox}>
      <label className={choice.row} htmlFor={ids.control}>
        <input
          {...aria}
          ref={(node) => {
            input.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          type="checkbox"
          className={`${choice.mark} ${choice.box}`}
          name={name}
          checked={value}
          onChange={(event) => disabledReason === undefined && onChange(event.target.checked)}
          onBlur={onBlur}
          aria-labelledby={ids.label}
        />
        <span className={choice.content}>
          <span id={ids.label}>{label}</span>
          {description && <span className={choice.description}>{description}</span>}
        </span>
      </label>
      <FieldNotes {...{ ids, hint, error, disabledReason }} />
    </div>
  );
}
