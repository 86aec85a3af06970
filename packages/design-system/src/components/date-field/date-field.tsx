'use client';

import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { afterPress } from '../../internals/after-press.ts';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import * as styles from './date-field.css.ts';
import { dateFieldMessages } from './date-field.messages.ts';
import { addSlashes, formatDay, isDay, parseDay } from './day.ts';

declare const process: Environment;

export interface DateFieldProps extends FieldProps<string> {
  /** First allowed date, `YYYY-MM-DD`, inclusive. An earlier date is reported on blur. */
  min?: string | undefined;
  /** Last allowed date, `YYYY-MM-DD`, inclusive. A later date is reported on blur. */
  max?: string | undefined;
  /** Native text input, not the hidden date picker. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Date input, typed or picked. `value` is `YYYY-MM-DD`; while the text is not a complete date, `onChange` passes it
 * unchanged, so that partial input is never lost and `isDay` can tell the two apart.
 */
export function DateField(props: DateFieldProps) {
  const { label, name, value, onChange, onBlur, required, disabledReason, min, max } = props;
  const messages = useMessages(dateFieldMessages);
  const { formats } = useLocale();
  const [text, setText] = useState(formatDay(value));
  const [blurred, setBlurred] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  for (const limit of [min, max]) {
    if (process.env.NODE_ENV === 'production' || limit === undefined || isDay(limit)) continue;
    devWarning(
      'DateField',
      `"${limit}" is not a valid limit.`,
      'Dates are compared as text, so the check would be wrong.',
      'Use YYYY-MM-DD for `min` and `max`.',
    );
  }

  // The value was changed by the parent. The field always shows the value that will be saved.
  const shown = formatDay(value);
  if (value !== (parseDay(text) ?? text) && text !== shown) setText(shown);

  function validate(): string | undefined {
    if (!blurred || value === '') return undefined;
    if (!isDay(value)) return messages.unreadable;
    if (min !== undefined && value < min) return messages.early(formats.date(min, 'numeric'));
    if (max !== undefined && value > max) return messages.late(formats.date(max, 'numeric'));
    return undefined;
  }
  const error = props.error ?? validate();
  const hint = props.hint ?? messages.format;
  const { ids, aria } = useField('DateField', { ...props, error, hint });
  const locked = disabledReason !== undefined;

  function write(next: string) {
    setText(next);
    onChange(parseDay(next) ?? next);
  }

  function leave() {
    const day = parseDay(text);
    if (day) setText(formatDay(day));
    afterPress(() => setBlurred(true));
    onBlur?.();
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    if (!isDay(event.target.value)) return;
    write(formatDay(event.target.value));
    setBlurred(true);
  }

  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      <div className={styles.box}>
        <input
          {...aria}
          ref={props.ref}
          className={`${control} ${styles.input}`}
          type="text"
          inputMode="numeric"
          name={name}
          value={text}
          onChange={(event) => write(addSlashes(text, event.target.value))}
          onBlur={leave}
          readOnly={locked}
          autoComplete={props.autoComplete ?? 'off'}
        />
        {!locked && (
          <>
            <input
              ref={picker}
              className={styles.picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={isDay(value) ? value : ''}
              min={min}
              max={max}
              onChange={pick}
            />
            <button
              type="button"
              className={styles.open}
              aria-label={messages.open(label)}
              onClick={() => picker.current?.showPicker()}
            >
              <CalendarDays />
            </button>
          </>
        )}
      </div>
    </FieldFrame>
  );
}
