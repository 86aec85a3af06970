'use client';

import type { ReactNode, Ref } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { FieldNotes } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './switch.css.ts';
import { switchMessages } from './switch.messages.ts';

export interface SwitchProps extends Omit<FieldProps<boolean>, 'autoComplete' | 'required'> {
  description?: ReactNode;
  /** Hides the label visually, for table rows that already show it. */
  hideLabel?: boolean | undefined;
  /** State texts next to the track; default to yes and no. */
  states?: { on: string; off: string } | undefined;
  saving?: boolean | undefined;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Setting that takes effect immediately, without a save button. */
export function Switch(props: SwitchProps) {
  const { label, name, value, onChange, onBlur, error, hint, disabledReason, description, saving = false } = props;
  const messages = useMessages(switchMessages);
  const { ids, aria } = useField('Switch', props);
  const states = props.states ?? messages;
  const locked = disabledReason !== undefined || saving;
  const text = <span id={ids.label}>{label}</span>;
  return (
    <div className={styles.frame}>
      <label className={styles.row} htmlFor={ids.control}>
        <input
          {...aria}
          ref={props.ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
          role="switch"
          className={styles.track}
          name={name}
          checked={value}
          onChange={(event) => !locked && onChange(event.target.checked)}
          onBlur={onBlur}
          aria-disabled={locked || undefined}
          aria-busy={saving || undefined}
          aria-labelledby={ids.label}
          aria-describedby={classNames(aria['aria-describedby'], props.describedBy) || undefined}
        />
        <span className={styles.state} aria-hidden="true">
          {value ? states.on : states.off}
          {saving && <span className={styles.spinner} />}
        </span>
        {props.hideLabel ? (
          <VisuallyHidden>{text}</VisuallyHidden>
        ) : (
          <span className={styles.content}>
            {text}
            {description && <span className={styles.description}>{description}</span>}
          </span>
        )}
      </label>
      <VisuallyHidden role="status">{saving && messages.saving}</VisuallyHidden>
      <FieldNotes {...{ ids, hint, error, disabledReason }} />
    </div>
  );
}
