'use client';

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import * as choice from '../../internals/choice/choice.css.ts';
import { FieldNotes, RequiredMark } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'autoComplete'> {
  description?: ReactNode;
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, description } = props;
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
          {required && <RequiredMark />}
          {description && <span className={choice.description}>{description}</span>}
        </span>
      </label>
      <FieldNotes {...{ ids, hint, error, disabledReason }} />
    </div>
  );
}
