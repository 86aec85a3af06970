'use client';

import type { Ref } from 'react';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './text-area.css.ts';
import { textAreaMessages } from './text-area.messages.ts';

export interface TextAreaProps extends FieldProps<string> {
  /** Height in lines at first; the text area grows with its text where the browser supports it. Default 4. */
  rows?: number | undefined;
  /** Shows a counter from half of it. Longer text can be typed, so that a paste is never truncated: the form reports it. */
  maxLength?: number | undefined;
  /** Native `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, maxLength, rows = 4 } = props;
  const { ids, aria } = useField('TextArea', props);
  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      <textarea
        {...aria}
        ref={props.ref}
        className={`${control} ${styles.area}`}
        name={name}
        rows={rows}
        style={{ [styles.rowsName]: rows }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        readOnly={disabledReason !== undefined}
        autoComplete={props.autoComplete}
      />
      {maxLength !== undefined && <Counter used={value.length} max={maxLength} />}
    </FieldFrame>
  );
}

/** Shown from half of the limit and updated on every key, announced only near the limit. */
function Counter({ used, max }: { used: number; max: number }) {
  const messages = useMessages(textAreaMessages);
  const remaining = max - used;
  const isNearLimit = remaining <= Math.max(10, max * 0.1);
  return (
    <>
      {used >= max / 2 && (
        <div className={styles.counter} data-over={remaining < 0} aria-hidden={isNearLimit || undefined}>
          {remaining < 0 ? messages.over(-remaining) : messages.counter(used, max)}
        </div>
      )}
      <VisuallyHidden aria-live="polite">
        {isNearLimit && (remaining < 0 ? messages.over(-remaining) : messages.left(remaining))}
      </VisuallyHidden>
    </>
  );
}
