'use client';

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import * as styles from './text-field.css.ts';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
  spellCheck?: boolean | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Text or a unit at the end of the input, e.g. `kg`. Repeat it in the label. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, suffix } = props;
  const { ids, aria } = useField('TextField', props);
  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      <div className={styles.box}>
        <input
          {...aria}
          ref={props.ref}
          className={`${control} ${suffix ? styles.withSuffix : ''}`.trim()}
          type={props.type ?? 'text'}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          readOnly={disabledReason !== undefined}
          autoComplete={props.autoComplete}
          autoCapitalize={props.autoCapitalize}
          spellCheck={props.spellCheck}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
