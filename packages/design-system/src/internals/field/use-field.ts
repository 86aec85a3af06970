import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { devWarning, type Environment } from '../dev.ts';

declare const process: Environment;

export interface FieldProps<Value> {
  /** Always visible; names the control for screen readers and voice control. */
  label: string;
  /** Name of the control, by which `FormDialog` finds it to focus an error. */
  name: string;
  /** Controlled value. */
  value: Value;
  /** Receives each change, also of incomplete input; not called while disabled. */
  onChange: (value: Value) => void;
  /** Called when focus leaves the control, e.g. to validate. */
  onBlur?: (() => void) | undefined;
  /** Problem and remedy; announced when it appears. */
  error?: string | undefined;
  /** Help below the control, read after the label. */
  hint?: ReactNode;
  /**
   * Read with the field; the form checks it. In a form with a required field the others have "(facoltativo)" in their
   * label, except in an element with `data-unmarked`, where a sentence says which are needed.
   */
  required?: boolean | undefined;
  /** Reason why it is read-only. The value stays readable and focusable. */
  disabledReason?: string | undefined;
  /** Value of the HTML attribute, e.g. `email`, as WCAG 1.3.5 requires for personal data. */
  autoComplete?: string | undefined;
  /** ID of the control. Generated without it. */
  id?: string | undefined;
}

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
  reason: string;
}

interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
}

type Common = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'required' | 'disabledReason' | 'id'>;

export function useField(component: string, props: Common): { ids: FieldIds; aria: ControlAria } {
  const generated = useId();
  const control = props.id ?? generated;
  if (process.env.NODE_ENV !== 'production' && props.label.trim() === '') {
    devWarning(
      component,
      '`label` is empty.',
      'Fields without a visible label are not accessible, e.g. by screen reader or voice control.',
      'Pass a visible label.',
    );
  }
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    reason: `${control}-reason`,
  };
  const describedBy = classNames(
    Boolean(props.error) && ids.error,
    Boolean(props.disabledReason) && ids.reason,
    Boolean(props.hint) && ids.hint,
  );
  return {
    ids,
    aria: {
      id: control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': props.error ? true : undefined,
      'aria-required': props.required || undefined,
      'aria-disabled': props.disabledReason ? true : undefined,
    },
  };
}
